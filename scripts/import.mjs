// npm run import -- network|sales|goals|payments|outcomes FILE: imports a file into the database of this installation.
import { runRestCommand, withPath } from './restCommand.mjs';

runRestCommand('import', withPath(process.argv.slice(2), 1));
