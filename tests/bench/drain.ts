/**
 * `npm run bench -- drain [--rounds N]`: one of two gateways that share a load is asked to stop, again and again: how long
 * it takes to end, how many requests it still answered, and how many failed.
 */
import { parseArgs } from 'node:util';
import { StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { stopUnderLoad, type LoadedEnd } from '../faults/stopUnderLoad.js';
import { printTable, quantile } from './table.js';

const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const upstream = await StubUpstream.start();
const ends: LoadedEnd[] = [];
for (let round = 0; round < Number(flags.rounds); round += 1) ends.push(await stopUnderLoad(upstream, 'SIGTERM'));
await upstream.close();

const times = ends.map(({ milliseconds }) => milliseconds);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
printTable(
  ['rounds', 'median ms', 'longest ms', 'answered while draining', 'failed'],
  [
    [
      String(ends.length),
      quantile(times, 0.5).toFixed(0),
      Math.max(...times).toFixed(0),
      String(sum(ends.map(({ after }) => after))),
      String(sum(ends.map(({ failures }) => failures.length))),
    ],
  ],
);
