/** The height in pixels of a bar with its name and its value: large enough to be tapped. */
export const barHeight = 44;
