/** The most series of a chart that can be distinguished, each by its colour and its texture. */
export const mostSeries = 6;
