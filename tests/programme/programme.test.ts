/** The programme of tests/data/programma goes in as an office has it, and every figure comes out as it must. */
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { print } from 'graphql';
import { operationText } from '../../client/src/features/analytics/selection/operationText.js';
import { buildGatewaySchema } from '../../gateway/src/gatewaySchema.js';
import { rootFieldsOf, wholeOperationFor } from '../../gateway/src/test/operations.js';
import { storedOperations } from '../../gateway/src/test/storedOperations.js';
import { euroSum } from '../../rest/src/ground/domain/incentive/underWay.js';
import {
  expectToAddUp,
  type VisibleLine,
  type VisibleLines,
  type VisibleStatement,
} from '../../rest/src/testing/programme/statementArithmetic.js';
import { accrualsBy, closeMonths, expectedAccruals, graphqlAccruals, restAccruals } from './accrualFigures.js';
import { balancesBy, expectedBalances, graphqlPages, recordEntries, restPages } from './balanceFigures.js';
import { CampaignFigures, ownFigures, rowOf, type FigureRow } from './campaignFigures.js';
import {
  madeApproval,
  madeDispute,
  madeWebhook,
  madeContent,
  madePlans,
  madeDocumentExport,
  madeExport,
  madeNote,
  madeReminders,
  madeSettlement,
  madeShareToken,
} from './madeRecords.js';
import { demonstrationPassword, expected, Office, programmeFile, programmeJson, type Import } from './office.js';
import { expectedPlans, madePlanFigures } from './planFigures.js';
import { graphqlPlanner, restPlanner } from './planners.js';
import { centsOf, columnSums, differencesIn, prizesEachWay, rawRows } from './prizeFigures.js';
import { addedUp, analyticsGroups, expectedReports, idsByCode, wholeReport } from './reportFigures.js';
import { Services } from './services.js';
import {
  amountsOf,
  balancesAfter,
  documentsBy,
  expectedAmounts,
  expectedSettlement,
  expectedTotals,
  graphqlSettlement,
  restSettlement,
  settlementBy,
  settleProgramme,
} from './settlementFigures.js';

/** Rules with something to compute, as a literal of GraphQL. */
const exampleInput = `{
  incentiveDetail: { basis: MARGINAL, tiers: [{ from: "0", rate: "1.5" }], unlockAt: "80" }
  factorBoostDetail: { boosts: [] } goalThreshold: 100 tires: 80 boostedTires: []
}`;

/** Thousands of lines in and out again, on a machine that is busy with other tests. */
const busyMs = 120_000;

let services: Services;
let office: Office;
let idByTitle: ReadonlyMap<string, number>;
let figures: CampaignFigures;
let salesImports: readonly Import[];
/** The export of the list of a document. */
let documentId: string;
let isStopped = false;

beforeAll(async () => {
  services = await Services.start();
  ({ office } = services);
  ({ idByTitle, salesImports } = await office.loadProgramme());
  figures = new CampaignFigures(services, idByTitle);
}, busyMs);
afterAll(async () => {
  if (!isStopped) await services.stopAndCompare();
});

test('both files of sales are applied as a whole', () => {
  expect(salesImports.map(({ status, errorCount }) => ({ status, errorCount }))).toEqual([
    { status: 'applied', errorCount: 0 },
    { status: 'applied', errorCount: 0 },
  ]);
  expect(salesImports.reduce((sum, { totals }) => sum + totals.created, 0)).toBe(expected.lines);
});

test('every month of sales is right', () => {
  const months = salesImports.flatMap(({ totals }) =>
    totals.months.map((month) => [
      month.month,
      { tires: month.tiresAfter, fleet: month.fleetAfter, amount: month.amountAfter },
    ]),
  );
  expect(Object.fromEntries(months)).toEqual(expected.months);
});

test('every figure of every dealer is right through REST', async () => {
  expect(await figures.throughRest()).toEqual(expected.campaigns);
});

test('every figure of every dealer is right through GraphQL', async () => {
  expect(await figures.throughGraphql()).toEqual(expected.campaigns);
});

test(
  'every dealer’s own rows say the same',
  async () => {
    for (const [vatNumber, dealerId] of await figures.idsByVatNumber()) {
      const { results } = await office.call<{ results: readonly (FigureRow & { readonly campaignTitle: string })[] }>(
        'POST',
        `/report/dealers/${dealerId}/campaigns`,
        {},
      );
      const rows = results.map((row) => [row.campaignTitle, rowOf(row)] as const);
      expect({ vatNumber, ...Object.fromEntries(rows) }).toEqual({ vatNumber, ...ownFigures(vatNumber) });
    }
  },
  busyMs,
);

test.each([
  ['REST', () => restPlanner(office)],
  ['GraphQL', () => graphqlPlanner(services)],
])(
  'a simulation and proposed goals are right through %s, dealer by dealer, to the cent',
  async (_service, planner) => {
    expect(await madePlanFigures(planner(), idByTitle)).toEqual(expectedPlans);
  },
  busyMs,
);

/** Where the pace of a dealer leads. */
interface PaceOfDealer {
  readonly tires: number;
  readonly tiresToNextThreshold: number | null;
  readonly forecast: object | null;
}

