/** How much is done to the processes: `npm run test:faults -- --long` does it as often as a release deserves. */
const isLong = process.env['FAULTS'] === 'long';

/**
 * How often every connection to the database is closed by the server, its server dies, and the REST service dies: three
 * times at least, and no more after so many milliseconds.
 */
export const faults = isLong
  ? { cuts: 100, crashes: 20, kills: 60, killingMs: 300_000 }
  : { cuts: 10, crashes: 3, kills: 6, killingMs: 20_000 };

/** Milliseconds that a test of them may take. */
export const faultsTimeout = (isLong ? 40 : 8) * 60_000;

/**
 * How often two of each tier are restarted in turn, at how many requests a second, and by what the gateways' deadlines are
 * multiplied: other tests run beside this one, and what overload fails is none of its matter. `npm run bench -- rolling`
 * measures at 50 requests a second and with the deadlines of production.
 */
export const rolling = isLong
  ? { rounds: [1, 2, 3, 4, 5], perSecond: 50, deadlineFactor: 1 }
  : { rounds: [1], perSecond: 10, deadlineFactor: 10 };
