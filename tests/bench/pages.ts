/**
 * `npm run bench -- pages [--dealers N,N] [--lines N,N] [--rounds N] [--only text,…] [--each]`: pages of tables,
 * reports and dashboards over HTTP, with any sort, filter, search and depth, on few against many dealers and on few
 * against many sale lines, interleaved in one run; and whether any of them read the table of sales from end to end.
 *
 * `--only` measures the kinds of page whose name holds the text, or one of several with commas between them. `--each`
 * prints the median of each request too.
 */
import { parseArgs } from 'node:util';
import { campaignDealerSortColumns, campaignSortColumns } from '@gdd/schema/campaigns';
import { dealerSortColumns } from '@gdd/schema/dealers';
import { rolePermissions, type Permission } from '@gdd/schema/permissions';
import {
  analyticsMeasures,
  reportAccess,
  reportSortColumns,
  reportTypes,
  type AnalyticsDimension,
} from '@gdd/schema/reports';
import { demonstrationUsers } from '../../rest/src/demonstration/users.js';
import { benchServer, onDatabase, type BenchServer } from './postgres.js';
import { filledDatabase, Service } from './service.js';
import { printTable, quantile } from './table.js';

const { values: flags } = parseArgs({
  options: {
    dealers: { type: 'string', default: '1000,100000' },
    lines: { type: 'string', default: '100000,2000000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
  },
});
const pair = (text: string): readonly [number, number] => {
  const [few = 0, many = 0] = text.split(',').map(Number);
  return [few, many];
};
const [fewDealers, manyDealers] = pair(flags.dealers);
const [fewLines, manyLines] = pair(flags.lines);
const rounds = Number(flags.rounds);
const only = flags.only.split(',');

/** A request of one kind of page, made for one database. */
interface PageRequest {
  readonly kind: string;
  readonly name: string;
  send(): Promise<unknown>;
}

interface Side {
  readonly name: string;
  readonly url: string;
  readonly service: Service;
  readonly requests: readonly PageRequest[];
}

const sizes = [
  { dealers: fewDealers, lines: fewLines },
  { dealers: manyDealers, lines: fewLines },
  { dealers: manyDealers, lines: manyLines },
];

async function run(on: BenchServer): Promise<void> {
  const urls: string[] = [];
  for (const size of sizes) urls.push(await filledDatabase(on, size));
  const scansBefore = await Promise.all(urls.map(scansOfSales));
  const sides: Side[] = [];
  for (const [index, url] of urls.entries()) {
    const service = await Service.start(url);
    sides.push({ name: nameOf(index), url, service, requests: await requestsFor(service) });
  }
  const times = await measure(sides);
  for (const { service } of sides) await service.stop();
  const scansAfter = await Promise.all(urls.map(scansOfSales));
  print(sides, times);
  const scans = scansAfter.map((after, index) => after - (scansBefore[index] ?? 0));
  await proveDetector(urls[0] ?? '');
  console.log(`\nsequential scans of sales: ${scans.join(', ')} (bar: 0 on each)`);
}

function nameOf(index: number): string {
  const { dealers, lines } = sizes[index] ?? { dealers: 0, lines: 0 };
  const short = (count: number) => (count >= 1e6 ? `${count / 1e6}M` : `${count / 1e3}k`);
  return `${short(dealers)} dealers, ${short(lines)} lines`;
}

/**
 * The number of sequential scans of `sales`; waits until all other connections are closed, which report theirs then.
 */
async function scansOfSales(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    while ((await client.query(others)).rowCount !== 0) await client.query('select pg_sleep(0.05)');
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ seq_scan: string }>(
      `select seq_scan from pg_stat_user_tables where relname = 'sales'`,
    );
    return Number(rows[0]?.seq_scan);
  });
}

/** Checks the counter of scans: one deliberate scan must be counted. */
async function proveDetector(url: string): Promise<void> {
  const before = await scansOfSales(url);
  await onDatabase(url, (client) => client.query('select * from sales limit 1'));
  if ((await scansOfSales(url)) !== before + 1) throw new Error('A sequential scan of sales was not counted.');
}

interface Table {
  readonly items: readonly { readonly dealerId: number; readonly id: number }[];
  readonly total: number;
}

