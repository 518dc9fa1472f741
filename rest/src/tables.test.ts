import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from './testing/app/testApp.js';
import { rulesPreviews } from './ground/database/tables/programme/rulesVersions.js';
import { settlements } from './ground/database/tables/programme/settlements.js';
import { goalProposals, simulations } from './ground/database/tables/programme/simulations.js';
import { newCampaign, ordinaryRules } from './testing/programme/salesAndCampaigns.js';

let service: TestApp;
let campaignId: number;
let otherId: number;
let planId: number;
let dealerId: number;
beforeAll(async () => {
  service = await openTestApp();
  campaignId = (await newCampaign(service.database)).id;
  otherId = (await newCampaign(service.database)).id;
  dealerId = (await service.memberWithCode('DE00001')).id;
  const body = { data: { goalThreshold: 100, dealer: dealerId } };
  for (const id of [campaignId, otherId]) {
    await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  }
  const common = { campaignId, fromDay: '2024-01-01', toDay: '2024-12-31', createdAt: service.clock.now() };
  const { incentiveDetail, factorBoostDetail } = ordinaryRules;
  const rules = { incentiveDetail, factorBoostDetail, eligibility: {} };
  const [simulation] = await service.database
    .insert(simulations)
    .values({ ...common, volumes: ['1'], rules, rulesHash: 'none' })
    .returning();
  const growth = { prospect: '1', gold: '1', platinum: '1' };
  const floor = { prospect: 1, gold: 1, platinum: 1 };
  await service.database.insert(goalProposals).values({ ...common, terms: { growth, floor, step: 1 } });
  const period = { startsOn: '2025-01-01', endsOn: '2025-12-31' };
  const preview = { campaignId, rulesVersion: 1, rules: { ...rules, ...period }, rulesHash: 'none' };
  await service.database.insert(rulesPreviews).values({ ...preview, createdAt: service.clock.now() });
  const receiver = { url: 'https://receiver.example', description: '', kinds: ['monthClosed'] };
  const made = await service.call('POST', '/api/webhooks', { as: 'ka.admin', body: receiver });
  expect(made.statusCode).toBe(201);
  await service.database.insert(settlements).values({
    ...{ title: 'Liquidazione', campaignIds: [campaignId], filter: {}, minimum: '0', day: '2025-10-15' },
    createdAt: service.clock.now(),
  });
  // each is the first of its table
  planId = simulation?.id ?? 0;
});
afterAll(() => service.close());

interface Described {
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly 'application/json'?: { readonly schema: { readonly properties?: object } } };
  };
}

/** The table calls, by what their bodies are described to take. */
function tableCalls(): { readonly path: string; readonly required: boolean | undefined }[] {
  const paths = service.app.swagger().paths as unknown as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const properties = post?.requestBody?.content['application/json']?.schema.properties ?? {};
    return 'paginator' in properties ? [{ path, required: post?.requestBody?.required }] : [];
  });
}

const idFor = (path: string) => {
  if (path.startsWith('/dealers')) return dealerId;
  return path.startsWith('/campaigns') ? campaignId : planId;
};

function call(path: string, body?: object) {
  const values = { id: idFor(path), otherId, segment: 'news', month: '2025-01' };
  const filled = Object.entries(values).reduce((url, [name, value]) => url.replace(`{${name}}`, String(value)), path);
  return service.call('POST', `/api${filled}`, { as: 'ka.admin', ...(body && { body }) });
}

/** Tables that begin with the newest. */
const newestFirst = [
  ...['/audit/table', '/settlements/table', '/settlements/documents/table', '/accruals/table'],
  ...['/approvals/table', '/disputes/table', '/notes/table', '/dealers/{id}/notes/table'],
  ...['/notifications/inbox/table', '/mails/table', '/webhooks/table', '/webhooks/{id}/deliveries/table'],
  ...['/service-accounts/table', '/sms-consents/table'],
];

/** The table state of the specification, section 3, as a client holds it; a history begins with the newest. */
const wholeState = (path: string) => ({
  filter: {},
  paginator: { page: 1, pageSize: 10, total: 0, pageSizes: [3, 5, 10, 15, 50, 100] },
  sorting: { column: 'id', direction: newestFirst.includes(path) ? 'desc' : 'asc' },
  searchTerm: '',
  grouping: { selectedRowIds: [1, 2], itemIds: [1, 2, 3] },
  entityId: 7,
});

test('every table takes no body, an empty one and the whole table state, and answers the same rows', async () => {
  const tables = tableCalls();
  expect(tables.length).toBeGreaterThanOrEqual(4);
  for (const { path, required } of tables) {
    const responses = await Promise.all([
      call(path),
      call(path, {}),
      call(path, { sorting: {} }),
      call(path, wholeState(path)),
    ]);
    expect({ path, required, status: responses.map(({ statusCode }) => statusCode) }).toEqual({
      path,
      required: false,
      status: [200, 200, 200, 200],
    });
    const [first, ...others] = responses.map((response) => response.json<{ data: { items: unknown[] } }>().data);
    for (const other of others) expect({ path, ...other }).toEqual({ path, ...first });
  }
});

test('a page size that is not offered, an unknown column and an unknown key are refused', async () => {
  for (const { path } of tableCalls()) {
    for (const body of [{ paginator: { pageSize: 7 } }, { sorting: { column: 'password' } }, { size: 10 }]) {
      expect({ path, body, status: (await call(path, body)).statusCode }).toEqual({ path, body, status: 422 });
    }
  }
});
