/** The demonstration as it starts: the operations of docs/analysts.md, for each role that may, and files that match GraphQL. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { exampleVariables } from '@gdd/schema/examples';
import { permissionsOf, type Role } from '@gdd/schema/permissions';
import { reportAccess, type ReportType } from '@gdd/schema/reports';
import { print } from 'graphql';
import { operationIn, storedOperations } from '../../gateway/src/test/storedOperations.js';
import { demonstrationUsers } from '../../rest/src/demonstration/users.js';
import {
  curlCallIn,
  curlIn,
  hasPython,
  operationsIn,
  powerQueryIn,
  pythonIn,
  readGuide,
  rolesOf,
  runPython,
  variablesIn,
} from './analystsGuide.js';
import {
  comparedPlaces,
  halves,
  comparingOperations,
  otherQuestions,
  type ComparedPlace,
  type TwoYears,
} from './comparedYears.js';
import { csvRecords, recordOf } from './csvRecords.js';
import { demonstrationPassword, Office } from './office.js';
import {
  comparedAnalytics,
  comparedReports,
  reportedBy,
  reportedByCsv,
  reportedByXlsx,
  selectionOf,
  ungrouped,
  type ComparedReport,
  type GroupsResponse,
} from './sameNumbers.js';
import { Services } from './services.js';

/** Filling the demonstration, on a machine that is busy with other tests. */
const fillingMs = 600_000;
/** Thousands of rows, page by page. */
const busyMs = 120_000;

type Data = Readonly<Record<string, unknown>>;

interface Analyst {
  readonly role: Role;
  readonly session: string;
  readonly token: string;
  /** The values of the examples' variables, by name. */
  readonly variables: Data;
}

const guide = readGuide();
const analysts = new Map<Role, Analyst>();
let services: Services;

beforeAll(async () => {
  services = await Services.start('full');
  for (const { username, role } of demonstrationUsers) {
    const { login } = await dataOf<{ login: { apiToken: string } }>(
      null,
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { apiToken } }',
      { username, password: demonstrationPassword },
    );
    const { createPersonalToken } = await dataOf<{ createPersonalToken: { token: string } }>(
      login.apiToken,
      `mutation ($password: String!) {
        createPersonalToken(name: "Guida", expiresInDays: 1, currentPassword: $password, idempotencyKey: "guide") { token }
      }`,
      { password: demonstrationPassword },
    );
    const { token } = createPersonalToken;
    analysts.set(role, { role, session: login.apiToken, token, variables: await variablesFor(role, token) });
  }
}, fillingMs);
afterAll(async () => {
  await services.stop();
}, busyMs);

/** Those of the guide; the dealer that it names stands in everybody's part of the network but the account's. */
async function variablesFor(role: Role, token: string): Promise<Data> {
  const given = variablesIn(guide);
  if (role !== 'Account') return given;
  const table = operationsIn(guide).find(({ name }) => name === 'CampaignDealersPage')?.query ?? '';
  const { campaignDealers } = await dataOf<{ campaignDealers: { items: { dealerId: string }[] } }>(token, table, given);
  return { ...given, dealerId: campaignDealers.items[0]?.dealerId };
}

async function dataOf<T>(bearer: string | null, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await services.sendAs(bearer, query, variables);
  expect(errors).toEqual([]);
  return data as T;
}

const everybody = demonstrationUsers.map(({ role }) => role);

function analyst(role: Role): Analyst {
  const found = analysts.get(role);
  if (found === undefined) throw new Error(`Nobody is a ${role}.`);
  return found;
}

/** An operation answers data to the roles that it names, and is forbidden to the others. */
async function expectFor(
  allowed: readonly Role[],
  send: (of: Analyst) => ReturnType<Services['sendAs']>,
  look: (data: Data, of: Analyst) => void = () => undefined,
): Promise<void> {
  for (const role of everybody) {
    const of = analyst(role);
    const { data, errors } = await send(of);
    if (!allowed.includes(role)) {
      expect({ role, codes: [...new Set(errors.map(({ extensions }) => extensions.code))] }).toEqual({
        role,
        codes: ['FORBIDDEN'],
      });
      continue;
    }
    expect({ role, errors }).toEqual({ role, errors: [] });
    for (const [field, response] of Object.entries(data ?? {}))
      expect({ role, field, response }).not.toMatchObject({ response: null });
    look(data ?? {}, of);
  }
}

