/** Puts a backup into an empty database and data folder or bucket: `node rest/dist/restore.js FOLDER`. */
import { readConfig } from './config.js';
import { BackupError, restoreBackup } from './operations/backup.js';
import { systemClock } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) throw new BackupError('Usage: npm run restore -- FOLDER');
  const { madeAt } = await restoreBackup(readConfig(process.env), folder, systemClock);
  process.stdout.write(`The portal is as it was at ${madeAt}. Everybody signs in anew; npm run recompute checks it.\n`);
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
