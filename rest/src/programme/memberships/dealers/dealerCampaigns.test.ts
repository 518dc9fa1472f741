import { describe, expect, test } from '@jest/globals';
import { folded } from '../../../ground/domain/text.js';
import { membershipsOf, openHalfCampaign } from '../../../testing/programme/halfCampaign.js';

const { service, campaign, empty, everyDealer } = await openHalfCampaign();

describe('what campaigns say of one dealer', () => {
  const sameId = { 'x-request-id': 'the-same-for-all' };

  test('its campaigns: a dealer’s own, or those of a dealer in the subtree', async () => {
    const own = await service.memberWithCode('DE00001');
    const send = (body: object, as: string) =>
      service.call('POST', '/api/campaigns/dealer', { as, body, headers: sameId });
    const mine = (await send({}, 'dealer')).json<{ data: { campaigns: object[] } }>().data.campaigns;
    expect(mine).toEqual([
      {
        campaign: {
          id: campaign.id,
          title: 'Con metà dei dealer',
          type: 'all',
          duration: 'annual',
          isMain: true,
          group: 'main',
          year: 2025,
          startsOn: '2025-01-01',
          endsOn: '2025-12-31',
          state: 'open',
        },
        incentiveDetail: campaign.incentiveDetail,
        factorBoostDetail: { boosts: [] },
        goalThreshold: 20,
        accepted: true,
        acceptedAt: service.clock.now().toISOString(),
        tiresPurchased: 1,
        tiresMissing: 19,
        tiresFleet: 0,
        tiresFleetPercentage: '0.0',
        plafondAccumulated: '1.00',
        plafondExpendable: '0.00',
        debt: '0.00',
      },
    ]);
    for (const as of ['dealer', 'agent', 'distributor', 'regional.manager', 'ka.admin']) {
      const response = await send({ dealerId: own.id, year: 2025 }, as);
      expect(response.json()).toEqual({ success: true, data: { campaigns: mine } });
    }
    expect((await send({ year: 2024 }, 'dealer')).json()).toEqual({ success: true, data: { campaigns: [] } });
  });

  test('a caller that is no dealer names one', async () => {
    for (const as of ['agent', 'ka.admin']) {
      const response = await service.call('POST', '/api/campaigns/dealer', { as, body: {} });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ error: { fields: { dealerId: 'required' } } });
    }
  });

  test('the rows of ‘Elenco campagne’ have the eight columns', async () => {
    const own = await service.memberWithCode('DE00001');
    for (const as of ['dealer', 'consultant', 'agent']) {
      const response = await service.call('POST', `/api/report/dealers/${own.id}/campaigns`, {
        as,
        body: { year: 2025 },
      });
      expect(response.json()).toEqual({
        success: true,
        data: {
          results: [
            {
              campaignId: campaign.id,
              campaignTitle: 'Con metà dei dealer',
              goalThreshold: 20,
              tiresPurchased: 1,
              tiresMissing: 19,
              tiresFleet: 0,
              tiresFleetPercentage: '0.0',
              plafondAccumulated: '1.00',
              plafondExpendable: '0.00',
              debt: '0.00',
            },
          ],
        },
      });
    }
  });

  test('whether it is a prospect', async () => {
    for (const tier of ['prospect', 'gold', 'platinum']) {
      const dealer = everyDealer.find((each) => each.tier === tier);
      const response = await service.call('GET', `/api/dealers/${dealer?.id}/is-prospect`, { as: 'consultant' });
      expect(response.json()).toEqual({ success: true, data: { isProspect: tier === 'prospect' } });
    }
  });

  test('a foreign dealer is answered like a missing one, and like a member that is no dealer', async () => {
    const foreign = everyDealer.find(({ code }) => code !== 'DE00001');
    const elsewhere = await service.memberWithCode('AG0001');
    const sends: ((id: number) => Promise<{ statusCode: number; body: string }>)[] = [
      (id) => service.call('GET', `/api/dealers/${id}/is-prospect`, { as: 'dealer', headers: sameId }),
      (id) => service.call('POST', `/api/report/dealers/${id}/campaigns`, { as: 'dealer', headers: sameId, body: {} }),
      (dealerId) =>
        service.call('POST', '/api/campaigns/dealer', { as: 'dealer', headers: sameId, body: { dealerId } }),
    ];
    for (const send of sends) {
      const responses = await Promise.all([send(2_000_000_000), send(foreign?.id ?? 0), send(elsewhere.id)]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    }
  });

  test('who is not in a campaign: the active dealers, by name, searched and limited', async () => {
    const send = async (query = '', id = campaign.id) => {
      const response = await service.call('GET', `/api/dealers/unsubscribed/${id}${query}`, { as: 'ka.admin' });
      return response.json<{ data: { dealers: { id: number; code: string; city: string }[] } }>().data.dealers;
    };
    const inCampaign = new Set((await membershipsOf(service, campaign)).map(({ dealerId }) => dealerId));
    const expected = everyDealer
      .filter(({ id, status }) => status === 'active' && !inCampaign.has(id))
      .sort((a, b) => (folded(a.businessName) < folded(b.businessName) ? -1 : 1));
    expect(expected.length).toBeGreaterThan(3);
    expect((await send()).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(Object.keys((await send('?limit=1'))[0] ?? {}).sort()).toEqual(['businessName', 'city', 'code', 'id']);
    expect((await send('?limit=3')).map(({ id }) => id)).toEqual(expected.slice(0, 3).map(({ id }) => id));
    expect((await send(`?search=${expected[2]?.code}`)).map(({ id }) => id)).toEqual([expected[2]?.id]);
    expect((await send('', empty.id)).length).toBe(everyDealer.filter(({ status }) => status === 'active').length);
    const missing = await service.call('GET', '/api/dealers/unsubscribed/2000000000', { as: 'ka.admin' });
    expect(missing.statusCode).toBe(404);
  });
});