/** Rows of a list, or of a page of one; undefined for what is no list. */
function rowsIn(response: unknown): readonly Data[] | undefined {
  if (Array.isArray(response)) return response as readonly Data[];
  const { items, data } = response as { readonly items?: readonly Data[]; readonly data?: readonly Data[] };
  return items ?? data;
}

/** What a role gets from the REST service. */
function asked<T>(role: Role, method: 'GET' | 'POST', path: string, body: object = {}): Promise<T> {
  return new Office(services.office.url, analyst(role).session).call<T>(
    method,
    path,
    method === 'POST' ? body : undefined,
  );
}

interface Page {
  readonly total: number;
  readonly items: readonly Data[];
}

describe('the demonstration’s homes', () => {
  interface Home {
    readonly today: string;
    readonly widgets: readonly { key: string; error: string | null; value: unknown; items: readonly Data[] }[];
  }
  const homeOf = (role: Role) => asked<Home>(role, 'POST', '/report/dashboard');

  test.each(everybody)('%s: every card has rows, of the demonstration’s day', async (role) => {
    const { today, widgets } = await homeOf(role);
    expect(today).toBe(demonstrationDay);
    expect(widgets.length).toBeGreaterThan(0);
    const empty = widgets.filter(({ error, items }) => error !== null || items.length === 0);
    expect(empty).toEqual([]);
    const ranking = widgets.find(({ key }) => key === 'ranking');
    if (ranking !== undefined) expect(Number(ranking.value)).toBeGreaterThan(5);
    const days = widgets.flatMap(({ key, items }) => (key === 'news' || key === 'stopped' ? items : []));
    for (const { day } of days) expect(String(day) <= demonstrationDay).toBe(true);
  });

  test('agents and area managers have as many dealers as one follows', async () => {
    for (const role of ['Agent', 'Distributor Area Manager'] as const) {
      const { total } = await asked<Page>(role, 'POST', '/dealers/table');
      expect({ role, isPlausible: total >= 20 && total <= 40 }).toEqual({ role, isPlausible: true });
    }
  });

  test('the dealer’s campaigns have lines that miss them by a day, and one has an attachment', async () => {
    const { campaigns } = await asked<{ campaigns: readonly { campaign: { id: number } }[] }>(
      'Dealer',
      'POST',
      '/campaigns/dealer',
    );
    const ids = campaigns.map(({ campaign }) => campaign.id);
    expect(ids).toEqual(expect.arrayContaining([113, 115]));
    const dealerId = analyst('Dealer').variables['dealerId'];
    const near = await asked<Page>('Dealer', 'GET', `/campaigns/113/dealer/${String(dealerId)}/excluded-lines`);
    expect(near.items[0]).toMatchObject({ soldOn: '2025-06-30', failedCondition: 'beforeStart' });
    const { campaign } = await asked<{ campaign: { attachments: readonly Data[] } }>('Dealer', 'GET', '/campaigns/115');
    expect(campaign.attachments).toMatchObject([{ filename: 'inverno-2025.pdf' }]);
  });

  test('the last file of sales waits for somebody who corrects its rows', async () => {
    const { items } = await asked<Page>('KA Administrator', 'POST', '/imports/table', {
      paginator: { page: 1, pageSize: 50 },
    });
    const waiting = items.filter(({ status }) => status === 'invalid');
    expect(waiting).toMatchObject([{ filename: 'vendite-furgoni-ottobre.csv', errorCount: 3 }]);
  });
});

