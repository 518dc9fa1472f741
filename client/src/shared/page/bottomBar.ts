/** Pixels of the menu at the bottom of a phone, the safe area below it not counted. */
export const bottomBarHeight = 60;
