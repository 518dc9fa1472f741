// npm run restore -- FOLDER: restores a backup into an empty database and data folder.
import { runRestCommand, withPath } from './restCommand.mjs';

runRestCommand('restore', withPath(process.argv.slice(2), 0));
