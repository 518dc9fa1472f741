// npm run backup -- FOLDER: writes a backup of this installation to a new folder.
import { runRestCommand, withPath } from './restCommand.mjs';

runRestCommand('backup', withPath(process.argv.slice(2), 0));