/** A document of a settlement. */
interface PaidDocument {
  readonly kind: string;
  readonly vatNumber: string;
  readonly number: string;
  readonly lines: readonly { readonly credit: string }[];
}

interface Months {
  readonly [month: string]: Readonly<
    Record<'tires' | 'tiresBefore', number> & Record<'amount' | 'amountBefore', string>
  >;
}

test(
  'each distributor’s months against the year before are what its dealers’ come to',
  async () => {
    const { monthly } = programmeJson<{ readonly monthly: Readonly<Record<string, Months>> }>('atteso-report.json');
    const membersOf = async (route: string) =>
      (await office.call<{ dealers: readonly { id: number; code: string }[] }>('GET', `/dealers/role/${route}`))
        .dealers;
    const added = (sum: string, amount: string) => (Number(sum) + Number(amount)).toFixed(2);
    for (const { id: distributor, code } of await membersOf('Distributor')) {
      const sums: Record<string, Months[string]> = {};
      for (const { id } of await membersOf(`Dealer/${distributor}`)) {
        const { months } = await office.call<{ months: readonly (Months[string] & { month: string })[] }>(
          'GET',
          `/salesData/prevYear/${id}/2025`,
        );
        for (const { month, tires, tiresBefore, amount, amountBefore } of months) {
          const sum = sums[month] ?? { tires: 0, tiresBefore: 0, amount: '0.00', amountBefore: '0.00' };
          sums[month] = {
            tires: sum.tires + tires,
            tiresBefore: sum.tiresBefore + tiresBefore,
            amount: added(sum.amount, amount),
            amountBefore: added(sum.amountBefore, amountBefore),
          };
        }
      }
      // The demonstration's own distributor sells nothing.
      if (code in monthly) expect({ code, ...sums }).toEqual({ code, ...monthly[code] });
    }
    expect((await membersOf('Distributor')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(Object.keys(monthly)),
    );
  },
  busyMs,
);

/** The lines behind a statement. */
async function linesBehind(route: string): Promise<VisibleLines> {
  const listed = async (sinceClosing: boolean) => {
    const lines: VisibleLine[] = [];
    for (let page = 1, total = Infinity; lines.length < total; page++) {
      const query = `page=${page}&pageSize=100&sinceClosing=${sinceClosing}`;
      const found = await office.call<{ items: VisibleLine[]; total: number }>('GET', `${route}/lines?${query}`);
      lines.push(...found.items);
      ({ total } = found);
    }
    return lines;
  };
  return { counted: await listed(false), later: await listed(true) };
}

test(
  'the statements of every tenth dealer say the same, and add up to the single line',
  async () => {
    const dealers = [...(await figures.idsByVatNumber())].filter((_dealer, index) => index % 10 === 0);
    for (const [vatNumber, dealerId] of dealers) {
      for (const [title, own] of Object.entries(ownFigures(vatNumber))) {
        const route = `/campaigns/${idByTitle.get(title)}/dealer/${dealerId}`;
        const { statement } = await office.call<{ statement: VisibleStatement }>('GET', `${route}/statement`);
        expect(statement).toMatchObject({ ...own, vatNumber });
        expectToAddUp(statement, await linesBehind(route));
      }
    }
  },
  busyMs,
);

/** The token of a new session of a demonstration user. */
async function signedIn(username: string): Promise<string> {
  const login =
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { apiToken } }';
  const { data } = await services.sendAs(null, login, { username, password: demonstrationPassword });
  return (data as { login: { apiToken: string } }).login.apiToken;
}

