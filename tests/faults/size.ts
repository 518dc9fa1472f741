/** How much is done to the processes: `npm run test:faults -- --long` does it as often as a release deserves. */
const isLong = process.env['FAULTS'] === 'long';

/** How often every connection to the database is closed by the server, and how often the server itself dies. */
export const faults = isLong ? { cuts: 100, crashes: 20 } : { cuts: 10, crashes: 3 };

/** Milliseconds that a test of them may take. */
export const faultsTimeout = (isLong ? 40 : 8) * 60_000;
