/** The height in pixels of the menu at the bottom of a phone, without the safe area below it. */
export const bottomBarHeight = 60;
