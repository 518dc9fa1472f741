import { isNight, shareOfRun } from '@gdd/schema/testing/run';

/** The number of random rounds: few, but all of them by night. */
export const randomRuns = (few: number, all: number): number => (isNight ? all : few);

/** Whether a run has one random history of a property, too few to come across everything that a test looks for. */
export const hasOneHistory = shareOfRun !== 'all' && process.env['TEST_RING'] === 'change';

/**
 * How many random histories a property tries, and from which seed: after a change one, which is another one at each
 * commit, before a landing few, by night all.
 */
export const randomHistories = (seed: number, few: number, all: number): { seed: number; numRuns: number } =>
  hasOneHistory ? { seed: seed + 1 + Number(shareOfRun), numRuns: 1 } : { seed, numRuns: randomRuns(few, all) };
