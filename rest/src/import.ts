/**
 * Imports a file: `node rest/dist/import.js network|sales|goals|payments|outcomes FILE [--column COLUMN=FIELD]...`. Exits with 1 without changes if the file has
 * errors or is missing, or if the embedded database is in use.
 */
import { readConfig } from './config.js';
import { importCommand } from './operations/importCommand.js';
import { failureText } from './ground/operatorError.js';

try {
  const { text, isLoaded } = await importCommand(process.argv.slice(2), readConfig(process.env));
  process.stdout.write(text);
  if (!isLoaded) process.exitCode = 1;
} catch (error) {
  process.stderr.write(failureText(error));
  process.exitCode = 1;
}
