/** The grid's heights in pixels, shared with its skeleton. */
export const rowHeights = { normal: 44, compact: 34 } as const;
export const gridHeaderHeight = 40;
