import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { personalToken } from '../test/testGateway.js';
import { enveloped, refuse, userWith } from '../test/stubUpstream.js';

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
