/**
 * Whether properties run with their full number of random histories (RANDOM_RUNS=all) instead of the few of `npm test`.
 */
export const areAllRun = process.env['RANDOM_RUNS'] === 'all';

/** The number of random histories for a property. */
export const randomRuns = (few: number, all: number): number => (areAllRun ? all : few);
