// npm run import -- network|sales|goals FILE: loads a file of the office into the database of this installation.
import { runRestCommand, withPath } from './restCommand.mjs';

runRestCommand('import', withPath(process.argv.slice(2), 1));
