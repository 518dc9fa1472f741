/** Pixels that each bar of BarsChart takes, with its name and its value: what a finger can hit. */
export const barHeight = 44;