describe('the demonstration’s money', () => {
  test('has runs in every state, with documents paid, open and cancelled', async () => {
    const { items } = await asked<Page>('KA Administrator', 'POST', '/settlements/table');
    expect(items).toMatchObject([{ state: 'draft' }, { state: 'proposed', mayApprove: true }, { state: 'approved' }]);
    const [{ documents, paid, cancelled } = {}] = items.slice(-1);
    expect(cancelled).toBe(1);
    expect(Number(paid)).toBeGreaterThan(10);
    expect(Number(documents) - Number(paid)).toBeGreaterThan(5);
  });

  test('has notes in every state, and a credit on hold', async () => {
    const state = { paginator: { page: 1, pageSize: 100 } };
    const { items } = await asked<Page>('KA Administrator', 'POST', '/settlements/documents/table', state);
    const statesOf = (...names: readonly string[]) => new Set(items.flatMap((item) => names.map((name) => item[name])));
    expect(statesOf('delivery', 'payment', 'state')).toEqual(
      new Set([
        ...['notSent', 'prepared', 'sent', 'delivered', 'undelivered', 'rejected'],
        ...['unpaid', 'paid', 'returned', null, 'issued', 'answered', 'cancelled'],
      ]),
    );
    const holds = await asked<Page>('KA Administrator', 'POST', '/settlements/holds/table');
    expect(holds.items).toMatchObject([{ isReasonShown: true, releasedAt: null }]);
  });

  test('has a document for the dealer, with the address that it has', async () => {
    const dealerId = String(analyst('Dealer').variables['dealerId']);
    const path = `/dealers/${dealerId}/settlement-documents`;
    const { documents } = await asked<{ documents: readonly Data[] }>('Dealer', 'GET', path);
    const filled = expect.stringMatching(/./);
    expect(documents).toMatchObject([{ state: 'issued', paidOn: filled }]);
    const { document } = await asked<{ document: Data }>(
      'Dealer',
      'GET',
      `/settlements/documents/${String(documents[0]?.['id'])}`,
    );
    expect(document).toMatchObject({ address: filled, postalCode: filled, sdiCode: filled });
  });

  test('has three closed months, the last with corrections', async () => {
    const { items } = await asked<Page>('KA Administrator', 'POST', '/accruals/table');
    expect(items.map(({ month }) => month)).toEqual(['2025-08', '2025-07', '2025-06']);
    const [last] = items.map(({ sums }) => Number((sums as Data)['corrections']));
    expect(last).toBeGreaterThan(0);
  });
});

