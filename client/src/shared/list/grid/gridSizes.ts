/** The grid's heights in pixels, shared with the skeleton that stands in its place. */
export const rowHeights = { normal: 44, compact: 34 } as const;
export const gridHeaderHeight = 40;
