import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { authAttempts } from '../../ground/database/tables/people/sessions.js';
import { members } from '../../ground/database/tables/people/network.js';
import { shareTokens } from '../../ground/database/tables/people/sharing.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

interface Link {
  readonly id: number;
  readonly token: string;
  readonly url: string;
  readonly expiresAt: string;
}

let service: TestApp;
let dealerId: number;
let otherId: number;
beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
  otherId = (await service.memberWithCode('DE00002')).id;
});
beforeEach(async () => {
  await service.database.delete(shareTokens);
  await service.database.delete(authAttempts);
});
afterAll(() => service.close());

const send = (url: string, token: string, from?: string) =>
  service.call('POST', `/api/share${url}`, {
    body: { data: { token } },
    headers: { 'x-request-id': 'the-same-for-all' },
    ...(from !== undefined && { from }),
  });
const visible = async (token: string) => (await send('/dealer', token)).statusCode;

async function link(id = dealerId, as = 'ka.admin'): Promise<Link> {
  const response = await service.call('GET', `/api/dealerAuthToken/${id}/share`, { as });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Link }>().data;
}

async function linksOf(id = dealerId) {
  const response = await service.call('GET', `/api/dealers/${id}/share-tokens`, { as: 'gd.admin' });
  return response.json<{ data: { shareTokens: { id: number; ending: string; lastUsedAt: string | null }[] } }>().data
    .shareTokens;
}

const withMember = async (change: Partial<typeof members.$inferInsert>, work: () => Promise<void>) => {
  const [before] = await service.database.select().from(members).where(eq(members.id, dealerId));
  await service.database.update(members).set(change).where(eq(members.id, dealerId));
  try {
    await work();
  } finally {
    await service.database
      .update(members)
      .set({ status: before?.status ?? null, deletedAt: null })
      .where(eq(members.id, dealerId));
  }
};

describe('a share link', () => {
  test('is made with a token that is answered once and stored nowhere', async () => {
    const first = await link();
    expect(first.token).toMatch(/^gdd_share_[\w-]{43}$/);
    expect(first.url).toBe(`${new URL(first.url).origin}/detail-share#${first.token}`);
    expect(first.expiresAt).toBe(new Date(service.clock.now().getTime() + 90 * day).toISOString());
    const second = await link();
    expect(second.token).not.toBe(first.token);
    const stored = JSON.stringify([
      await service.database.select().from(shareTokens),
      await service.database.select().from(auditEntries).where(eq(auditEntries.action, 'shareTokenCreated')),
    ]);
    expect(stored).toContain(first.token.slice(-4));
    expect(stored).not.toContain(first.token.slice('gdd_share_'.length));
  });

  test('is in its dealer’s list until it is revoked, which shows in the history', async () => {
    const { id, token } = await link();
    expect(await linksOf()).toMatchObject([{ id, ending: token.slice(-4), expired: false, lastUsedAt: null }]);
    expect(await linksOf(otherId)).toEqual([]);
    const url = `/api/dealers/${dealerId}/share-tokens/${id}`;
    expect((await service.call('DELETE', url, { as: 'gd.admin' })).statusCode).toBe(200);
    expect((await service.call('DELETE', url, { as: 'gd.admin' })).statusCode).toBe(404);
    expect(await linksOf()).toEqual([]);
    expect(await visible(token)).toBe(404);
    const actions = (await service.database.select().from(auditEntries)).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['shareTokenCreated', 'shareTokenRevoked']);
  });

  test('notes its last use once a minute', async () => {
    const { token } = await link();
    await send('/dealer', token);
    const first = service.clock.now().toISOString();
    service.clock.advance(minute / 2);
    await send('/dealer', token);
    expect(await linksOf()).toMatchObject([{ lastUsedAt: first }]);
    service.clock.advance(minute / 2);
    await send('/campaigns', token);
    expect(await linksOf()).toMatchObject([{ lastUsedAt: service.clock.now().toISOString() }]);
  });

  test('is not made for a closed dealer', async () => {
    await withMember({ status: 'closed' }, async () => {
      const response = await service.call('GET', `/api/dealerAuthToken/${dealerId}/share`, { as: 'ka.admin' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ error: { reason: 'dealerClosed' } });
    });
  });

  test('of another audience is not known', async () => {
    const response = await service.call('GET', `/api/dealerAuthToken/${dealerId}/portal`, { as: 'ka.admin' });
    expect(response.statusCode).toBe(422);
  });

  test('is tidied up three months after its end', async () => {
    await link();
    service.clock.advance(179 * day);
    await tidyUp(service);
    expect(await service.database.select().from(shareTokens)).toHaveLength(1);
    service.clock.advance(2 * day);
    await tidyUp(service);
    expect(await service.database.select().from(shareTokens)).toEqual([]);
  });
});

