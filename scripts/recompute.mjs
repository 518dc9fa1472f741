// npm run recompute: computes every figure from the sale lines anew and compares it with the one that is kept.
import { runRestCommand } from './restCommand.mjs';

runRestCommand('recompute');
