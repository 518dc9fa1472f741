// npm run move-files: moves the files of this installation into the bucket of the settings S3_….
import { runRestCommand } from './restCommand.mjs';

runRestCommand('moveFiles');