describe('the reports', () => {
  interface Compared {
    readonly tires: number;
    readonly tiresBefore: number;
    readonly amount: string;
    readonly amountBefore: string;
  }
  type MonthRow = Compared & { readonly month: string; readonly tiresFleet: number; readonly fleetPercentage: string };
  type Totals = Compared & {
    readonly difference: number;
    readonly differencePercentage: string | null;
    readonly months: readonly MonthRow[];
  };
  /** The demonstration's own distributor has nobody in the programme's files. */
  const distributorsOfFile = async () =>
    [...(await idsByCode(office, 'Distributor'))].filter(([code]) => code in expectedReports.previousYear);
  const byDistributor = async <T>(load: (filters: object) => Promise<T>) => {
    const entries: (readonly [string, T])[] = [];
    for (const [code, id] of await distributorsOfFile()) {
      entries.push([code, await load({ year: 2025, distributorId: id })]);
    }
    return Object.fromEntries(entries);
  };
  const compared = ({ tires, tiresBefore, amount, amountBefore }: Compared) => ({
    tires,
    tiresBefore,
    amount,
    amountBefore,
  });

  // Of each report the office may read; the month's report is its distributors' alone.
  test('of the year before is right for every distributor, its rows and its months add up', async () => {
    const found = await byDistributor(async (filters) => {
      const { items, totals } = await wholeReport<Totals, Totals>(office, 'previous-year', filters);
      const months = Object.fromEntries(totals.months.map((month) => [month.month, compared(month)]));
      expect(addedUp(items.flatMap((row) => row.months))).toEqual(months);
      const { difference, differencePercentage } = totals;
      return { year: { ...compared(totals), difference, differencePercent: differencePercentage }, months };
    });
    expect(Object.fromEntries(Object.entries(found).map(([code, { year }]) => [code, year]))).toEqual(
      expectedReports.previousYear,
    );
    expect(Object.fromEntries(Object.entries(found).map(([code, { months }]) => [code, months]))).toEqual(
      expectedReports.monthly,
    );
  });

  test('of fleets is right for every distributor, row by row', async () => {
    const found = await byDistributor(async (filters) => {
      const { items, totals } = await wholeReport<MonthRow, Totals>(office, 'monthly-fleet', filters);
      const months = new Map(
        totals.months.map(({ month, tires, tiresFleet }) => [month, { tires, fleet: tiresFleet }]),
      );
      const sums = new Map<string, { tires: number; fleet: number }>();
      for (const { month, tires, tiresFleet } of items) {
        const { tires: before, fleet } = sums.get(month) ?? { tires: 0, fleet: 0 };
        sums.set(month, { tires: before + tires, fleet: fleet + tiresFleet });
      }
      expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(months));
      return Object.fromEntries(months);
    });
    const expectedSums = Object.entries(expectedReports.monthlyFleet).map(([code, months]) => [
      code,
      Object.fromEntries(Object.entries(months).map(([month, { tires, fleet }]) => [month, { tires, fleet }])),
    ]);
    expect(found).toEqual(Object.fromEntries(expectedSums));
  });

  test('of campaigns is right, as a whole and for every distributor', async () => {
    interface CampaignTotals {
      readonly campaignTitle: string;
      readonly dealers: number;
      readonly accepted: number;
      readonly goalReached: number;
      readonly tiresPurchased: number;
      readonly plafondAccumulated: string;
    }
    const distributors = await distributorsOfFile();
    const found: Record<string, Record<string, object>> = {};
    for (const [code, distributorId] of [['all', undefined] as const, ...distributors]) {
      for (const year of [2024, 2025]) {
        const filters = { year, ...(distributorId !== undefined && { distributorId }) };
        const { totals } = await wholeReport<unknown, { campaigns: CampaignTotals[] }>(office, 'campaigns', filters);
        for (const { campaignTitle, dealers, accepted, goalReached, ...sums } of totals.campaigns) {
          const { tiresPurchased: tires, plafondAccumulated: accumulated } = sums;
          (found[campaignTitle] ??= {})[code] = { dealers, accepted, goalReached, tires, accumulated };
        }
      }
    }
    expect(found).toEqual(expectedReports.campaigns);
  });

  test.each([
    ['campaignsReport', 'campaigns', 'goalThreshold tiresPurchased tiresMissing tiresFleet plafondAccumulated'],
    ['monthlyFleetReport', 'monthly-fleet', 'month tires tiresFleet fleetPercentage'],
    ['previousYearReport', 'previous-year', 'tires tiresBefore difference differencePercentage amount amountBefore'],
  ])('%s says in GraphQL what %s says in REST', async (field, type, names) => {
    type Named = Readonly<Record<string, unknown>>;
    const visible = (row: Named) => Object.fromEntries(names.split(' ').map((name) => [name, row[name]]));
    const params = { paginator: { page: 2, pageSize: 100 }, sorting: { column: 'businessName', direction: 'desc' } };
    const body = { data: { type, filters: { year: 2025, tier: ['gold'] } }, params };
    const rest = await office.call<{ items: (Named & { dealerId: number })[]; total: number; totals: Named }>(
      'POST',
      '/report',
      body,
    );
    const ofTotals = names.replace('month ', '');
    const response = await services.send<
      Readonly<Record<string, { items: (Named & { dealer: { id: string } })[]; total: number; totals: Named }>>
    >(
      `{ ${field}(input: { page: 2, pageSize: 100, filter: { year: 2025, tier: [GOLD] }, sort: { column: BUSINESS_NAME, direction: DESC } }) {
        total totals { ${ofTotals} } items { dealer { id } ${names} }
      } }`,
      {},
    );
    const graphql = response[field];
    expect(graphql?.total).toBe(rest.total);
    expect(rest.items.length).toBeGreaterThan(0);
    expect(graphql?.items.map((row) => ({ id: row.dealer.id, ...visible(row) }))).toEqual(
      rest.items.map((row) => ({ id: `${row.dealerId}`, ...visible(row) })),
    );
    expect(graphql?.totals).toEqual(Object.fromEntries(ofTotals.split(' ').map((name) => [name, rest.totals[name]])));
  });

  test.each(Object.entries(expectedReports.analytics2025))('of sales by %s is right', async (dimensions, groups) => {
    const found = await analyticsGroups(office, dimensions.split(','));
    const inOrder = (rows: readonly object[]) =>
      rows.map((row) => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))).sort();
    expect(inOrder(found)).toEqual(inOrder(groups));
  });
});