describe('the guide for analysts', () => {
  test('gives the variables with which GraphiQL begins', () => {
    const given = variablesIn(guide);
    expect(given).toEqual(exampleVariables(Object.keys(given), ''));
  });

  test('has examples for every role on its first page', () => {
    const firstPage = guide.slice(0, guide.indexOf('\n## 4.'));
    expect(operationsIn(firstPage).map(({ roles }) => roles)).toEqual([everybody]);
    expect(rolesOf(curlIn(firstPage))).toEqual(everybody);
  });

  test('answers each of its five questions in one request', async () => {
    const section = guide.slice(guide.indexOf('### Five questions'), guide.indexOf('### Analytics'));
    const names = [...section.matchAll(/\| `(\w+)`/g)].map(([, name = '']) => name);
    expect(names).toHaveLength(5);
    const of = analyst('KA Administrator');
    for (const name of names) {
      const query = operationsIn(guide).find((each) => each.name === name)?.query ?? '';
      // what is turned page by page would be many requests
      expect({ name, isPaged: query.includes('$page') }).toEqual({ name, isPaged: false });
      const { data, errors } = await services.sendAs(of.token, query, variablesIn(guide));
      expect({ name, errors }).toEqual({ name, errors: [] });
      for (const response of Object.values(data ?? {})) {
        const { months } = response as { readonly months?: readonly Data[] };
        expect({ name, rows: (rowsIn(response) ?? months ?? []).length > 0 }).toEqual({ name, rows: true });
      }
    }
  });

  test.each(operationsIn(guide))('$name answers the roles that it names, and no other', async ({ query, roles }) => {
    let found = 0;
    await expectFor(
      roles,
      ({ token, variables }) => services.sendAs(token, query, variables),
      (data) => {
        for (const response of Object.values(data)) found += rowsIn(response)?.length ?? 1;
      },
    );
    expect(found).toBeGreaterThan(0);
  });

  test('its call of curl answers every role', async () => {
    for (const role of everybody) {
      const { headers, body } = curlCallIn(guide, analyst(role).token);
      const response = await fetch(`${services.url}/graphql`, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ data: { user: { roles: [expect.any(String)] } } });
    }
  });

  test('the operations of its Power Query answer the roles that it names, one with what another found', async () => {
    const { queries, roles } = powerQueryIn(guide);
    const [currentYear = '', campaignsOfYear = '', dealersPage = ''] = queries;
    expect(queries).toHaveLength(3);
    for (const role of roles) {
      const { token } = analyst(role);
      const { constants } = await dataOf<{ constants: { currentYear: number } }>(token, currentYear);
      const { campaignsByYear } = await dataOf<{ campaignsByYear: { id: string }[] }>(token, campaignsOfYear, {
        year: constants.currentYear,
      });
      const variables = { campaignId: campaignsByYear[0]?.id, page: 1 };
      const { campaignDealers } = await dataOf<{ campaignDealers: { items: object[] } }>(token, dealersPage, variables);
      expect(Array.isArray(campaignDealers.items)).toBe(true);
    }
    await expectFor(roles, ({ token, variables }) => services.sendAs(token, dealersPage, variables));
  });

  (hasPython() ? test : test.skip)(
    'its Python writes every dealer of a campaign, and tells the others that they may not',
    async () => {
      const script = pythonIn(guide);
      const count = `query ($campaignId: ID!) { campaignDealers(id: $campaignId, input: {}) { total } }`;
      for (const role of everybody) {
        const { token, variables } = analyst(role);
        const env = { PORTAL: services.url, TOKEN: token };
        const { stdout, stderr } = await runPython(script, env, [String(variables['campaignId'])]);
        if (!rolesOf(script).includes(role)) {
          expect({ role, stderr }).toEqual({ role, stderr: expect.stringContaining('FORBIDDEN') });
          continue;
        }
        const { campaignDealers } = await dataOf<{ campaignDealers: { total: number } }>(token, count, variables);
        const [header = [], ...rows] = csvRecords(stdout);
        expect({ role, rows: rows.length }).toEqual({ role, rows: campaignDealers.total });
        expect(header).toContain('tiresToNextThreshold');
      }
      // of itself it finds a campaign
      const { stdout, stderr } = await runPython(script, {
        PORTAL: services.url,
        TOKEN: analyst('KA Administrator').token,
      });
      expect({ stderr, many: csvRecords(stdout).length > 100 }).toEqual({ stderr: '', many: true });
    },
    busyMs,
  );
});

