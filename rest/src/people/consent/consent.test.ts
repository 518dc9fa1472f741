import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { smsConsents } from '../../ground/database/tables/people/accounts.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const read = async () =>
  (await service.call('GET', '/api/sms-consent', { as: 'dealer' })).json<{ data: { consent: object } }>().data.consent;
const decide = (given: unknown, version = '2025-01') =>
  service.call('PUT', '/api/sms-consent', { as: 'dealer', body: { given, version } });
const history = () => service.database.select().from(smsConsents).orderBy(asc(smsConsents.id));

describe('the consent to SMS messages', () => {
  test('the consent is open until it is given, and can be revoked; every answer is stored', async () => {
    const notice = { version: '2025-01', contactEmail: 'privacy@gdd.example' };
    expect(await read()).toEqual({ ...notice, given: null, decidedAt: null });
    const decidedAt = service.clock.now().toISOString();
    const given = await decide(true);
    expect(given.json()).toEqual({ success: true, data: { consent: { ...notice, given: true, decidedAt } } });
    service.clock.advance(60_000);
    await decide(true);
    expect(await read()).toEqual({ ...notice, given: true, decidedAt });
    await decide(false);
    expect(await read()).toMatchObject({ given: false, decidedAt: service.clock.now().toISOString() });
    const own = await service.memberWithCode('DE00001');
    expect(await history()).toMatchObject([
      { memberId: own.id, given: true, version: '2025-01' },
      { memberId: own.id, given: false, version: '2025-01' },
    ]);
  });

  test('to an earlier notice is none to this one', async () => {
    await service.database.update(smsConsents).set({ version: '2024-09' });
    expect(await read()).toMatchObject({ given: null, decidedAt: null, version: '2025-01' });
    const late = await decide(true, '2024-09');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: { reason: 'staleVersion' } });
    await decide(true);
    expect(await read()).toMatchObject({ given: true });
  });

  test('is a yes or a no', async () => {
    expect((await decide('yes')).json()).toMatchObject({ error: { fields: { given: 'invalid' } } });
    expect((await decide(undefined)).json()).toMatchObject({ error: { fields: { given: 'required' } } });
  });
});

describe('the register of decisions', () => {
  const register = (body: object = {}, as = 'ka.admin') =>
    service.call('POST', '/api/sms-consents/table', { as, body });
  const rows = async (body: object = {}) =>
    (await register(body)).json<{ data: { items: readonly Record<string, unknown>[]; total: number } }>().data;

  beforeAll(async () => {
    await service.database.delete(smsConsents);
    for (const [given, source] of [
      [true, 'strip'],
      [false, 'account'],
    ] as const) {
      service.clock.advance(60_000);
      await service.call('PUT', '/api/sms-consent', { as: 'dealer', body: { given, version: '2025-01', source } });
    }
  });

  test('says who decided what, when, on which version and where, the newest first', async () => {
    const own = await service.memberWithCode('DE00001');
    const { items, total } = await rows();
    expect(total).toBe(2);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        ...{ dealerId: own.id, code: 'DE00001', businessName: own.businessName, decidedBy: expect.any(String) },
        ...{ given: false, version: '2025-01', source: 'account', holds: true },
        decidedAt: service.clock.now().toISOString(),
      },
      expect.objectContaining({ given: true, source: 'strip', holds: false }),
    ]);
  });

  test.each([
    [{ filter: { given: true } }, ['strip']],
    [{ filter: { holds: true } }, ['account']],
    [{ filter: { source: ['strip', 'account'], holds: false } }, ['strip']],
    [{ filter: { decidedAt: { to: '2020-01-01' } } }, []],
    [{ searchTerm: 'DE00001', sorting: { column: 'decidedAt', direction: 'asc' } }, ['strip', 'account']],
    [{ searchTerm: 'DE00002' }, []],
  ])('is filtered, searched and sorted: %j', async (body, sources) => {
    expect((await rows(body)).items.map(({ source }) => source)).toEqual(sources);
  });

  test('is exported as it is filtered', async () => {
    const body = { format: 'jsonl', filter: { holds: true } };
    const file = await service.call('POST', '/api/sms-consents/export', { as: 'ka.admin', body });
    expect(file.statusCode).toBe(200);
    const lines = file.body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([expect.objectContaining({ code: 'DE00001', given: false, source: 'ACCOUNT', holds: true })]);
  });

  test('is not for dealers', async () => {
    expect((await register({}, 'dealer')).statusCode).toBe(403);
  });
});
