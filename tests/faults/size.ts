import { isNight } from '@gdd/schema/testing/run';

/**
 * How often the server closes every connection to the database (cuts), the database server dies (crashes) and the REST
 * service dies (kills): kills at least three times, and no more after `killingMs` milliseconds.
 */
export const faults = isNight
  ? { cuts: 100, crashes: 20, kills: 60, killingMs: 300_000 }
  : { cuts: 10, crashes: 3, kills: 6, killingMs: 20_000 };

/** The timeout of such a test, in milliseconds. */
export const faultsTimeout = (isNight ? 40 : 8) * 60_000;

/**
 * The rounds in which two replicas of each tier are restarted in turn, the requests a second, and the factor of the
 * gateways' deadlines: other tests run in parallel, and failures by overload must not count. `npm run bench -- rolling`
 * measures at 50 requests a second with the deadlines of production.
 */
export const rolling = isNight
  ? { rounds: [1, 2, 3, 4, 5], perSecond: 50, deadlineFactor: 1 }
  : { rounds: [1], perSecond: 10, deadlineFactor: 10 };
