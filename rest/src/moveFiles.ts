/** Moves the files of the data folder into the bucket of the settings: `node rest/dist/moveFiles.js`. */
import { readConfig } from './config.js';
import { systemClock } from './ground/clock.js';
import { failureText } from './ground/operatorError.js';
import { moveFiles } from './operations/moveFiles.js';

try {
  const isComplete = await moveFiles(readConfig(process.env), systemClock, (line) => process.stdout.write(`${line}\n`));
  if (!isComplete) process.exitCode = 1;
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
