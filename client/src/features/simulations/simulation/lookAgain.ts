/** The polling interval for unfinished simulations, in milliseconds. */
export const pollInterval = 1_000;