test('what the page of analytics copies answers a personal token what it answered the page', async () => {
  const document = storedOperations().find(({ name, from }) => name === 'Analytics' && from === 'portal')?.document;
  if (document === undefined) throw new Error('The page asks for nothing by that name.');
  const input = {
    dimensions: ['REGION', 'SEASON'],
    measures: ['TIRES', 'FLEET_PERCENTAGE', 'AMOUNT', 'DEALERS'],
    compareYear: true,
    filter: { period: '2025_2', season: ['WINTER', 'ALL_SEASON'], rim: { from: 16 }, channel: 'RETAIL' },
    sort: { column: 'TIRES', direction: 'DESC' },
    page: 1,
    pageSize: 15,
  };
  const { createPersonalToken } = await services.send<{ createPersonalToken: { token: string } }>(
    `mutation ($password: String!) {
      createPersonalToken(name: "Analisi", expiresInDays: 1, currentPassword: $password, idempotencyKey: "copied") { token }
    }`,
    { password: demonstrationPassword },
  );
  const page = await services.send<{ analytics: { total: number } }>(print(document), { input });
  const copied = await services.sendAs(createPersonalToken.token, operationText(document, { input }));
  expect(copied).toMatchObject({ data: page, errors: [] });
  expect(page.analytics.total).toBeGreaterThan(15);
});

test('the list of a document becomes a file of the rows that its pages hold', async () => {
  const document = `query Dealers($page: Int!, $status: [DealerStatus!]) {
    dealersTable(input: { filter: { status: $status }, sort: { column: BUSINESS_NAME }, page: $page, pageSize: 100 }) {
      items { id businessName joinedOn parent { code role } performance { tires lastPurchaseOn } }
      total
    }
  }`;
  const variables = { status: ['ACTIVE'] };
  const rows: object[] = [];
  for (let page = 1, total = 1; rows.length < total; page++) {
    const { dealersTable } = await services.send<{ dealersTable: { items: object[]; total: number } }>(document, {
      ...variables,
      page,
    });
    total = dealersTable.total;
    rows.push(...dealersTable.items);
  }
  documentId = await madeDocumentExport(services, document, variables);
  const made = await services.send<{
    export: { rows: number; sha256: string };
    exportFile: { url: string };
    exportSchemaFile: { url: string };
  }>(
    'query ($id: ID!) { export(id: $id) { rows sha256 } exportFile(id: $id) { url } exportSchemaFile(id: $id) { url } }',
    {
      id: documentId,
    },
  );
  const fetched = async ({ url }: { readonly url: string }) =>
    Buffer.from(await (await fetch(`${services.url}${url}`)).arrayBuffer());
  const file = await fetched(made.exportFile);
  expect(made.export).toEqual({ rows: rows.length, sha256: hash('sha256', file) });
  const lines = file.toString().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(rows);
  expect(rows.length).toBeGreaterThan(100);
  expect(JSON.parse((await fetched(made.exportSchemaFile)).toString())).toMatchObject({
    title: 'Dealers',
    properties: { parent: { anyOf: [{ required: ['code', 'role'] }, { type: 'null' }] } },
  });
});

test('sale lines that a system sends are applied, and reported as changes until the office undoes them', async () => {
  const { createServiceAccount: account } = await services.send<{ createServiceAccount: { token: string } }>(
    `mutation {
      createServiceAccount(
        input: { name: "ERP", scopes: ["read", "sales:write"], expiresInDays: 1 }, idempotencyKey: "erp"
      ) { token }
    }`,
    {},
  );
  let cursor: string | null = null;
  async function changedLines(): Promise<readonly object[]> {
    const items: object[] = [];
    for (let hasMore = true; hasMore;) {
      const { data, errors } = await services.sendAs(
        account.token,
        `query ($cursor: String) {
          linesChangedSince(cursor: $cursor, limit: 1000) { cursor hasMore items { deleted saleLine { document quantity } } }
        }`,
        { cursor },
      );
      expect(errors).toEqual([]);
      const page = data?.['linesChangedSince'] as { cursor: string; hasMore: boolean; items: object[] };
      ({ cursor, hasMore } = page);
      items.push(...page.items);
    }
    return items;
  }
  expect(await changedLines()).toHaveLength(expected.lines);

  const [vatNumber = ''] = Object.keys(expected.campaigns['Annuale 2025'] ?? {});
  const sold = { data: '2025-10-14', marca: 'Lupo', stagione: 'invernale', segmento: 'vettura', canale: 'dettaglio' };
  const line = {
    documento: 'ERP-1',
    riga: 1,
    partita_iva: vatNumber,
    cerchio: 17,
    quantita: 4,
    importo: 412.8,
    ...sold,
  };
  const response = await fetch(`${services.url}/sales/lines`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/x-ndjson' },
    body: [line, { ...line, riga: 2, cerchio: 9 }].map((each) => `${JSON.stringify(each)}\n`).join(''),
  });
  const { data } = (await response.json()) as { readonly data: { readonly import: { readonly id: string } } };
  // a busy machine may take longer than a push waits
  const applied = await office.settled(Number(data.import.id));
  expect(applied).toMatchObject({ status: 'applied', rowsValid: 1, errors: [{ row: 2, column: 'cerchio' }] });
  expect(await changedLines()).toEqual([{ deleted: false, saleLine: { document: 'ERP-1', quantity: 4 } }]);

  await office.undo(applied.id);
  expect(await changedLines()).toEqual([{ deleted: true, saleLine: null }]);
  expect(await changedLines()).toEqual([]);
});

