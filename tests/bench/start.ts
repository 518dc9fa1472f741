/**
 * `npm run bench -- start [--rounds N]`: how long `npm start` of the built product takes until it prints its users: on
 * an empty folder, which it fills with the demonstration programme, and on that folder again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PortalProcess } from '../faults/portalProcess.js';
import { printTable, quantile, seconds } from './table.js';

const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'gdd-start-bench-'));

/** Milliseconds from the command to the line with the users, which is printed when both tiers are ready. */
async function started(): Promise<number> {
  const began = performance.now();
  const portal = await PortalProcess.start({ DATA_DIR: folder, DEMO_DATA: 'full' });
  await portal.printed(/^ {2}dealer /m);
  const took = performance.now() - began;
  await portal.end();
  return took;
}

const empty = await started();
const again: number[] = [];
for (let round = 0; round < Number(flags.rounds); round += 1) again.push(await started());
rmSync(folder, { recursive: true, force: true });

printTable(
  ['npm start', 'rounds', 'median', 'longest', 'bar'],
  [
    ['on an empty folder', '1', seconds(empty), seconds(empty), '30 s'],
    ['on its folder', String(again.length), seconds(quantile(again, 0.5)), seconds(Math.max(...again)), '3 s'],
  ],
);
