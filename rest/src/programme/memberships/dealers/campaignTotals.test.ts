import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { membershipsOf, openHalfCampaign, placeOf, whoeverReports } from '../../../testing/programme/halfCampaign.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, campaign, empty, everyDealer } = await openHalfCampaign();

interface Totals {
  readonly dealers: number;
  readonly accepted: number;
  readonly goalReached: number;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresFleet: number;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
  readonly redeemed: string;
  readonly adjusted: string;
  readonly debt: string;
}

const nothing: Totals = {
  dealers: 0,
  accepted: 0,
  goalReached: 0,
  goalThreshold: 0,
  tiresPurchased: 0,
  tiresFleet: 0,
  plafondAccumulated: '0.00',
  plafondExpendable: '0.00',
  redeemed: '0.00',
  adjusted: '0.00',
  debt: '0.00',
};

/** The totals added up by hand, row by row. */
async function totalsBelow(path: string): Promise<Totals> {
  const below = new Set(everyDealer.filter((dealer) => dealer.path.startsWith(path)).map(({ id }) => id));
  const rows = (await membershipsOf(service, campaign)).filter(({ dealerId }) => below.has(dealerId));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const euro = (cents: number) => (cents / 100).toFixed(2);
  return {
    dealers: rows.length,
    accepted: sum(({ acceptedAt }) => (acceptedAt === null ? 0 : 1)),
    goalReached: sum(({ tiresPurchased, goalThreshold }) => (tiresPurchased >= goalThreshold ? 1 : 0)),
    goalThreshold: sum(({ goalThreshold }) => goalThreshold),
    tiresPurchased: sum(({ tiresPurchased }) => tiresPurchased),
    tiresFleet: sum(({ tiresFleet }) => tiresFleet),
    plafondAccumulated: euro(sum(({ plafondAccumulated }) => Math.round(Number(plafondAccumulated) * 100))),
    plafondExpendable: euro(sum(({ plafondExpendable }) => Math.round(Number(plafondExpendable) * 100))),
    redeemed: euro(sum(({ redeemed }) => Math.round(Number(redeemed) * 100))),
    adjusted: euro(sum(({ adjusted }) => Math.round(Number(adjusted) * 100))),
    debt: euro(sum(({ debt }) => Math.round(Number(debt) * 100))),
  };
}

describe('the totals of campaigns', () => {
  const totals = async (query: string, as = 'ka.admin') => {
    const response = await service.call('GET', `/api/campaigns/totals?${query}`, { as });
    return response.json<{ data: { totals: (Totals & { campaignId: number })[] } }>().data.totals;
  };

  test('are those of the caller’s subtree, in the order asked, zeros where there is nobody', async () => {
    for (const as of whoeverReports) {
      const expected = await totalsBelow(await placeOf(service, as));
      expect(await totals(`ids=${empty.id},${campaign.id},2000000000`, as)).toEqual([
        { campaignId: empty.id, ...nothing },
        { campaignId: campaign.id, ...expected },
        { campaignId: 2_000_000_000, ...nothing },
      ]);
    }
  });

  test('can be asked of one member of the subtree, and of no other', async () => {
    const distributor = await service.memberWithCode('DI0001');
    expect(await totals(`ids=${campaign.id}&memberId=${distributor.id}`, 'regional.manager')).toEqual([
      { campaignId: campaign.id, ...(await totalsBelow(distributor.path)) },
    ]);
    const foreign = await service.memberWithCode('DI0002');
    const send = (id: number) =>
      service.call('GET', `/api/campaigns/totals?ids=1&memberId=${id}`, {
        as: 'distributor',
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    expect((await send(foreign.id)).statusCode).toBe(404);
    expect((await send(foreign.id)).body).toBe((await send(2_000_000_000)).body);
  });

  test('count dealers that were deleted, which have no row', async () => {
    const before = await totals(`ids=${campaign.id}`);
    const own = await service.memberWithCode('DE00001');
    const setDeletedAt = (deletedAt: Date | null) =>
      rolledUp(service.database, (transaction) =>
        transaction.update(members).set({ deletedAt }).where(eq(members.id, own.id)),
      );
    const beforeBelow = await totals(`ids=${campaign.id}`, 'distributor');
    await setDeletedAt(service.clock.now());
    expect(await totals(`ids=${campaign.id}`)).toEqual(before);
    expect(await totals(`ids=${campaign.id}`, 'distributor')).toEqual(beforeBelow);
    await setDeletedAt(null);
  });

  test.each(['ids=', 'ids=a', 'ids=1;2', '', `ids=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`])(
    'refuse %j',
    async (query) => {
      const response = await service.call('GET', `/api/campaigns/totals?${query}`, { as: 'ka.admin' });
      expect(response.statusCode).toBe(422);
    },
  );
});

describe('the campaign lists of distributors and agents', () => {
  interface Listed {
    readonly id: number;
    readonly totals: Totals;
  }
  const list = async (kind: string, body: object, as: string) => {
    const response = await service.call('POST', `/api/campaigns/${kind}`, { as, body });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: { campaigns: Listed[] } }>().data.campaigns;
  };

  test('hold the year’s campaigns with the totals of the caller’s own subtree', async () => {
    for (const [kind, as] of [
      ['distributor', 'distributor'],
      ['distributor', 'regional.manager'],
      ['agent', 'agent'],
      ['agent', 'area.manager'],
    ] as const) {
      const found = await list(kind, { year: 2025 }, as);
      expect(found.map(({ id }) => id)).toEqual([empty.id, campaign.id]);
      expect(found.map(({ totals }) => totals)).toEqual([nothing, await totalsBelow(await placeOf(service, as))]);
      expect(await list(kind, { year: 2019 }, as)).toEqual([]);
    }
  });

  test('can be asked of a distributor, or an agent, of the subtree', async () => {
    const distributor = await service.memberWithCode('DI0001');
    const agent = await service.memberWithCode('AG0001');
    const ofDistributor = await list('distributor', { year: 2025, memberId: distributor.id }, 'regional.manager');
    expect(ofDistributor[1]?.totals).toEqual(await totalsBelow(distributor.path));
    const ofAgent = await list('agent', { year: 2025, memberId: agent.id }, 'distributor');
    expect(ofAgent[1]?.totals).toEqual(await totalsBelow(agent.path));
  });

  test('answer a member of another role, a foreign and a missing one alike', async () => {
    const [own, foreign, agent] = await Promise.all(
      ['DI0001', 'DI0002', 'AG0001'].map((code) => service.memberWithCode(code)),
    );
    const send = (kind: string, memberId: number | undefined) =>
      service.call('POST', `/api/campaigns/${kind}`, {
        as: 'distributor',
        body: { year: 2025, memberId },
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    const responses = await Promise.all([
      send('distributor', 2_000_000_000),
      send('distributor', foreign?.id),
      send('distributor', agent?.id),
      send('agent', own?.id),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect((await send('distributor', own?.id)).statusCode).toBe(200);
  });

  test.each([{}, { year: 'x' }, { year: 2025, region: 'Lazio' }, { year: 2025, memberId: 0 }])(
    'refuse %j',
    async (body) => {
      for (const kind of ['distributor', 'agent']) {
        const response = await service.call('POST', `/api/campaigns/${kind}`, { as: 'ka.admin', body });
        expect(response.statusCode).toBe(422);
      }
    },
  );
});