interface State {
  readonly filter?: object;
  readonly sorting?: { readonly column: string; readonly direction: 'asc' | 'desc' };
  readonly searchTerm?: string;
  readonly page?: number | 'last' | 'middle';
  readonly pageSize?: number;
  readonly as?: string | undefined;
}

const bothWays = <Column extends string>(columns: readonly Column[]): State[] =>
  columns.flatMap((column) => (['asc', 'desc'] as const).map((direction) => ({ sorting: { column, direction } })));

const byName = { column: 'businessName', direction: 'asc' } as const;

async function requestsFor(service: Service): Promise<PageRequest[]> {
  const distributor = await service.call<{ dealers: readonly { id: number; code: string }[] }>(
    'GET',
    '/dealers/role/Distributor',
  );
  const memberId = distributor.dealers[0]?.id ?? 0;
  const filters: State[] = [
    { filter: { region: 'Lombardia' }, sorting: byName },
    { filter: { status: 'suspended' }, sorting: byName },
    { filter: { tier: ['gold', 'platinum'], region: 'Lazio' }, sorting: { column: 'province', direction: 'desc' } },
    { filter: { province: 'MI' } },
    { filter: { memberId }, sorting: byName },
  ];
  const searches: State[] = [
    ...['rossi', 'gomme', 'Milano', 'DE0004', 'viganò', 'nessuno si chiama così'].map((searchTerm) => ({ searchTerm })),
    { searchTerm: 'pneus', filter: { tier: 'gold' }, sorting: { ...byName, direction: 'desc' } },
  ];
  const callers: State[] = ['regional.manager', 'distributor', 'agent'].flatMap((as) => [
    { as },
    { as, sorting: byName, page: 'last' },
    { as, searchTerm: 'rossi' },
  ]);
  const deep = (columns: readonly string[]): State[] =>
    columns.flatMap((column) => [
      { sorting: { column, direction: 'asc' }, page: 'last' },
      { sorting: { column, direction: 'desc' }, page: 'middle', pageSize: 50 },
    ]);

  const requests: PageRequest[] = [];
  const add = async (kind: string, route: string, states: readonly State[]) => {
    for (const state of states) requests.push(await tableRequest(service, kind, route, state));
  };
  await add('dealers', '/dealers/table', [
    {},
    { pageSize: 100 },
    ...bothWays(dealerSortColumns),
    ...filters,
    { filter: { joinedOn: { from: '2020-01-01', to: '2020-12-31' } }, sorting: byName },
    { filter: { city: 'Milano' } },
    ...searches,
    ...deep(['id', 'businessName', 'city', 'tier', 'region']),
    ...callers,
  ]);
  for (const id of [86, 113]) {
    await add('dealers of a campaign', `/campaigns/${id}/dealers`, [
      {},
      { pageSize: 100 },
      ...bothWays(campaignDealerSortColumns),
      ...filters,
      { filter: { accepted: false }, sorting: byName },
      { filter: { goalReached: true }, sorting: { column: 'plafondAccumulated', direction: 'desc' } },
      { filter: { distributorId: memberId }, sorting: byName },
      { filter: { tiresPurchased: { from: 10, to: 50 } }, sorting: byName },
      { filter: { goalPercentage: { from: 90, to: '99.9' } }, sorting: { column: 'distributor', direction: 'asc' } },
      { filter: { tiresToNextThreshold: { to: 5 } }, sorting: { column: 'tiresToNextThreshold', direction: 'asc' } },
      { filter: { tiresToNextThreshold: { to: 5 }, accepted: true, region: 'Lazio' }, sorting: byName },
      ...searches,
      ...deep([
        'dealerId',
        'businessName',
        'tiresPurchased',
        'plafondAccumulated',
        'tiresToNextThreshold',
        'distributor',
      ]),
      ...callers,
    ]);
  }
  await add('campaigns', '/campaigns/table', [
    {},
    { pageSize: 100 },
    ...bothWays(campaignSortColumns),
    { filter: { year: 2024 } },
    { filter: { group: 'main', state: ['open', 'registrationClosed'] } },
    { filter: { type: ['gold'], duration: 'halfYearly' }, sorting: { column: 'title', direction: 'desc' } },
    { searchTerm: 'inverno' },
    { searchTerm: 'gold', filter: { year: [2023, 2024] } },
    { page: 'last' },
  ]);
  requests.push(...(await pagesOfDealers(service)), ...reports(service), ...dashboards(service));
  return requests.filter(({ kind }) => only.some((text) => kind.includes(text)));
}

