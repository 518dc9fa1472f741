// npm run recompute: recomputes every figure from the sale lines and compares it with the stored one.
// With --repair it first rebuilds the rollups.
import { runRestCommand } from './restCommand.mjs';

runRestCommand('recompute', process.argv.slice(2));
