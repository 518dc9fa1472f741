/** Milliseconds between two looks at simulations that are under way. */
export const lookAgain = 1_000;