describe('the example operations that GraphiQL opens with', () => {
  const examples = storedOperations().filter(({ from }) => from === 'examples');

  test.each(examples)(
    '$name answers the roles that it names, and no other',
    async ({ document, text }) => {
      const names = (operationIn(document).variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      const given = exampleVariables(names, demonstrationPassword);
      await expectFor(rolesOf(text), ({ role, session, variables: { dealerId } }) => {
        const own = role === 'Account' ? { dealerId, id: dealerId } : {};
        return services.sendAs(session, print(document), { ...given, ...own });
      });
    },
    busyMs,
  );
});

/** Everything that GraphQL has of a member in a row. */
const memberFields = '{ id code businessName role }';

/** All pages of a table that a query asks for by `$page`. */
async function allRows(token: string, query: string, variables: object = {}): Promise<readonly Data[]> {
  const rows: Data[] = [];
  for (let page = 1; ; page++) {
    const [response] = Object.values(await dataOf<Data>(token, query, { ...variables, page }));
    const items = rowsIn(response) ?? [];
    if (items.length === 0) return rows;
    rows.push(...items);
  }
}

/** The rows of a file that a query answers the ticket of. */
async function fileRows(token: string, query: string, variables: object = {}): Promise<readonly Data[]> {
  const [ticket] = Object.values(await dataOf<Record<string, { readonly url: string }>>(token, query, variables));
  const { pathname } = new URL(ticket?.url ?? '', services.url);
  const response = await fetch(`${services.url}${pathname}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [header = [], ...lines] = csvRecords(await response.text());
  return lines.map((cells) => recordOf(header, cells));
}

/** The leaves of a type of the schema as a selection of all of them. */
async function everyField(type: string): Promise<string> {
  const { __type } = await dataOf<{
    __type: { fields: { name: string; type: { name: string | null; ofType: { name: string | null } | null } }[] };
  }>(
    analyst('KA Administrator').session,
    'query ($type: String!) { __type(name: $type) { fields { name type { name ofType { name } } } } }',
    { type },
  );
  return __type.fields
    .filter(({ name }) => name !== 'performance' && name !== 'pendingApproval')
    .map(({ name, type: { name: nullable, ofType } }) =>
      nullable === 'Member' || ofType?.name === 'Member' ? `${name} ${memberFields}` : name,
    )
    .join(' ');
}

describe('a file for programs says what GraphQL says, field by field', () => {
  const byKey = (key: string) => (one: Data, other: Data) => Number(one[key]) - Number(other[key]);

  test(
    'of a campaign’s dealers',
    async () => {
      const { token, variables } = analyst('KA Administrator');
      const rows = await allRows(
        token,
        `query ($campaignId: ID!, $page: Int!) { campaignDealers(id: $campaignId, input: { page: $page, pageSize: 50 }) {
          items { ${await everyField('CampaignDealer')} } } }`,
        variables,
      );
      const query = 'query ($campaignId: ID!) { membershipFile(campaignId: $campaignId, format: CSV_RAW) { url } }';
      const inFile = await fileRows(token, query, variables);
      expect(rows.length).toBeGreaterThan(100);
      expect([...inFile].sort(byKey('dealerId'))).toEqual(rows.map(asTexts));
    },
    busyMs,
  );

  test(
    'of the dealers that each role sees',
    async () => {
      for (const role of ['KA Administrator', 'Account', 'Agent'] as const) {
        const { token } = analyst(role);
        const rows = await allRows(
          token,
          `query ($page: Int!) { dealersTable(input: { page: $page, pageSize: 50 }) {
            items { ${await everyField('DealerRow')} } } }`,
        );
        const inFile = await fileRows(token, '{ dealersFile(format: CSV_RAW) { url } }');
        expect(rows.length).toBeGreaterThan(0);
        expect(inFile).toEqual(rows.map(asTexts));
      }
    },
    busyMs,
  );
});

/** A row of GraphQL as a file has it: each leaf as text, null as nothing. */
function asTexts(row: Data): Data {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === 'distributor' || name === 'parent') {
        const member = value as Data | null;
        const fields = ['id', 'code', 'businessName', 'role'].map((field) => [field, member?.[field] ?? '']);
        return [name, Object.fromEntries(fields)];
      }
      if (value === null) return [name, ''];
      return [name, typeof value === 'string' ? value : JSON.stringify(value)];
    }),
  );
}

describe('this year beside the year before', () => {
  /** Whether a role may ask at a place. */
  const mayAsk = (role: Role, { access }: ComparedPlace) =>
    access.some((permission) => permissionsOf([role]).includes(permission));

  test('is compared by the calls of the table alone, each of which has its place', () => {
    const known = [...comparedPlaces.map(({ operationId }) => operationId), ...Object.keys(otherQuestions)];
    expect([...new Set(known)].sort()).toEqual([...comparingOperations()].sort());
  });

  test.each(everybody)(
    '%s: every place that compares has the same two numbers, for all that it sees and for one dealer',
    async (role) => {
      const { session, variables } = analyst(role);
      const office = new Office(services.office.url, session);
      const answers = new Map<string, readonly TwoYears[]>();
      for (const about of ['network', 'dealer'] as const) {
        const dealerId = about === 'dealer' ? Number(variables['dealerId']) : undefined;
        for (const place of comparedPlaces) {
          if (!place.about.includes(about) || !mayAsk(role, place)) continue;
          for (const half of [undefined, ...(place.takesHalves ? halves : [])]) {
            const question = half === undefined ? about : `${about} in ${half}`;
            answers.set(`${question}: ${place.name}`, await place.ask({ office, services, dealerId, half }));
          }
        }
      }
      for (const about of ['network', 'dealer'].flatMap((each) => [
        each,
        ...halves.map((half) => `${each} in ${half}`),
      ])) {
        const ofAbout = [...answers].filter(([name]) => name.startsWith(`${about}: `));
        const [first] = ofAbout.flatMap(([, found]) => found);
        for (const [name, found] of ofAbout) {
          for (const answer of found) expect({ role, name, ...answer }).toEqual({ role, name, ...first });
        }
        // a dealer's own pages have no halves
        const isAsked = about === 'network' || (about.startsWith('network') && ofAbout.length > 0);
        if (isAsked) expect(first?.tiresBefore).toBeGreaterThan(0);
      }
    },
    busyMs,
  );
});

describe('a report says the same numbers in REST, in GraphQL and in its files', () => {
  /** The rows that are compared one by one. */
  const first = 50;
  const input = (given: { readonly distributorId?: number | undefined }) => ({
    year: 2025,
    tier: ['platinum'],
    ...given,
  });
  const idsOf = (members: readonly { readonly id: number }[]) => members.map(({ id }) => id);

  async function distributors(token: string): Promise<readonly number[]> {
    const office = new Office(services.office.url, token);
    const { dealers } = await office.call<{ dealers: { id: number }[] }>('GET', '/dealers/role/Distributor');
    return idsOf(dealers);
  }

  const responseOf = (token: string, path: string, body: object) =>
    fetch(`${services.office.url}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The response of each way of asking; of one that is refused its status alone. */
  async function sentEachWay(
    report: ComparedReport,
    token: string,
    filter: { readonly distributorId?: number | undefined },
  ) {
    const { type, field, figures, sums } = report;
    const rest = await responseOf(token, '/report', {
      data: { type, filters: filter },
      params: { paginator: { page: 1, pageSize: first } },
    });
    const files = await Promise.all(
      (['csv', 'xlsx'] as const).map((format) => responseOf(token, `/report/${type}`, { filter, format })),
    );
    const network = filter.distributorId === undefined ? '' : `, distributorId: "${filter.distributorId}"`;
    const graphqlFilter = `{ year: 2025, tier: [PLATINUM]${network} }`;
    const { data, errors } = await services.sendAs(
      token,
      `{ reported: ${field}(input: { filter: ${graphqlFilter}, pageSize: ${first} }) {
        total items { ${selectionOf(Object.keys(figures))} } totals { ${selectionOf(sums)} }
      } }`,
    );
    const statuses = [rest.status, ...files.map(({ status }) => status)];
    if (rest.status !== 200) return { statuses, refused: errors.map(({ extensions }) => extensions.code) };
    type Response = Parameters<typeof reportedBy>[1];
    const { data: reported } = (await rest.json()) as { readonly data: Response };
    const [csv, xlsx] = files;
    return {
      statuses,
      refused: errors.map(({ extensions }) => extensions.code),
      reported: [
        reportedBy(report, reported),
        reportedBy(report, (data as { readonly reported: Response }).reported),
        reportedByCsv(report, (await csv?.text()) ?? '', first),
        await reportedByXlsx(report, Buffer.from((await xlsx?.arrayBuffer()) ?? new ArrayBuffer(0)), first),
      ],
    };
  }

  const readers = everybody.flatMap((role) =>
    comparedReports
      .filter(({ type }) => reportAccess[type as ReportType].some((one) => permissionsOf([role]).includes(one)))
      .map((report) => [role, report.type, report] as const),
  );

  test.each(readers)(
    '%s: %s, as a whole, of the own and of a sibling’s network',
    async (role, _type, report) => {
      const { session } = analyst(role);
      const own = await distributors(session);
      const all = await distributors(services.office.token);
      const sibling = all.find((id) => !own.includes(id)) ?? own[1];
      const filters = [{}, ...(own[0] === undefined ? [] : [{ distributorId: own[0] }])];
      for (const given of filters) {
        const { statuses, refused, reported = [] } = await sentEachWay(report, session, input(given));
        expect({ given, statuses, refused }).toEqual({ given, statuses: [200, 200, 200], refused: [] });
        const [rest, ...others] = reported;
        expect(rest?.rows.length).toBe(Math.min(first, rest?.total ?? 0));
        for (const other of others) expect({ given, ...other }).toEqual({ given, ...rest });
      }
      const foreign = await sentEachWay(report, session, input({ distributorId: sibling }));
      if (own.includes(sibling ?? 0)) {
        const [rest, ...others] = foreign.reported ?? [];
        for (const other of others) expect(other).toEqual(rest);
      } else {
        expect(foreign).toEqual({ statuses: [422, 422, 422], refused: ['BAD_USER_INPUT'] });
      }
    },
    busyMs,
  );

  /** Analytics, as `sentEachWay`. */
  async function groupedEachWay(token: string, dimensions: readonly string[], filters: object, graphqlFilter: string) {
    const measures = Object.keys(comparedAnalytics.figures);
    const rest = await responseOf(token, '/report/analytics/search', {
      data: { dimensions, measures, filters },
      params: { paginator: { page: 1, pageSize: first } },
    });
    const [csv, xlsx] = await Promise.all(
      (['csv', 'xlsx'] as const).map((format) =>
        responseOf(token, '/report/analytics', { dimensions, measures, filter: filters, format }),
      ),
    );
    const inGraphql = (names: readonly string[]) => names.map((name) => screamed(name)).join();
    const values = `values { ${measures.join(' ')} }`;
    const { data, errors } = await services.sendAs(
      token,
      `{ reported: analytics(input: { dimensions: [${inGraphql(dimensions)}], measures: [${inGraphql(measures)}],
        filter: ${graphqlFilter}, pageSize: ${first} }) { total items { ${values} } totals { ${values} } } }`,
    );
    const statuses = [rest, csv, xlsx].map((response) => response?.status);
    const refused = errors.map(({ extensions }) => extensions.code);
    if (rest.status !== 200) return { statuses, refused };
    const { data: reported } = (await rest.json()) as { readonly data: GroupsResponse };
    return {
      statuses,
      refused,
      reported: [
        reportedBy(comparedAnalytics, ungrouped(reported)),
        reportedBy(comparedAnalytics, ungrouped((data as { readonly reported: GroupsResponse }).reported)),
        reportedByCsv(comparedAnalytics, (await csv?.text()) ?? '', first),
        await reportedByXlsx(comparedAnalytics, Buffer.from((await xlsx?.arrayBuffer()) ?? new ArrayBuffer(0)), first),
      ],
    };
  }

  const screamed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

  test.each(everybody)(
    '%s: analytics, or a refusal each way',
    async (role) => {
      const { session } = analyst(role);
      const [own] = await distributors(services.office.token);
      const requests = [
        [['month'], { year: 2025 }, '{ year: 2025 }'],
        [['region', 'brand'], { year: 2025, channel: 'fleet' }, '{ year: 2025, channel: FLEET }'],
        [['season'], { year: 2025, distributorId: own }, `{ year: 2025, distributorId: "${own}" }`],
      ] as const;
      for (const [dimensions, filters, graphqlFilter] of requests) {
        const { statuses, refused, reported } = await groupedEachWay(session, dimensions, filters, graphqlFilter);
        if (!reportAccess.analytics.some((one) => permissionsOf([role]).includes(one))) {
          expect({ statuses, refused }).toEqual({ statuses: [403, 403, 403], refused: ['FORBIDDEN'] });
          continue;
        }
        expect({ statuses, refused }).toEqual({ statuses: [200, 200, 200], refused: [] });
        const [rest, ...others] = reported ?? [];
        expect(rest?.rows.length).toBeGreaterThan(1);
        for (const other of others) expect({ dimensions, ...other }).toEqual({ dimensions, ...rest });
      }
    },
    busyMs,
  );
});
