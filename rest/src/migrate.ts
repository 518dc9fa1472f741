/**
 * Brings the database's tables up to date and ends: `node rest/dist/migrate.js`. A start does the same; on its own it says
 * whether an upgrade works before any service is replaced. The services that run go on meanwhile (docs/operations,
 * 'Upgrade').
 */
import { readConfig } from './config.js';
import { systemClock } from './clock.js';
import { failureText } from './operatorError.js';
import { openProgramme } from './programme/programme.js';

try {
  const programme = await openProgramme(readConfig(process.env), systemClock);
  await programme.close();
  process.stdout.write('The tables are those of this version.\n');
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
