/**
 * `npm run bench -- simulation [--dealers N] [--lines N] [--rounds N]`: a simulation of the whole network at three
 * volumes, again with other rates alone, previews of a change of rules, how long another request waits
 * and the service's memory meanwhile; and, at the demonstration's size, the cost preview of the editor.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nameWriterVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { benchServer, onDatabase } from './postgres.js';
import { copyProgramme } from './copiedProgramme.js';
import { filledDatabase, Service } from './service.js';
import { printTable } from './table.js';

const { values: flags } = parseArgs({
  options: {
    dealers: { type: 'string', default: '100000' },
    lines: { type: 'string', default: '2000000' },
    rounds: { type: 'string', default: '3' },
  },
});
const large = { dealers: Number(flags.dealers), lines: Number(flags.lines) };
/** The size that `npm start` fills an empty database with, or the given one where that is smaller. */
const demonstration = { dealers: Math.min(1200, large.dealers), lines: Math.min(150_000, large.lines) };
const rounds = Number(flags.rounds);
const volumes = ['0.80', '1.00', '1.20'];

interface Tier {
  readonly from: string;
  readonly rate: string;
}
interface Campaign {
  readonly id: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly incentiveDetail: { readonly tiers: readonly Tier[] };
  readonly factorBoostDetail: object;
  readonly eligibility: object;
}
interface Simulation {
  readonly id: number;
  readonly status: string;
  readonly results: readonly { readonly dealers: number }[] | null;
}

const server = await benchServer();
try {
  const url = await filledDatabase(server, large, copyProgramme);
  const rows = await ofNetwork(url);
  const ofDemonstration = await whileTyping(await filledDatabase(server, demonstration));
  printTable(['what', 'median', 'longest', 'its CPU', 'bar'], [...rows, ofDemonstration]);
  console.log(`\n${large.dealers} dealers, ${large.lines} lines, ${volumes.length} volumes, ${rounds} rounds`);
} finally {
  server.stop();
}

/** Simulations, again with other rates, previews of rules, and their effect on other requests and on memory. */
async function ofNetwork(url: string): Promise<string[][]> {
  const first: Made[] = [];
  const again: Made[] = [];
  const ofSimulations = await watched(url, async (service, campaign) => {
    // a new simulation would reuse the sums of an existing one
    await onDatabase(url, (client) => client.query('delete from simulations'));
    first.push(await simulated(service, campaign));
    await changeRates(url, campaign, first.length);
    again.push(await simulated(service, campaign));
  });
  const previews: Took[] = [];
  const ofPreviews = await watched(url, async (service, campaign) => {
    previews.push(await previewed(service, campaign, previews.length));
  });
  const previewsOfLines: Took[] = [];
  const ofPreviewsOfLines = await watched(url, async (service, campaign) => {
    const changed = { ...campaign, factorBoostDetail: { boosts: [] } };
    previewsOfLines.push(await previewed(service, changed, previewsOfLines.length));
  });
  const all = `${first[0]?.dealers} dealers`;
  if (!first.every(({ dealers }) => dealers > 0)) throw new Error('A simulation has no dealers.');
  return [
    row(
      `${all} × ${volumes.length} volumes: their result`,
      first.map(({ result }) => result),
      '10 s',
    ),
    row(
      '… with every dealer’s row',
      first.map(({ whole }) => whole),
      '10 s',
    ),
    row(
      'the rates alone changed: the result',
      again.map(({ result }) => result),
      '1 s',
    ),
    row(
      '… with every dealer’s row',
      again.map(({ whole }) => whole),
    ),
    row('another request meanwhile', ofSimulations.took),
    row(`preview of other rates, ${all}`, previews),
    row('preview of other boosts', previewsOfLines),
    row('another request meanwhile', [...ofPreviews.took, ...ofPreviewsOfLines.took]),
    memory('memory over idle, simulations', ofSimulations.overIdle),
    memory('memory over idle, previews of rates', ofPreviews.overIdle),
    memory('memory over idle, previews of boosts', ofPreviewsOfLines.overIdle),
  ];
}

/**
 * Works in rounds on a service of its own: what earlier work has made a process hold is not given back, and would count
 * as memory of later work.
 *
 * @returns the times of another request meanwhile, and the greatest memory over that of the idle service, in MB
 */
async function watched(
  url: string,
  work: (service: Service, campaign: Campaign) => Promise<void>,
): Promise<{ took: Took[]; overIdle: number }> {
  const service = await Service.start(url);
  const campaign = await campaignOfAll(service, url);
  await service.call('GET', '/campaigns?year=2025');
  await pause(2000);
  const idle = service.memory();
  const beside = watch(service);
  for (let round = 0; round < rounds; round += 1) await work(service, campaign);
  const { took, most } = beside();
  await service.stop();
  return { took, overIdle: most - idle };
}

/**
 * Sends a small request every 100 ms meanwhile.
 *
 * @returns ends it, and returns the times and the greatest memory in MB
 */
function watch(service: Service): () => { took: Took[]; most: number } {
  const took: Took[] = [];
  let most = 0;
  let isOver = false;
  const poll = async () => {
    while (!isOver) {
      took.push(await timed(service, () => service.call('GET', '/user')));
      most = Math.max(most, service.memory());
      await pause(100);
    }
  };
  void poll();
  return () => {
    isOver = true;
    return { took, most };
  };
}