/** Pages of reports and analytics of the year, as their screens request them. */
function reports(service: Service): PageRequest[] {
  const page = (kind: string, route: string, data: object, { as, ...params }: State) => ({
    kind,
    name: JSON.stringify({ ...data, ...params, as }),
    send: () => service.call('POST', route, { data, params: { paginator: { page: 1, pageSize: 10 }, ...params } }, as),
  });
  const rows = reportTypes.flatMap((type) => {
    const [, , , ...columns] = reportSortColumns[type];
    const [as, ...others] = readersOf(reportAccess[type]);
    const states: State[] = [
      { as },
      ...others.map((other): State => ({ as: other })),
      { as, searchTerm: 'rossi' },
      ...columns.map((column): State => ({ as, sorting: { column, direction: 'desc' } })),
    ];
    return [
      ...states.map((state) => page(`report ${type}`, '/report', { type, filters: { year: 2025 } }, state)),
      page(`report ${type}`, '/report', { type, filters: { year: 2025, region: 'Lazio' } }, { as }),
    ];
  });
  const measures = analyticsMeasures.filter((measure) => measure !== 'goalAttainment');
  const sums = measures.filter((measure) => measure !== 'dealers');
  const analytics = (kind: string, dimensions: readonly AnalyticsDimension[], more: object = {}) =>
    readersOf(reportAccess.analytics).map((as) =>
      page(kind, '/report/analytics/search', { dimensions, measures, filters: { year: 2025 }, ...more }, { as }),
    );
  return [
    ...rows,
    ...(['month', 'region', 'distributor', 'agent', 'tier'] as const).flatMap((dimension) =>
      analytics('analytics of members', [dimension], { compareYear: true }),
    ),
    ...(['brand', 'season', 'segment', 'rim', 'channel'] as const).flatMap((dimension) => [
      ...analytics('analytics of lines', [dimension], { measures: sums, compareYear: true }),
      ...analytics('analytics of lines', ['region', dimension], { measures: sums }),
      // the sums are cached by the first request, in the round that warms up
      ...analytics('analytics of buyers', [dimension]),
    ]),
    ...analytics('analytics of lines', ['brand', 'season'], {
      ...{ measures: sums, filters: { year: 2025, channel: 'fleet' } },
    }),
    ...analytics('analytics by campaign', ['campaign']),
  ];
}

/** The demonstration users with one of the permissions, those with the largest part of the network first. */
function readersOf(permissions: readonly Permission[]): string[] {
  return demonstrationUsers
    .filter(({ role }) => rolePermissions[role].some((permission) => permissions.includes(permission)))
    .map(({ username }) => username);
}

/** The dashboard of each role. */
function dashboards(service: Service): PageRequest[] {
  return demonstrationUsers.map(({ username }) => ({
    kind: 'dashboards',
    name: username,
    send: () => service.call('POST', '/report/dashboard', {}, username),
  }));
}

/** A request of a page of a table; its total is read first to resolve `middle` and `last`. */
async function tableRequest(service: Service, kind: string, route: string, state: State): Promise<PageRequest> {
  const { page = 1, pageSize = 10, as, ...rest } = state;
  const body = (number: number) => ({ ...rest, paginator: { page: number, pageSize } });
  const { total } = await service.call<Table>('POST', route, body(1), as);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const requested = body(page === 'last' ? last : page === 'middle' ? Math.ceil(last / 2) : page);
  return { kind, name: JSON.stringify(state), send: () => service.call('POST', route, requested, as) };
}

