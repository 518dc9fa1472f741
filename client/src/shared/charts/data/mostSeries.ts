/** The maximum number of series in a chart: each has its own colour and texture. */
export const mostSeries = 6;
