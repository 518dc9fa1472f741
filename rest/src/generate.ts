/**
 * Fills an empty Postgres with a generated programme of any size, for benchmarks:
 * `node rest/dist/generate.js --dealers 100000 --lines 20000000`.
 */
import { readConfig } from './config.js';
import { generateCommand } from './demonstration/generate.js';
import { failureText } from './ground/operatorError.js';

try {
  await generateCommand(process.argv.slice(2), readConfig(process.env), (text) => process.stdout.write(text));
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
