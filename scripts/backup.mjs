// npm run backup -- FOLDER: makes a backup of this installation in a new folder.
import { runRestCommand, withPath } from './restCommand.mjs';

runRestCommand('backup', withPath(process.argv.slice(2), 0));
