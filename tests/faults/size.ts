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
