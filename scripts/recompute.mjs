// npm run recompute: computes every figure from the sale lines anew and compares it with the stored one.
// With --repair it first makes the figures of many dealers anew.
import { runRestCommand } from './restCommand.mjs';

runRestCommand('recompute', process.argv.slice(2));
