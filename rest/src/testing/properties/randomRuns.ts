import { isNight } from '@gdd/schema/testing/run';

/** The number of random histories for a property: few, but all of them by night. */
export const randomRuns = (few: number, all: number): number => (isNight ? all : few);