describe('a share page', () => {
  test('shows the dealer without its contacts', async () => {
    const { token } = await link();
    const { businessName, city, province, tier } = await service.memberWithCode('DE00001');
    expect((await send('/dealer', token)).json()).toEqual({
      success: true,
      data: { dealer: { id: dealerId, businessName, city, province, tier } },
    });
  });

  test('shows the campaigns of the current year, and no other dealer’s', async () => {
    const campaign = await newCampaign(service.database);
    const body = { data: { goalThreshold: 100, dealer: dealerId } };
    await service.call('POST', `/api/campaigns/${campaign.id}/dealer/add`, { as: 'ka.admin', body });
    const { token } = await link();
    const { campaigns } = (await send('/campaigns', token)).json<{ data: { campaigns: unknown[] } }>().data;
    const own = await service.call('POST', '/api/campaigns/dealer', { as: 'dealer', body: { year: 2025 } });
    expect(campaigns).toEqual(own.json<{ data: { campaigns: unknown[] } }>().data.campaigns);
    expect(campaigns).toMatchObject([{ goalThreshold: 100 }]);
  });

  test('shows the months in tyres alone', async () => {
    await sell(service.database, 901, [
      { dealerId, soldOn: '2025-03-10', quantity: 5 },
      { dealerId, soldOn: '2024-03-10', quantity: 2 },
    ]);
    const { token } = await link();
    const { data } = (await send(`/prevYear/${dealerId}`, token)).json<{ data: { months: unknown[] } }>();
    expect(data).toMatchObject({ dealerId, year: 2025 });
    expect(data.months[2]).toEqual({
      ...{ month: '2025-03', tires: 5, tiresBefore: 2 },
      toDay: { tires: 5, tiresBefore: 2, difference: 3, percent: '150.0' },
    });
    expect(JSON.stringify(data)).not.toContain('mount');
  });

  test('asks for its own dealer alone, and needs no header', async () => {
    const { token } = await link();
    const foreign = await send(`/prevYear/${otherId}`, token);
    const unknown = await send(`/prevYear/${dealerId}`, 'gdd_share_nobody');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unknown.body);
  });

  test('looks the same with a wrong, expired or revoked token, and for a dealer that is closed or deleted', async () => {
    const wrong = (await send('/dealer', 'gdd_share_wrong')).body;
    const revoked = await link();
    await service.call('DELETE', `/api/dealers/${dealerId}/share-tokens/${revoked.id}`, { as: 'ka.admin' });
    const good = await link();
    const bodies = [(await send('/dealer', revoked.token)).body, (await send('/dealer', '')).body];
    for (const change of [{ status: 'closed' as const }, { deletedAt: service.clock.now() }]) {
      await withMember(change, async () => {
        bodies.push((await send('/dealer', good.token)).body);
      });
    }
    expect(await visible(good.token)).toBe(200);
    service.clock.advance(90 * day);
    bodies.push((await send('/dealer', good.token)).body);
    expect(new Set([wrong, ...bodies]).size).toBe(1);
    expect(JSON.parse(wrong)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('the share page of a suspended dealer is visible', async () => {
    const { token } = await link();
    await withMember({ status: 'suspended' }, async () => {
      expect(await visible(token)).toBe(200);
    });
  });

  test('is refused after twenty wrong tokens from one address, and a good one never', async () => {
    const { token } = await link();
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await send('/dealer', `gdd_share_${tries}`, '192.0.2.7')).statusCode).toBe(404);
    }
    const refused = await send('/dealer', 'gdd_share_20', '192.0.2.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('/dealer', token, '192.0.2.7')).statusCode).toBe(200);
    expect((await send('/dealer', 'gdd_share_21', '192.0.2.8')).statusCode).toBe(404);
  });

  test('takes the token in the body alone', async () => {
    const { token } = await link();
    const response = await service.call('POST', `/api/share/dealer?token=${token}`, {
      headers: { authorization: `Bearer ${token}` },
      body: { data: {} },
    });
    expect([401, 422]).toContain(response.statusCode);
  });
});
