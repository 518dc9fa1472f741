/** How often histories are made at random: a few times in `npm test`, as often as it takes where all are asked for. */
export const areAllRun = process.env['RANDOM_RUNS'] === 'all';

/** The number of histories that a property is tried with. */
export const randomRuns = (few: number, all: number): number => (areAllRun ? all : few);
