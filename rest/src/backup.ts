/** Writes a backup of the portal to a new folder: `node rest/dist/backup.js FOLDER`. */
import { readConfig } from './config.js';
import { BackupError, makeBackup } from './operations/backup.js';
import { systemClock } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new BackupError('Usage: npm run backup -- FOLDER');
  await makeBackup(readConfig(process.env), folder, systemClock);
  process.stdout.write(`The backup is in ${folder}.\n`);
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