describe('a credential that is ended', () => {
  const user = '{ user { username } sessions { id current } }';
  const table = '{ dealersTable(input: {}) { total } }';
  const change = 'mutation { endOtherSessions }';

  const signIn = () => signedIn('distributor');

  test('as a session is over at once in both tiers, also while the gateway remembers who it was', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await services.sendAs(there, table)).errors).toEqual([]);
    const { data } = await services.sendAs(there, user);
    const { sessions } = data as { sessions: { id: string; current: boolean }[] };
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    await services.sendAs(here, end, { id: sessions.find(({ current }) => current)?.id });
    for (const query of [table, user, change]) {
      expect((await services.sendAs(there, query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
    expect((await services.sendAs(here, user)).errors).toEqual([]);
  });

  test('as a personal token is told so by a mutation too', async () => {
    const create = `mutation ($password: String!) {
      createPersonalToken(name: "Breve", expiresInDays: 1, currentPassword: $password, idempotencyKey: "short") {
        token
        personalToken { id }
      }
    }`;
    const session = await signIn();
    const { data } = await services.sendAs(session, create, { password: demonstrationPassword });
    const { token, personalToken } = (data as { createPersonalToken: { token: string; personalToken: { id: string } } })
      .createPersonalToken;
    expect((await services.sendAs(token, change)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await services.sendAs(session, 'mutation ($id: ID!) { revokePersonalToken(id: $id) }', { id: personalToken.id });
    expect((await services.sendAs(token, change)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test('each mistake of a bad file is named by row and column', async () => {
  const bad = await office.preview('sales', 'vendite-con-errori.csv', programmeFile('vendite-con-errori.csv'));
  expect(bad.status).toBe('invalid');
  expect(bad.errors.map(({ row, column }) => ({ row, column }))).toEqual(programmeJson('errori-attesi.json'));
});

test('a file that is loaded again is the import that it was, and changes nothing', async () => {
  for (const [index, name] of ['vendite-2024.csv', 'vendite-2025.csv'].entries()) {
    const again = await office.preview('sales', name, programmeFile(name));
    expect(again).toMatchObject({ id: salesImports[index]?.id, status: 'applied' });
    expect(await office.apply(again.id)).toMatchObject({ status: 'applied' });
  }
  expect(await figures.throughRest()).toEqual(expected.campaigns);
});

test(
  'lines that are loaded again in another file change nothing',
  async () => {
    const rows = programmeFile('vendite-2025.csv').toString().split('\r\n').slice(0, 2001);
    const bytes = Buffer.from(rows.join('\r\n'));
    const copy = await office.preview('sales', 'copia.csv', bytes);
    expect(copy).toMatchObject({ status: 'ready', totals: { created: 0, unchanged: 2000 } });
    expect(await office.apply(copy.id)).toMatchObject({ status: 'applied' });
    expect(await figures.throughRest()).toEqual(expected.campaigns);
    expect(await office.undo(copy.id)).toMatchObject({ status: 'undone' });
    expect(await figures.throughRest()).toEqual(expected.campaigns);
  },
  busyMs,
);

test(
  'a file that is undone is gone from every figure, and loaded again it brings each back',
  async () => {
    const id = salesImports[1]?.id ?? 0;
    expect(await office.undo(id)).toMatchObject({ status: 'undone' });
    const without = await figures.throughRest();
    expect(without['Inverno 2024 Gold']).toEqual(expected.campaigns['Inverno 2024 Gold']);
    const left = Object.values(without['Annuale 2025'] ?? {}).map(({ tiresPurchased, plafondAccumulated }) => ({
      tiresPurchased,
      plafondAccumulated,
    }));
    expect(left).toHaveLength(Object.keys(expected.campaigns['Annuale 2025'] ?? {}).length);
    expect(new Set(left.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ tiresPurchased: 0, plafondAccumulated: '0.00' })]),
    );
    const again = await office.preview('sales', 'vendite-2025.csv', programmeFile('vendite-2025.csv'));
    expect(again.id).not.toBe(id);
    expect(await office.apply(again.id)).toMatchObject({ status: 'applied' });
    expect(await figures.throughRest()).toEqual(expected.campaigns);
  },
  busyMs,
);

test('everything that a query may ask for comes as the REST service describes it', async () => {
  const [dealerId] = (await figures.idsByVatNumber()).values();
  const [campaignId, otherId] = idByTitle.values();
  const token = JSON.stringify(await madeShareToken(services, `${dealerId}`));
  const values = {
    campaignId: `${campaignId}`,
    otherId: `${otherId}`,
    dealerId: `${dealerId}`,
    year: '2025',
    search: '"a"',
    month: '"2025-01"',
    token,
  };
  const exportId = await madeExport(services);
  const runId = await madeReminders(services, { campaignId: values.campaignId, dealerId: values.dealerId });
  const contentId = await madeContent(services);
  const { simulationId, proposalId, previewId } = await madePlans(services, `${idByTitle.get('Annuale 2025')}`);
  const settlementId = await madeSettlement(services, `${idByTitle.get('Annuale 2025')}`);
  const approvalId = await madeApproval(services);
  await madeNote(services, values.dealerId);
  const disputeId = await madeDispute(services, { campaignId: values.campaignId, dealerId: values.dealerId });
  const { webhookId, deliveryId } = await madeWebhook(services);
  /** The id that a query is called with. */
  const idFor = (query: string) => {
    if (query === 'approval') return approvalId;
    if (query.startsWith('webhook')) return webhookId;
    if (query.startsWith('settlement')) return settlementId;
    if (query.startsWith('dispute')) return disputeId;
    if (query.startsWith('campaign')) return values.campaignId;
    if (query === 'exportSchemaFile') return documentId;
    if (query.startsWith('export')) return exportId;
    if (['reminderRun', 'reminderOutcomesFile'].includes(query)) return runId;
    if (['managedUser', 'proposedMembers'].includes(query)) return '1';
    if (query.startsWith('rulesPreview')) return previewId;
    if (query.startsWith('simulation')) return simulationId;
    if (query.startsWith('goalProposal') || query.startsWith('proposedGoals')) return proposalId;
    if (query === 'content' || query === 'cmsContent') return contentId;
    return query.startsWith('import') ? `${salesImports[0]?.id}` : values.dealerId;
  };
  const distributor = await signedIn('distributor');
  const inputs: Readonly<Record<string, string>> = {
    campaignExample: exampleInput,
    campaignCost: `{
      from: "2024-01-01" to: "2024-12-31" eligibility: {} factorBoostDetail: { boosts: [] }
      incentiveDetail: { basis: MARGINAL, tiers: [{ from: "0", rate: "1.5" }] }
    }`,
    campaignRemindersPreview: `{ memberships: [{ campaignId: ${values.campaignId}, dealerId: ${values.dealerId} }] }`,
  };
  const refused: string[] = [];
  for (const { kind, field } of rootFieldsOf(buildGatewaySchema())) {
    if (kind !== 'query') continue;
    const input = inputs[field.name];
    const operation = wholeOperationFor(kind, field, {
      ...values,
      id: idFor(field.name),
      settlementId,
      deliveryId,
      ...(input !== undefined && { input }),
    });
    // the month's report is of distributors alone
    const isOfDistributors = field.name.startsWith('monthlyReport');
    const { code } = await services.sendAs(isOfDistributors ? distributor : office.token, operation);
    if (code !== undefined) refused.push(`${field.name}: ${code}`);
  }
  expect(refused.sort()).toEqual([
    // There is none.
    'campaignAttachmentFile: NOT_FOUND',
    // The campaign is over.
    'campaignWhatIf: CONFLICT',
    // It has none.
    'contentFile: NOT_FOUND',
    'contentImageFile: NOT_FOUND',
    'disputeAttachmentFile: NOT_FOUND',
    // The run is a draft: it has no documents.
    'fatturaPaFile: NOT_FOUND',
    // The file had none.
    'importErrorsFile: NOT_FOUND',
    // A dealer's own, as are the changes and the consent below.
    'invoicing: FORBIDDEN',
    'recentChanges: FORBIDDEN',
    // None was made.
    'settlementDocument: NOT_FOUND',
    'settlementDocumentEvents: NOT_FOUND',
    'settlementDocumentFile: NOT_FOUND',
    'smsConsent: FORBIDDEN',
  ]);
  expect(services.drifts).toEqual([]);
});

describe('the entries of the programme', () => {
  beforeAll(async () => {
    await recordEntries({ office, services }, idByTitle, await figures.idsByVatNumber());
  }, busyMs);

  test.each([
    ['REST', () => restPages(office)],
    ['GraphQL', () => graphqlPages(services)],
  ])(
    'leave every dealer the right balance or debt through %s, to the cent',
    async (_service, pages) => {
      expect(await balancesBy(pages(), idByTitle)).toEqual(expectedBalances);
    },
    busyMs,
  );

  test(
    'stand in the statements, whose last sum is the balance',
    async () => {
      const ids = await figures.idsByVatNumber();
      for (const [title, ofDealers] of Object.entries(expectedBalances)) {
        const owing = Object.entries(ofDealers).filter(([, { debt }]) => debt !== '0.00');
        for (const [vatNumber, { debt }] of owing.slice(0, 5)) {
          const route = `/campaigns/${idByTitle.get(title)}/dealer/${ids.get(vatNumber)}`;
          const { statement } = await office.call<{ statement: VisibleStatement }>('GET', `${route}/statement`);
          expect(statement).toMatchObject({ debt, balance: `-${debt}`, plafondExpendable: '0.00' });
          expectToAddUp(statement, await linesBehind(route));
        }
      }
    },
    busyMs,
  );
});

describe('the settlement of the programme', () => {
  let id: number;
  beforeAll(async () => {
    const approver = await Office.signIn(office.url, 'gd.admin');
    id = await settleProgramme({ office, services, approver }, idByTitle);
  }, busyMs);

  describe.each([
    ['REST', () => restSettlement(office)],
    ['GraphQL', () => graphqlSettlement(services)],
  ])('through %s', (_service, reader) => {
    test('pays, covers and carries over what it must, to the cent', async () => {
      expect(await settlementBy(reader(), id)).toEqual(expectedSettlement);
      expect(await reader().totals(id)).toMatchObject(expectedTotals);
    });

    test('makes a document for each dealer that is paid, numbered without gaps in the order of the dealers', async () => {
      const documents = await documentsBy(reader(), id);
      expect(amountsOf(documents)).toEqual(expectedAmounts);
      const numbers = documents.map((_document, index) => `NC-2025-${String(index + 1).padStart(6, '0')}`);
      expect(documents.map(({ number }) => number)).toEqual(numbers);
      const dealerIds = documents.map(({ dealerId }) => Number(dealerId));
      expect(dealerIds).toEqual([...dealerIds].sort((one, other) => one - other));
    });
  });

  test.each([
    ['REST', () => restPages(office)],
    ['GraphQL', () => graphqlPages(services)],
  ])(
    'leaves every dealer the right balance or debt through %s, to the cent',
    async (_service, pages) => {
      expect(await balancesBy(pages(), idByTitle)).toEqual(balancesAfter);
    },
    busyMs,
  );

  test('has columns that add up to its totals, in its lines and in its files', async () => {
    const { setOff, net, carried } = await restSettlement(office).totals(id);
    expect(
      await columnSums(office, `/settlements/${id}/lines/export`, ['Compensazione', 'Da pagare', 'Riportato']),
    ).toEqual({ Compensazione: centsOf([setOff]), 'Da pagare': centsOf([net]), Riportato: centsOf([carried]) });
    const lines = await rawRows(office, '/settlements/documents/export', { filter: { settlementId: id } });
    expect(centsOf(lines.map(({ paid = '' }) => paid))).toBe(centsOf([net]));
  });

  test(
    'leaves every dealer prizes whose parts add up, and documents that are one of them, without VAT',
    async () => {
      const documents = await rawRows(office, '/settlements/documents/export', {});
      for (const [vatNumber, dealerId] of await figures.idsByVatNumber()) {
        const [byRest, byGraphql] = await prizesEachWay(office, services, dealerId);
        const differences = differencesIn(byRest);
        expect({ vatNumber, ...differences }).toEqual({
          vatNumber,
          ...Object.fromEntries(Object.keys(differences).map((name) => [name, 0])),
        });
        expect(differencesIn(byGraphql)).toEqual(differences);
        expect(byGraphql.totals).toMatchObject(byRest.totals);
        const { documentsPaid, documentsUnpaid } = byRest.totals;
        const own = documents.filter((line) => line['vatNumber'] === vatNumber && line['state'] === 'ISSUED');
        expect(centsOf(own.map(({ paid = '' }) => paid))).toBe(centsOf([documentsPaid, documentsUnpaid]));
      }
    },
    busyMs,
  );
});

describe('the months of accruals', () => {
  beforeAll(() => closeMonths({ office, services }), busyMs);

  test.each([
    ['REST', () => restAccruals(office)],
    ['GraphQL', () => graphqlAccruals(services)],
  ])('come to the right movement of each campaign through %s, to the cent', async (_service, rowsOf) => {
    expect(await accrualsBy(rowsOf())).toEqual(expectedAccruals);
  });

  test('take no entry any more', async () => {
    const [vatNumber = ''] = Object.keys(expectedBalances['Annuale 2025'] ?? {});
    const dealerId = (await figures.idsByVatNumber()).get(vatNumber);
    const route = `/campaigns/${idByTitle.get('Annuale 2025')}/dealer/${dealerId}/adjustments`;
    const body = { day: '2025-09-30', amount: '1', reason: 'Accordo' };
    await expect(office.call('POST', route, body)).rejects.toThrow('monthClosed');
  });
});

describe('after the months', () => {
  const [winter, annual] = ['Inverno 2024 Gold', 'Annuale 2025'];
  const idOf = (title: string) => idByTitle.get(title) ?? 0;

  test(
    'the work lists have whom they are about, and forecasts are those of both tiers',
    async () => {
      const ofAnnual = Object.entries((await figures.throughRest())[annual] ?? {});
      const ids = await figures.idsByVatNumber();
      const filters = (standing: string) => ({ standing, campaignId: [idOf(annual)] });
      const listed = async (standing: string) =>
        (await wholeReport<{ dealerId: number }, object>(office, 'campaigns', filters(standing))).items
          .map(({ dealerId }) => dealerId)
          .sort();
      const notAccepted = ofAnnual.filter(([, { accepted }]) => !accepted).map(([vatNumber]) => ids.get(vatNumber));
      expect(await listed('notAccepted')).toEqual(notAccepted.sort());
      const close: number[] = [];
      for (const [vatNumber, { goalThreshold }] of ofAnnual) {
        const dealerId = ids.get(vatNumber) ?? 0;
        const route = `/campaigns/${idOf(annual)}/dealer/${dealerId}/forecast`;
        const { forecast } = await office.call<{ forecast: PaceOfDealer }>('GET', route);
        const { tires, tiresToNextThreshold } = forecast;
        if (tires > 0 && tiresToNextThreshold !== null && 10 * tiresToNextThreshold <= goalThreshold) {
          close.push(dealerId);
        }
        if (close.length !== 1) continue;
        const { campaignForecast } = await services.send<{ campaignForecast: PaceOfDealer }>(
          `query ($campaignId: ID!, $dealerId: ID!) { campaignForecast(campaignId: $campaignId, dealerId: $dealerId) {
            tires tiresToNextThreshold forecast { low expected high prizeLow prizeExpected prizeHigh }
          } }`,
          { campaignId: idOf(annual), dealerId },
        );
        expect(forecast).toMatchObject(campaignForecast);
      }
      expect(await listed('close')).toEqual(close.sort());
    },
    busyMs,
  );

  test('a closed campaign keeps its figures, and releases what nobody unlocked', async () => {
    const { [winter]: before = {} } = await figures.throughRest();
    await office.call('DELETE', `/campaigns/${idOf(winter)}/close`);
    const { [winter]: after = {} } = await figures.throughRest();
    expect(after).toEqual(before);
    // its prizes are unlocked by the whole goal
    const locked = Object.values(before).filter(({ tiresPurchased, goalThreshold }) => tiresPurchased < goalThreshold);
    const released = euroSum(locked.map(({ plafondAccumulated }) => plafondAccumulated));
    expect(Number(released)).toBeGreaterThan(0);
    const rows = await restAccruals(office)('2025-10');
    expect(rows.find(({ campaign }) => campaign?.title === winter)).toMatchObject({ released });
    expect(await graphqlAccruals(services)('2025-10')).toMatchObject(
      rows.map(({ campaign, closing }) => ({ campaign: { title: campaign?.title }, closing })),
    );
  });

  test(
    'a deleted dealer keeps its balance, and is paid as others, by a note and by a notice',
    async () => {
      const [input] = programmeJson<readonly { readonly title: string }[]>('campagne.json').filter(
        ({ title }) => title === annual,
      );
      const services2025 = { ...input, title: 'Servizi 2025', settlement: 'dealerInvoice' };
      const { campaign } = await office.call<{ campaign: { id: number } }>('POST', '/campaigns', services2025);
      const due = Object.entries((await figures.throughRest())[annual] ?? {}).filter(
        ([, { plafondExpendable }]) => Number(plafondExpendable) > 0,
      );
      const [[vatNumber = ''] = []] = due;
      const goals = `campagna;partita_iva;obiettivo;accettata\nServizi 2025;${vatNumber};1;sì\n`;
      const { id: fileId } = await office.preview('goals', 'servizi.csv', Buffer.from(goals));
      expect(await office.apply(fileId)).toMatchObject({ status: 'applied' });
      const dealerId = (await figures.idsByVatNumber()).get(vatNumber);
      const owedIn = async (id: number) => {
        const state = { filter: { by: 'dealer', campaignId: [id] }, searchTerm: vatNumber };
        const { items } = await office.call<{ items: readonly { closing: string }[] }>(
          'POST',
          '/accruals/2025-10/table',
          state,
        );
        return items[0]?.closing;
      };
      const before = [await owedIn(idOf(annual)), await owedIn(campaign.id)];
      await office.call('DELETE', `/dealers/${dealerId}/delete`);
      expect([await owedIn(idOf(annual)), await owedIn(campaign.id)]).toEqual(before);
      const run = {
        title: 'Ottobre',
        campaigns: [idOf(annual), campaign.id],
        filter: {},
        minimum: '0',
        day: '2025-10-15',
      };
      const { settlement } = await office.call<{ settlement: { id: number } }>('POST', '/settlements', run);
      await office.call('POST', `/settlements/${settlement.id}/proposal`);
      const approver = await Office.signIn(office.url, 'gd.admin');
      await approver.call('POST', `/settlements/${settlement.id}/approval`);
      const { items } = await office.call<{ items: readonly PaidDocument[] }>('POST', '/settlements/documents/table', {
        filter: { settlementId: settlement.id, dealerId },
        paginator: { pageSize: 100 },
      });
      const ofDealer = (kind: string) => items.find((each) => each.vatNumber === vatNumber && each.kind === kind);
      const [note, notice] = [ofDealer('creditNote'), ofDealer('notice')];
      expect([note?.number, notice?.number]).toEqual([expect.stringMatching(/^NC-2025-/), 'AV-2025-000001']);
      // what October owes is less by what the documents pay
      const credits = [note, notice].map((document) => document?.lines[0]?.credit ?? '');
      expect(credits.map(Number).filter((credit) => credit > 0)).toHaveLength(2);
      expect([await owedIn(idOf(annual)), await owedIn(campaign.id)]).toEqual(
        before.map((owed = '', index) => euroSum([owed], [credits[index] ?? ''])),
      );
    },
    busyMs,
  );
});

test('computing everything anew from the sale lines finds no difference', async () => {
  const differences = await services.stopAndCompare();
  isStopped = true;
  expect(differences).toEqual([]);
});
