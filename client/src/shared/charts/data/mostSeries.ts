/** The most series of a chart that can be told apart, each by its colour and its texture. */
export const mostSeries = 6;