/** Requests the preview of other rates in a campaign's rules. */
function previewed(service: Service, campaign: Campaign, round: number): Promise<Took> {
  const { id, startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility } = campaign;
  const rules = { startsOn, endsOn, incentiveDetail: withRate(incentiveDetail, round), factorBoostDetail, eligibility };
  return timed(service, () => service.call('POST', `/campaigns/${id}/rules/preview`, rules));
}

/** Requests the cost of rules that differ each time, as the editor does while one types. */
async function whileTyping(url: string): Promise<string[]> {
  const service = await Service.start(url);
  const { id, startsOn, ...campaign } = await campaignOfAll(service, url);
  const took: Took[] = [];
  let dealers = 0;
  for (let round = 0; round < 5 * rounds; round += 1) {
    const { incentiveDetail, factorBoostDetail, eligibility } = campaign;
    const body = {
      ...baseOf(startsOn),
      incentiveDetail: withRate(incentiveDetail, round),
      factorBoostDetail,
      eligibility,
    };
    const preview = () =>
      service.call<{ result: { dealers: number } }>('POST', `/campaigns/${id}/simulations/preview`, body);
    took.push(await timed(service, async () => ({ dealers } = (await preview()).result)));
  }
  await service.stop();
  return row(`while one types, demonstration, ${dealers} dealers`, took, '300 ms');
}

/** An open campaign with every dealer of the network, by preference one that takes every line. */
async function campaignOfAll(service: Service, url: string): Promise<Campaign> {
  const id = await onDatabase(url, async (client) => {
    const { rows: found } = await client.query<{ id: number }>(
      `select id from campaigns where state = 'open' order by eligibility = '{}'::jsonb desc, starts_on, id limit 1`,
    );
    const [campaign] = found;
    if (campaign === undefined) throw new Error('No campaign is open.');
    await client.query(nameWriterVersion);
    // with the tyres of its period, as if no boost applied
    await client.query(
      `insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, accepted_at, accepted_rules_version,
         quantity, boosted_quantity, tires_purchased)
       select campaign.id, dealer.id, 10 + dealer.id % 40, now(), now(), campaign.rules_version, coalesce(bought, 0),
         coalesce(bought, 0), greatest(coalesce(bought, 0), 0)
       from campaigns as campaign cross join members as dealer left join lateral (
         select sum(quantity) as bought from sales
         where dealer_id = dealer.id and sold_on between campaign.starts_on and campaign.ends_on
       ) as line on true
       where campaign.id = $1 and dealer.role = 'Dealer' and dealer.deleted_at is null
       on conflict do nothing`,
      [campaign.id],
    );
    await client.query('analyze memberships');
    return campaign.id;
  });
  return (await service.call<{ campaign: Campaign }>('GET', `/campaigns/${id}`)).campaign;
}

interface Took {
  readonly ms: number;
  /** Processor time of the service, in seconds. */
  readonly cpu: number;
}

async function timed(service: Service, work: () => Promise<unknown>): Promise<Took> {
  const startedAt = performance.now();
  const cpu = service.cpuSeconds();
  await work();
  return { ms: performance.now() - startedAt, cpu: service.cpuSeconds() - cpu };
}

interface Made {
  readonly result: Took;
  readonly whole: Took;
  readonly dealers: number;
}

/** Runs a simulation: the time to its result, and the time until the rows of its dealers are complete too. */
async function simulated(service: Service, { id, startsOn }: Campaign): Promise<Made> {
  const body = { ...baseOf(startsOn), volumes };
  let found: Simulation | undefined;
  const until = async (isReached: (simulation: Simulation) => boolean) => {
    found ??= (await service.call<{ simulation: Simulation }>('POST', `/campaigns/${id}/simulations`, body)).simulation;
    while (!isReached(found)) {
      await pause(40);
      found = (await service.call<{ simulation: Simulation }>('GET', `/simulations/${found.id}`)).simulation;
      if (found.status === 'failed') throw new Error('The simulation failed.');
    }
  };
  const result = await timed(service, () => until(({ results }) => results !== null));
  const rest = await timed(service, () => until(({ status }) => status === 'done'));
  const whole = { ms: result.ms + rest.ms, cpu: result.cpu + rest.cpu };
  return { result, whole, dealers: found?.results?.[0]?.dealers ?? 0 };
}

/** Sets other rates in the database; the figures of the campaign are not recomputed. */
function changeRates(url: string, { id, incentiveDetail }: Campaign, round: number): Promise<unknown> {
  const changed = withRate(incentiveDetail, round);
  return onDatabase(url, (client) =>
    client.query('update campaigns set incentive_detail = $2 where id = $1', [id, JSON.stringify(changed)]),
  );
}

function withRate(detail: Campaign['incentiveDetail'], thousandths: number): Campaign['incentiveDetail'] {
  const rate = `1.${String(thousandths).padStart(3, '0')}`;
  return { ...detail, tiers: detail.tiers.map((tier) => ({ ...tier, rate })) };
}

function baseOf(startsOn: string): { from: string; to: string } {
  const year = Number(startsOn.slice(0, 4)) - 1;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

function memory(name: string, megabytes: number): string[] {
  return [name, '', `${megabytes.toFixed(0)} MB`, '', '200 MB'];
}

function row(name: string, all: readonly Took[], bar = ''): string[] {
  const median = [...all].sort((one, other) => one.ms - other.ms)[Math.floor(all.length / 2)] ?? { ms: 0, cpu: 0 };
  const longest = Math.max(...all.map(({ ms }) => ms));
  return [name, `${median.ms.toFixed(0)} ms`, `${longest.toFixed(0)} ms`, `${median.cpu.toFixed(2)} s`, bar];
}
