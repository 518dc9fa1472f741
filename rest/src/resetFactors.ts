/**
 * Removes the second factors of somebody who has lost them: `node rest/dist/resetFactors.js <username>`
 * (docs/operations/README.md).
 */
import { readConfig } from './config.js';
import { clockOf } from './ground/clock.js';
import { failureText, OperatorError } from './ground/operatorError.js';
import { openProgramme } from './operations/programme.js';
import { resetFactors } from './people/auth/factorResets/resetFactors.js';

try {
  const [username] = process.argv.slice(2);
  if (username === undefined) throw new OperatorError('Usage: node rest/dist/resetFactors.js USERNAME');
  const config = readConfig(process.env);
  const clock = clockOf(config);
  const programme = await openProgramme(config, clock);
  try {
    const count = await resetFactors({ database: programme.database, clock }, username);
    process.stdout.write(`${count} removed: ${username} signs in with the password alone, and was told by mail.\n`);
  } finally {
    await programme.close();
  }
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
