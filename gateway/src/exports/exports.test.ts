import 'reflect-metadata';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { gatewayKeyFor } from '../upstream/gatewayKey.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { forgetfulClock, personalToken, testConfig, TestGateway } from '../test/testGateway.js';
import { dealerRow, enveloped, refuse, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const record = {
  id: 4,
  type: 'monthly-fleet',
  format: 'jsonl',
  status: 'running',
  progress: { done: 10, total: 20 },
  rows: null,
  sha256: null,
  size: null,
  filename: 'Report mensile flotte 2025-12-31.jsonl',
  failure: null,
  createdAt: '2025-12-31T10:00:00.000Z',
  finishedAt: null,
  expiresAt: '2026-01-07T10:00:00.000Z',
};
const made = (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
  reply.code(201).send(enveloped({ export: record }));

test.each([
  [
    `requestDealersExport(filter: { status: [ACTIVE], region: ["Lazio"], memberId: 12, joinedFrom: "2020-01-01" }
      sort: { column: BUSINESS_NAME, direction: DESC } search: "così" format: JSONL idempotencyKey: "k")`,
    {
      type: 'dealers',
      format: 'jsonl',
      filter: { status: ['active'], region: ['Lazio'], memberId: 12, joinedOn: { from: '2020-01-01' } },
      sorting: { column: 'businessName', direction: 'desc' },
      searchTerm: 'così',
    },
  ],
  [
    'requestMembershipExport(campaignId: 7, format: CSV, idempotencyKey: "k")',
    { type: 'campaign-dealers', campaignId: 7, format: 'csv' },
  ],
  [
    `requestAuditExport(filter: { entity: [USER], userId: 8, atFrom: "2025-01-01" }
      sort: { column: AT, direction: ASC } search: "rosa" format: CSV idempotencyKey: "k")`,
    {
      type: 'audit',
      format: 'csv',
      filter: { entity: ['user'], userId: 8, at: { from: '2025-01-01' } },
      sorting: { column: 'at', direction: 'asc' },
      searchTerm: 'rosa',
    },
  ],
  [
    'requestCampaignListExport(input: { filter: { endsWithin: 30 } }, idempotencyKey: "k")',
    { type: 'campaign-list', filter: { endsWithin: 30 }, format: 'xlsx' },
  ],
  [
    'requestRedemptionsExport(campaignId: 7, idempotencyKey: "k")',
    { type: 'campaign-redemptions', campaignId: 7, format: 'xlsx' },
  ],
  [
    'requestEntriesExport(campaignId: 7, idempotencyKey: "k")',
    { type: 'campaign-entries', campaignId: 7, format: 'xlsx' },
  ],
  [
    'requestCampaignLinesExport(campaignId: 7, dealerId: 3, which: LATER, format: JSONL, idempotencyKey: "k")',
    { type: 'campaign-lines', campaignId: 7, dealerId: 3, which: 'later', format: 'jsonl' },
  ],
  [
    'requestCustomersExport(input: { filter: { status: [ACTIVE] } }, idempotencyKey: "k")',
    { type: 'customers', filter: { status: ['Active'] }, format: 'xlsx' },
  ],
  [
    'requestImportsExport(input: { filter: { createdTo: "2025-12-31" }, format: CSV }, idempotencyKey: "k")',
    { type: 'imports', filter: { createdAt: { to: '2025-12-31' } }, format: 'csv' },
  ],
  [
    'requestCampaignsReportExport(input: { filter: { year: 2025 } }, idempotencyKey: "k")',
    { type: 'campaigns', filter: { year: 2025 }, format: 'xlsx' },
  ],
  [
    'requestMonthlyFleetReportExport(input: { columns: ["code"], format: CSV_RAW }, idempotencyKey: "k")',
    { type: 'monthly-fleet', filter: {}, columns: ['code'], format: 'csvRaw' },
  ],
  [
    'requestPreviousYearReportExport(input: { search: "rossi" }, idempotencyKey: "k")',
    { type: 'previous-year', filter: {}, searchTerm: 'rossi', format: 'xlsx' },
  ],
  [
    'requestAnalyticsExport(input: { dimensions: [REGION] }, idempotencyKey: "k")',
    {
      type: 'analytics',
      filter: {},
      dimensions: ['region'],
      measures: ['tires'],
      compareYear: false,
      format: 'xlsx',
    },
  ],
])('an export is asked for as its list is: %s', async (field, body) => {
  upstream.on('POST /exports', made);
  const { data, errors } = await gateway.send(
    `mutation { made: ${field} { id type format status progress { done total } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    made: { id: '4', type: 'MONTHLY_FLEET', format: 'JSONL', status: 'RUNNING', progress: { done: 10, total: 20 } },
  });
  const [request] = upstream.requestsOf('POST /exports');
  expect([request?.body, request?.headers['idempotency-key']]).toEqual([body, 'k']);
});

test('of the monthly report is asked for by whoever may read it', async () => {
  upstream.on('GET /user', userWith('Distributor')).on('POST /exports', made);
  const send = (field: string) => gateway.send(`mutation { ${field}(input: {}, idempotencyKey: "k") { id } }`);
  expect((await send('requestMonthlyReportExport')).data).toEqual({ requestMonthlyReportExport: { id: '4' } });
  expect((await send('requestMonthlyFleetReportExport')).code).toBe('FORBIDDEN');
});

test('a third export is refused with its reason as text', async () => {
  upstream.on('POST /exports', (_, reply) =>
    refuse(reply, 'RATE_LIMITED', { reason: 'tooManyExportJobs', retryAfter: 30 }),
  );
  const { errors } = await gateway.send('mutation { requestDealersExport(idempotencyKey: "k") { id } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', reason: 'tooManyExportJobs', retryAfter: 30 });
  expect(errors[0]?.message).toContain('2 esportazioni');
});

test('what is wrong is named as it was asked', async () => {
  const fields = { memberId: 'unknown', 'filter.joinedOn.from': 'invalid', 'sorting.column': 'invalid' };
  upstream.on('POST /exports', (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields }));
  const { errors } = await gateway.send('mutation { requestDealersExport(idempotencyKey: "k") { id } }');
  expect(errors[0]?.extensions['fields']).toEqual({
    'filter.memberId': 'unknown',
    'filter.joinedFrom': 'invalid',
    'sort.column': 'invalid',
  });
});

test('a program with a personal token asks, follows, fetches and deletes, and does nothing beside it', async () => {
  const token = personalToken;
  upstream
    .on('POST /exports', made)
    .on('GET /exports', enveloped({ exports: [record] }))
    .on('GET /exports/4', enveloped({ export: record }))
    .on('DELETE /exports/4', enveloped({}));
  const send = async (text: string) => (await gateway.send(text, { token })).data;
  expect(await send('mutation { requestDealersExport(idempotencyKey: "k") { id } }')).toEqual({
    requestDealersExport: { id: '4' },
  });
  expect(await send('{ exports { id } export(id: 4) { filename } }')).toEqual({
    exports: [{ id: '4' }],
    export: { filename: record.filename },
  });
  expect(await send('mutation { deleteExport(id: 4) }')).toEqual({ deleteExport: true });
  const both = await gateway.send('mutation { deleteExport(id: 4) logout }', { token });
  expect(both.errors[0]?.extensions['reason']).toBe('readOnlyToken');
  expect(upstream.requestsOf('DELETE /exports/4').length).toBe(1);
});

describe('the list of a document', () => {
  const document = `query Dealers($page: Int!, $search: String) {
    dealersTable(input: { search: $search, page: $page, pageSize: 10 }) { items { id name: businessName tier joinedOn } total }
  }`;
  const rows = Array.from({ length: 12 }, (_, index) => dealerRow(index + 1));
  const asked = (text: string, variables: object = {}, at = gateway) =>
    at.send(
      `mutation ($document: String!, $variables: JSONObject) {
        requestDocumentExport(document: $document, variables: $variables, format: PARQUET, idempotencyKey: "k") { id }
      }`,
      { token: personalToken, variables: { document: text, variables } },
    );
  /** Answers the table of dealers, after a look at how often it was asked. */
  const table = (rowsOf: (calls: number) => readonly object[]) => {
    let calls = 0;
    upstream.on('POST /dealers/table', ({ body }) => {
      const { page, pageSize } = (body as { paginator: { page: number; pageSize: number } }).paginator;
      const all = rowsOf((calls += 1));
      return enveloped({
        items: all.slice((page - 1) * pageSize, page * pageSize),
        total: all.length,
        isGrouped: false,
      });
    });
  };
  /** What was sent at the end of the pages. */
  const end = async () => {
    for (;;) {
      const [request] = upstream.requestsOf('PUT /exports/4/pages');
      if (request !== undefined) return request.body;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  beforeEach(() => {
    upstream.on('POST /exports', made).on('PUT /exports/4/pages', enveloped({}));
    for (const page of [1, 2]) upstream.on(`PUT /exports/4/pages/${page}`, enveloped({}));
  });

  test('is read by the token of its caller until it was twice the same, and sent with its schema', async () => {
    // its second reading finds a row that has changed meanwhile
    table((calls) => (calls < 4 ? rows : [...rows.slice(0, 11), { ...dealerRow(12), businessName: 'Nuovo' }]));
    expect((await asked(document, { search: 'e' })).data).toEqual({ requestDocumentExport: { id: '4' } });
    expect(await end()).toMatchObject({ status: 'collected', pages: 2, rows: 12 });
    const reads = upstream.requestsOf('POST /dealers/table');
    expect(reads.length).toBe(6);
    expect(reads.every(({ headers }) => headers.authorization === `Bearer ${personalToken}`)).toBe(true);
    expect(reads.map(({ body }) => (body as { searchTerm: string }).searchTerm)).toEqual(Array(6).fill('e'));
    const key = gatewayKeyFor('pages', testConfig.appSecret);
    expect(upstream.requestsOf('PUT /exports/4/pages')[0]?.body).toMatchObject({ key });
    expect(upstream.requestsOf('PUT /exports/4/pages/1')[0]?.body).toMatchObject({ key });
    const { lines } = upstream.requestsOf('PUT /exports/4/pages/2').at(-1)?.body as { lines: string };
    expect(lines.split('\n').map((line) => line && (JSON.parse(line) as unknown))).toEqual([
      { id: '11', name: 'Dealer 11', tier: 'GOLD', joinedOn: '2020-01-31' },
      { id: '12', name: 'Nuovo', tier: 'GOLD', joinedOn: '2020-01-31' },
      '',
    ]);
    expect(upstream.requestsOf('POST /exports')[0]?.body).toMatchObject({
      type: 'document',
      format: 'parquet',
      name: 'Dealers',
      lineSchema: {
        title: 'Dealers',
        required: ['id', 'name', 'tier', 'joinedOn'],
        properties: {
          id: { type: 'string' },
          name: { description: 'The name of the business.', type: 'string' },
          tier: { type: 'string', enum: ['PROSPECT', 'GOLD', 'PLATINUM'] },
          joinedOn: { type: 'string', format: 'date' },
        },
      },
    });
  });

  test('that never stands still, that is refused later and that its owner deletes is no file', async () => {
    table((calls) => [dealerRow(calls)]);
    await asked(document);
    expect(await end()).toMatchObject({ status: 'failed', failure: 'changed' });
    upstream.made.length = 0;
    let calls = 0;
    upstream.on('POST /dealers/table', (_, reply) =>
      (calls += 1) === 1
        ? enveloped({ items: rows.slice(0, 10), total: 12, isGrouped: false })
        : refuse(reply, 'FORBIDDEN'),
    );
    await asked(document);
    expect(await end()).toMatchObject({ status: 'failed', failure: 'forbidden' });
    upstream.made.length = 0;
    upstream.on('PUT /exports/4/pages/1', (_, reply) => refuse(reply, 'NOT_FOUND'));
    await asked(document);
    await gateway.send('{ exports { id } }');
    expect(upstream.requestsOf('PUT /exports/4/pages')).toEqual([]);
  });

  test('of a gateway that ends is no file', async () => {
    const ending = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
    let calls = 0;
    upstream.on('POST /dealers/table', (_, reply) =>
      (calls += 1) === 1
        ? enveloped({ items: rows.slice(0, 10), total: 12, isGrouped: false })
        : refuse(reply, 'RATE_LIMITED', { retryAfter: 30 }),
    );
    expect((await asked(document, {}, ending)).errors).toEqual([]);
    await ending.close();
    expect(upstream.requestsOf('PUT /exports/4/pages')[0]?.body).toMatchObject({ failure: 'interrupted' });
  });

  test.each([
    ['{ dealersTable(', undefined],
    ['{ nothing }', undefined],
    ['mutation { logout }', 'documentNotAList'],
    [
      'query ($page: Int!) { user { id @include(if: true) } dealersTable(input: { page: $page }) { total } }',
      'documentNotAList',
    ],
    ['{ user { id } }', 'documentNotAList'],
    ['{ dealersTable(input: { page: 1 }) { items { id } total } }', 'documentNotAList'],
    ['query ($page: Int!) { dealersTable(input: { page: $page }) { items { id } } }', 'documentNotAList'],
    [
      'query ($page: Int!) { dealersTable(input: { page: $page }) { items { id } total } user { id } }',
      'documentNotAList',
    ],
    [
      'query A($page: Int!) { dealersTable(input: { page: $page }) { items { id } total } } query B { user { id } }',
      'documentNotAList',
    ],
  ])('must be one paged list: %s', async (text, reason) => {
    const { errors } = await asked(text);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]?.extensions['reason']).toBe(reason);
    expect(upstream.requestsOf('POST /exports')).toEqual([]);
  });

  test('is refused as its first page is, and where it is too long or too expensive', async () => {
    upstream.on('POST /dealers/table', enveloped({ items: [dealerRow(1)], total: 200_001, isGrouped: false }));
    expect((await asked(document)).errors[0]?.extensions['reason']).toBe('documentTooLong');
    const expensive = `query ($page: Int!) { dealersTable(input: { page: $page, pageSize: 100 }) {
      total items { id ${Array.from({ length: 16 }, (_, index) => `p${index}: performance { tires }`).join(' ')} } } }`;
    expect((await asked(expensive)).code).toBe('OPERATION_TOO_EXPENSIVE');
    upstream.on('GET /user', userWith('Consultant'));
    expect((await asked(document)).code).toBe('FORBIDDEN');
    expect(upstream.requestsOf('POST /exports')).toEqual([]);
  });
});
