import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { campaignCases } from '../test/campaignCases.js';
import {
  campaignDealerRecord,
  campaignRecord,
  exampleRecord,
  summaryRecord,
  totalsRecord,
} from '../test/campaignRecords.js';
import { membershipCases } from '../test/membershipCases.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, userWith } from '../test/stubUpstream.js';

const cases = [...campaignCases, ...membershipCases];

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

describe('each field asks for what its route takes, and shows what it answers', () => {
  test.each(cases)('$operation', async ({ operation, call, response, data, body, query, idempotencyKey, role }) => {
    if (role) upstream.on('GET /user', userWith(role));
    upstream.on(call, enveloped(response));
    const visible = await gateway.send(operation);
    expect(visible.errors).toEqual([]);
    expect(visible.data).toEqual(data);
    expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
    const [made] = upstream.requestsOf(call);
    expect(made?.body).toEqual(body);
    expect(made?.query).toEqual(query ?? {});
    expect(made?.headers['idempotency-key']).toBe(idempotencyKey);
  });

  test('every field of the area stands in the table', () => {
    // Reminders of many are an area of their own, with its own tests, and so are simulations, proposals, accruals and reports.
    const isOfArea = (path: string) =>
      /campaign|constants|prospect/i.test(path) &&
      !/^\/(campaigns\/reminders|campaigns\/\{id\}\/(simulations|proposals|goals)|accruals\/|report\/campaigns\/distributors|share\/)/.test(
        path,
      );
    const fields = fieldsOver(buildGatewaySchema(), isOfArea);
    const covered = new Set(cases.map(({ operation }) => /\{ (\w+)/.exec(operation)?.[1]));
    expect(fields.filter((name) => !covered.has(name))).toEqual([]);
  });
});

describe('the budgets of campaigns', () => {
  const operation = '{ campaigns { id budgetUse { budget accumulated share forecast { low expected high share } } } }';
  const forecast = { low: '700.00', expected: '800.00', high: '900.00', share: '80.0' };
  const use = { budget: '1000.00', accumulated: '400.00', share: '40.0', forecast };

  test('are one call for all, and null for those without one', async () => {
    upstream
      .on('GET /campaigns', enveloped({ campaign: [summaryRecord(7), summaryRecord(8)] }))
      .on('GET /campaigns/budgets', enveloped({ budgets: [{ campaignId: 8, ...use }] }));
    const { data, errors } = await gateway.send(operation);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      campaigns: [
        { id: '7', budgetUse: null },
        { id: '8', budgetUse: use },
      ],
    });
    expect(upstream.requestsOf('GET /campaigns/budgets').map(({ query }) => query)).toEqual([{ ids: '7,8' }]);
  });

  test('are not asked for whoever does not manage campaigns', async () => {
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('GET /campaigns/7', enveloped({ campaign: campaignRecord(7) }));
    const { data } = await gateway.send('{ campaign(id: 7) { budgetUse { share } } }');
    expect(data).toEqual({ campaign: { budgetUse: null } });
    expect(upstream.requestsOf('GET /campaigns/budgets')).toEqual([]);
  });
});

describe('the totals of campaigns', () => {
  const requestedIds = () => upstream.requestsOf('GET /campaigns/totals').map(({ query }) => query['ids'] ?? '');
  const respondWithTotals = () =>
    upstream.on('GET /campaigns/totals', ({ query }) => {
      const ids = (query as { ids: string }).ids.split(',').map(Number);
      // In the reverse order and with a hole: the loader maps by key.
      const seen = ids.reverse().filter((id) => id !== 2);
      return enveloped({ totals: seen.map(totalsRecord) });
    });

  test.each([1, 10, 100])('for a page of %i campaigns are one call', async (rows) => {
    const items = Array.from({ length: rows }, (_, index) => summaryRecord(index + 1));
    upstream.on('POST /campaigns/table', enveloped({ items, total: rows }));
    respondWithTotals();
    const { data, errors } = await gateway.send(
      '{ campaignsTable(input: {}) { items { id totals { tiresPurchased } } } }',
    );
    expect(errors).toEqual([]);
    const expected = items.map((_, index) => ({
      id: String(index + 1),
      totals: index === 1 ? null : { tiresPurchased: index + 1 },
    }));
    expect(data).toEqual({ campaignsTable: { items: expected } });
    expect(requestedIds()).toHaveLength(1);
  });

  test('for more campaigns than one call may name grow by hundreds', async () => {
    const campaign = Array.from({ length: 250 }, (_, index) => summaryRecord(index + 1));
    upstream.on('GET /campaigns', enveloped({ campaign }));
    respondWithTotals();
    await gateway.send('{ campaigns { totals { dealers } } }');
    const sizes = requestedIds().map((ids) => ids.split(',').length);
    expect(sizes.sort((a, b) => b - a)).toEqual([100, 100, 50]);
  });

  test('of one campaign in several places are one call', async () => {
    upstream
      .on('GET /campaigns', enveloped({ campaign: [summaryRecord(7)] }))
      .on('GET /campaigns/7', enveloped({ campaign: campaignRecord(7) }));
    respondWithTotals();
    const { data } = await gateway.send('{ campaigns { totals { dealers } } campaign(id: 7) { totals { dealers } } }');
    expect(data).toEqual({ campaigns: [{ totals: { dealers: 12 } }], campaign: { totals: { dealers: 12 } } });
    expect(requestedIds()).toEqual(['7']);
  });

  test('that cannot be had leave the campaigns', async () => {
    upstream
      .on('GET /campaigns', enveloped({ campaign: [summaryRecord(7)] }))
      .on('GET /campaigns/totals', (_, reply) => reply.code(503).send('down'));
    const { data, errors } = await gateway.send('{ campaigns { id totals { dealers } } }');
    expect(data).toEqual({ campaigns: [{ id: '7', totals: null }] });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['campaigns', 0, 'totals'], 'UPSTREAM_UNAVAILABLE'],
    ]);
  });

  test('are asked for again after a write that may have changed them', async () => {
    upstream.on('PATCH /campaigns/7/close-registration', enveloped({ campaign: campaignRecord(7) }));
    respondWithTotals();
    const close = 'closeCampaignRegistration(id: 7) { totals { dealers } }';
    await gateway.send(`mutation { a: ${close} b: ${close} }`);
    expect(requestedIds()).toEqual(['7', '7']);
  });
});

test('an example is a read, although its route is a POST: asked twice in one operation, it is one call', async () => {
  upstream.on('POST /campaigns/example', enveloped({ example: exampleRecord }));
  const example = cases.find(({ call }) => call === 'POST /campaigns/example')?.operation.slice(1, -1);
  await gateway.send(`{ a: ${example} b: ${example} }`);
  expect(upstream.requestsOf('POST /campaigns/example')).toHaveLength(1);
});

test('an answer whose money is no text is not shown', async () => {
  const broken = { ...(campaignDealerRecord(4) as Record<string, unknown>), plafondAccumulated: 150 };
  upstream.on('POST /campaigns/7/dealers', enveloped({ items: [broken], total: 1 }));
  expect((await gateway.send('{ campaignDealers(id: 7, input: {}) { total } }')).code).toBe('UPSTREAM_INVALID');
});
