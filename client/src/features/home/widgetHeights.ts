/** Pixels that the chart of the months takes, with its head and its sentence. */
export const monthsHeight = 434;
