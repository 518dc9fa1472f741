import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Agent');

const dealer = {
  ...{ id: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897', region: 'Lazio', province: 'RM' },
  ...{
    city: 'Roma',
    status: 'active',
    tier: 'gold',
    joinedOn: '2020-01-01',
    isProspect: false,
    phone: null,
    parentId: 2,
    version: 1,
  },
};
const membership = {
  ...{ dealerId: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897', region: 'Lazio' },
  ...{ province: 'RM', status: 'active', tier: 'gold', goalThreshold: 100, accepted: true, goalMissing: false },
  ...{ acceptedAt: '2025-10-15T08:00:00.000Z', tiresPurchased: 4, tiresMissing: 96, tiresFleet: 0 },
  ...{ tiresFleetPercentage: '0.0', plafondAccumulated: '1.00', plafondExpendable: '0.00', debt: '0.00', version: 1 },
  ...{ goalPercentage: '4.0', nextThreshold: 80, tiresToNextThreshold: 76, phone: null, distributor: null },
};
const entry = {
  ...{
    id: 7,
    kind: 'adjustment',
    day: '2025-10-01',
    amount: '-30.00',
    reason: 'Accordo',
    method: null,
    origin: 'hand',
  },
  ...{ settlementId: null, documentId: null, disputeId: null, reversesId: null, reversedById: null },
  ...{ recordedAt: '2025-10-15T08:00:00.000Z', recordedBy: 'Anna' },
};
const saleLine = {
  ...{ id: 'D1/1', document: 'D1', line: 1, soldOn: '2025-03-10', brand: 'Lupo', season: 'summer', segment: 'car' },
  ...{ rim: 17, channel: 'retail', quantity: 4, amount: '400.00', dealerId: 1, importId: 3 },
};
const rest = { cursor: 'next', hasMore: true };

/** Each field: the call that it makes with its query, what that answers, and what is shown of it. */
const fields: readonly (readonly [operation: string, call: string, query: object, response: object, data: object])[] = [
  [
    '{ dealersChangedSince(cursor: "last", limit: 2) { cursor hasMore items { id deleted dealer { code } } } }',
    'GET /changes/dealers',
    { limit: '2', cursor: 'last' },
    {
      items: [
        { id: 1, deleted: false, dealer },
        { id: 2, deleted: true, dealer: null },
      ],
      ...rest,
    },
    {
      dealersChangedSince: {
        items: [
          { id: '1', deleted: false, dealer: { code: 'DE00001' } },
          { id: '2', deleted: true, dealer: null },
        ],
        ...rest,
      },
    },
  ],
  [
    '{ membershipsChangedSince { items { campaignId dealerId deleted membership { tiresPurchased } } } }',
    'GET /changes/memberships',
    { limit: '100' },
    { items: [{ campaignId: 5, dealerId: 1, deleted: false, membership }], ...rest },
    {
      membershipsChangedSince: {
        items: [{ campaignId: '5', dealerId: '1', deleted: false, membership: { tiresPurchased: 4 } }],
      },
    },
  ],
  [
    '{ entriesChangedSince { items { campaignId dealerId entry { id kind amount } } } }',
    'GET /changes/entries',
    { limit: '100' },
    { items: [{ campaignId: 5, dealerId: 1, entry }], ...rest },
    {
      entriesChangedSince: {
        items: [{ campaignId: '5', dealerId: '1', entry: { id: '7', kind: 'ADJUSTMENT', amount: '-30.00' } }],
      },
    },
  ],
  [
    '{ linesChangedSince { items { id deleted saleLine { soldOn season dealerId importId amount } } } }',
    'GET /changes/lines',
    { limit: '100' },
    { items: [{ id: 'D1/1', deleted: false, saleLine }], ...rest },
    {
      linesChangedSince: {
        items: [
          {
            ...{ id: 'D1/1', deleted: false },
            saleLine: { soldOn: '2025-03-10', season: 'SUMMER', dealerId: '1', importId: '3', amount: '400.00' },
          },
        ],
      },
    },
  ],
];

test.each(fields)('%s', async (operation, call, query, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.requestsOf(call).at(-1)?.query).toEqual(query);
});

test('every field of changes is asked for here, and a cursor that is none is refused with its reason', async () => {
  const over = fieldsOver(buildGatewaySchema(), (path) => path.startsWith('/changes/'));
  expect(fields.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]).sort()).toEqual(over.sort());
  upstream.on('GET /changes/dealers', (_request, reply) =>
    refuse(reply, 'BAD_USER_INPUT', { reason: 'cursorInvalid', fields: { cursor: 'invalid' } }),
  );
  const { errors } = await gateway.send('{ dealersChangedSince(cursor: "x") { cursor } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'cursorInvalid' });
});
