/**
 * Migrates the database and exits: `node rest/dist/migrate.js`. A start of the service does the same; run separately,
 * it shows whether an upgrade works before any service is replaced. Running services continue meanwhile
 * (docs/operations, 'Upgrade').
 */
import { readConfig } from './config.js';
import { clockOf } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';
import { openProgramme } from './operations/programme.js';

try {
  const config = readConfig(process.env);
  const programme = await openProgramme(config, clockOf(config));
  await programme.close();
  process.stdout.write('The tables are those of this version.\n');
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