/** The pages of one dealer: its lines in a campaign, the statement, its campaigns. */
async function pagesOfDealers(service: Service): Promise<PageRequest[]> {
  const requests: PageRequest[] = [];
  const get = (kind: string, name: string, route: string) =>
    requests.push({ kind, name, send: () => service.call('GET', route) });
  const post = (kind: string, route: string, body: object, as?: string) =>
    requests.push({ kind, name: route, send: () => service.call('POST', route, body, as) });
  for (const id of [86, 113]) {
    const sorting = { column: 'tiresPurchased', direction: 'desc' };
    const { items } = await service.call<Table>('POST', `/campaigns/${id}/dealers`, { sorting });
    for (const { dealerId } of items) {
      const lines = `/campaigns/${id}/dealer/${dealerId}/lines`;
      const { total } = await service.call<Table>('GET', lines);
      get('lines of a statement', 'first', `${lines}?page=1&pageSize=10`);
      get('lines of a statement', 'fifty', `${lines}?page=1&pageSize=50`);
      get('lines of a statement', 'last', `${lines}?page=${Math.max(1, Math.ceil(total / 10))}&pageSize=10`);
      get('statements', String(dealerId), `/campaigns/${id}/dealer/${dealerId}/statement`);
      post('campaigns of a dealer', `/report/dealers/${dealerId}/campaigns`, { year: 2025 });
      post('campaigns of a dealer', '/campaigns/dealer', { dealerId });
    }
    get('lists beside', 'unsubscribed', `/dealers/unsubscribed/${id}?search=rossi&limit=20`);
  }
  // the totals that the list of campaigns requests for a page of ten
  const { items } = await service.call<Table>('POST', '/campaigns/table', {
    sorting: { column: 'id', direction: 'desc' },
  });
  const ten = items.map(({ id }) => id);
  get('totals of campaigns', ten.join(), `/campaigns/totals?ids=${ten.join()}`);
  get('lists beside', 'brands', '/campaigns/brands');
  post('lists beside', '/imports/table', {});
  post('lists beside', '/campaigns/distributor', { year: 2025 }, 'distributor');
  return requests;
}

/** Milliseconds of each request on each side; the sides take turns within a round. */
async function measure(sides: readonly Side[]): Promise<readonly (readonly number[][])[]> {
  const times = sides.map(({ requests }) => requests.map((): number[] => []));
  // the first round warms up
  for (let round = 0; round <= rounds; round++) {
    for (const index of sides[0]?.requests.keys() ?? []) {
      for (const [place, side] of sides.entries()) {
        const started = performance.now();
        await side.requests[index]?.send();
        if (round > 0) times[place]?.[index]?.push(performance.now() - started);
      }
    }
  }
  return times;
}

function print(sides: readonly Side[], times: readonly (readonly number[][])[]): void {
  const requests = sides[0]?.requests ?? [];
  const kinds = [...new Set(requests.map(({ kind }) => kind))];
  const of = (place: number, kind: string) =>
    requests.flatMap((request, index) => (request.kind === kind ? (times[place]?.[index] ?? []) : []));
  const ms = (value: number) => value.toFixed(1);
  sides.forEach(({ name }, index) => console.log(`${'ABC'[index]}: ${name}`));
  console.log('');
  printTable(
    ['page, ms', 'requests', 'A p50', 'A p95', 'B p50', 'B p95', 'C p50', 'C p95', 'p95 B÷A', 'p95 C÷B'],
    kinds.map((kind) => {
      const all = sides.map((_side, place) => of(place, kind));
      const [a = [], b = [], c = []] = all;
      const p95 = (list: readonly number[]) => quantile(list, 0.95);
      return [
        kind,
        String(a.length),
        ...[a, b, c].flatMap((list) => [ms(quantile(list, 0.5)), ms(p95(list))]),
        (p95(b) / p95(a)).toFixed(2),
        (p95(c) / p95(b)).toFixed(2),
      ];
    }),
  );
  if (flags.each) printEach(sides, times);
  console.log('\nbars: p95 B÷A at most 3.00 (dealers), p95 C÷B at most 1.50 (sale lines)\n');
  printTable(
    ['slowest of C', 'median ms', 'request'],
    kinds.map((kind) => {
      const medians = requests.flatMap(({ kind: each, name }, index) =>
        each === kind ? [[quantile(times[2]?.[index] ?? [], 0.5), name] as const] : [],
      );
      const [median, name] = medians.reduce((most, each) => (each[0] > most[0] ? each : most));
      return [kind, ms(median), name];
    }),
  );
}

function printEach(sides: readonly Side[], times: readonly (readonly number[][])[]): void {
  console.log('');
  printTable(
    ['median ms', 'A', 'B', 'C', 'request'],
    (sides[0]?.requests ?? []).map(({ kind, name }, index) => [
      kind,
      ...sides.map((_side, place) => quantile(times[place]?.[index] ?? [], 0.5).toFixed(1)),
      name,
    ]),
  );
}

const server = await benchServer();
try {
  await run(server);
} finally {
  server.stop();
}
