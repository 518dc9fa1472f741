// npm run generate -- --dealers N --lines N: fills the empty Postgres of DATABASE_URL with a generated programme of
// this size.
import { runRestCommand } from './restCommand.mjs';

runRestCommand('generate', process.argv.slice(2));
