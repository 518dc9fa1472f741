import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Distributor');
const call = 'POST /report/campaigns/distributors';

const sums = {
  ...{
    dealers: 2,
    accepted: 1,
    goalReached: 0,
    goalThreshold: 40,
    tiresPurchased: 12,
    tiresMissing: 28,
    tiresFleet: 0,
  },
  ...{ plafondAccumulated: '120.00', plafondExpendable: '0.00', debt: '0.00', tiresFleetPercentage: '0.0' },
};
const distributor = { id: 5, code: 'DI0001', businessName: 'Lombarda Pneumatici', role: 'Distributor' };
const query = `query ($region: [String!]) {
  prizesByDistributor(filter: { year: 2025, region: $region, campaignId: [7] }, search: "gomme") {
    items { distributor { code } plafondAccumulated }
    totals { dealers plafondAccumulated }
  }
}`;

test('the prizes of all distributors are one call, with the filter and the search of the report', async () => {
  upstream.on(
    call,
    enveloped({
      items: [
        { distributor, ...sums },
        { distributor: null, ...sums },
      ],
      totals: sums,
    }),
  );
  const { data, errors } = await gateway.send(query, { variables: { region: ['Lazio'] } });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    prizesByDistributor: {
      items: [
        { distributor: { code: 'DI0001' }, plafondAccumulated: '120.00' },
        { distributor: null, plafondAccumulated: '120.00' },
      ],
      totals: { dealers: 2, plafondAccumulated: '120.00' },
    },
  });
  expect(upstream.requestsOf(call).map(({ body }) => body)).toEqual([
    { filters: { year: 2025, region: ['Lazio'], campaignId: [7] }, searchTerm: 'gomme' },
  ]);
});

test('a region that does not exist is named as the filter names it', async () => {
  upstream.on(call, (_request, reply) =>
    refuse(reply, 'BAD_USER_INPUT', { fields: { 'filters.region.0': 'invalid' } }),
  );
  const { errors } = await gateway.send(query, { variables: { region: ['Padania'] } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(Object.keys(errors[0]?.extensions['fields'] ?? {})[0]).toMatch(/^filter\.region/);
  expect(errors[0]?.message).toMatch(/filter\.region/);
});
