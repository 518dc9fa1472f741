/**
 * `npm run bench -- drain [--rounds N]`: one of two gateways that share a load is stopped, in each round: how long it
 * takes to end, how many requests it still serves, and how many fail. Then `npm start`, both tiers under load: how
 * long until both have ended.
 */
import { parseArgs } from 'node:util';
import { StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { BalancedLoad } from '../faults/balancedLoad.js';
import { PortalProcess } from '../faults/portalProcess.js';
import { stopUnderLoad, type LoadedEnd } from '../faults/stopUnderLoad.js';
import { Office } from '../programme/office.js';
import { printTable, quantile } from './table.js';

const { values: flags } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const upstream = await StubUpstream.start();
const ends: LoadedEnd[] = [];
for (let round = 0; round < Number(flags.rounds); round += 1) ends.push(await stopUnderLoad(upstream, 'SIGTERM'));
await upstream.close();

/** Milliseconds that `npm start` takes to end under full load. */
async function stopPortalUnderLoad(): Promise<number> {
  const portal = await PortalProcess.start({ RATE_FACTOR: '100000' });
  await portal.printed(/^ {2}dealer /m);
  const { token } = await Office.signIn(portal.restUrl);
  const load = await BalancedLoad.start([portal.url], '{ user { name } brands }', { token });
  const began = performance.now();
  await portal.end();
  const took = performance.now() - began;
  await load.stop();
  return took;
}

const portalTimes: number[] = [];
for (let round = 0; round < Number(flags.rounds); round += 1) portalTimes.push(await stopPortalUnderLoad());

const times = ends.map(({ milliseconds }) => milliseconds);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const spread = (each: readonly number[]) => [quantile(each, 0.5).toFixed(0), Math.max(...each).toFixed(0)];
printTable(
  ['what stops', 'rounds', 'median ms', 'longest ms', 'answered while draining', 'failed'],
  [
    [
      'a gateway of two',
      String(ends.length),
      ...spread(times),
      String(sum(ends.map(({ after }) => after))),
      String(sum(ends.map(({ failures }) => failures.length))),
    ],
    ['npm start, both tiers', String(portalTimes.length), ...spread(portalTimes), '', ''],
  ],
);
