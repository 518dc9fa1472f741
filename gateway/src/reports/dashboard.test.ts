import { expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('Distributor');

const item = {
  kind: 'dealer',
  id: 7,
  label: 'Pneus Città',
  campaign: { id: 114, title: 'Annuale' },
  value: 5,
  comparison: null,
  part: 95,
  whole: 100,
  euroAtStake: '100.00',
  isAtStakeLocked: false,
  startsOn: null,
  day: '2025-12-31',
  daysLeft: 78,
  pace: { needed: '0.5', present: '2.4' },
  forecast: {
    low: 112,
    expected: 117,
    high: 122,
    prizeLow: '241.04',
    prizeExpected: '251.80',
    prizeHigh: '262.57',
    spendableExpected: '0.00',
  },
  asLastYear: { tires: 195, prize: '199.00', spendable: '0.00' },
  importKind: null,
  importStatus: null,
  awaitsColumns: false,
  settlementState: null,
  budgetUse: null,
};

const rowsFilter = {
  list: 'campaignsReport',
  standing: 'close',
  accepted: null,
  expendable: null,
  stopped: null,
  importStatus: [],
  underWay: null,
  endsWithin: null,
  campaignIds: [],
};

const failed = {
  key: 'ranking',
  value: null,
  comparison: null,
  part: null,
  whole: null,
  euroAtStake: null,
  forecast: null,
  rowsFilter: null,
  items: [],
  error: 'INTERNAL_SERVER_ERROR',
};

test('numbers come as exact decimals with their units, ids as texts, a failed widget with its code', async () => {
  const close = { ...failed, key: 'close', value: 1, euroAtStake: '100.00', rowsFilter, items: [item], error: null };
  upstream.on(
    'POST /report/dashboard',
    enveloped({ role: 'Distributor', today: '2025-10-15', widgets: [close, failed] }),
  );
  const { data, errors } = await gateway.send(`{ dashboard { role today widgets {
    key unit itemUnit value euroAtStake error
    rowsFilter { list standing accepted stopped }
    items { kind id label campaign { id } value part whole pace { needed } forecast { expected prizeHigh } asLastYear { tires prize spendable } }
  } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    dashboard: {
      role: 'DISTRIBUTOR',
      today: '2025-10-15',
      widgets: [
        {
          key: 'CLOSE',
          unit: 'COUNT',
          itemUnit: 'TIRES',
          value: '1',
          euroAtStake: '100.00',
          error: null,
          rowsFilter: {
            list: 'CAMPAIGNS_REPORT',
            standing: 'CLOSE',
            accepted: null,
            stopped: null,
          },
          items: [
            {
              kind: 'DEALER',
              id: '7',
              label: 'Pneus Città',
              campaign: { id: '114' },
              value: '5',
              part: 95,
              whole: 100,
              pace: { needed: '0.5' },
              forecast: { expected: 117, prizeHigh: '262.57' },
              asLastYear: { tires: 195, prize: '199.00', spendable: '0.00' },
            },
          ],
        },
        {
          key: 'RANKING',
          unit: 'COUNT',
          itemUnit: 'TIRES',
          value: null,
          euroAtStake: null,
          error: 'INTERNAL_SERVER_ERROR',
          rowsFilter: null,
          items: [],
        },
      ],
    },
  });
  expect(upstream.requestsOf('POST /report/dashboard')[0]?.body).toEqual({});
});

test('a dashboard that cannot be had leaves what was asked beside it', async () => {
  upstream.on('POST /report/dashboard', (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'));
  const { data, errors } = await gateway.send('{ dashboard { today } user { username } }');
  expect(data).toMatchObject({ dashboard: null, user: {} });
  expect(errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
});

test('what waits is counted by its kind', async () => {
  upstream.on('GET /waiting-work', enveloped({ items: [{ kind: 'rejectedNotes', count: 2 }] }));
  const { data } = await gateway.send('{ waitingWork { kind count } }');
  expect(data).toEqual({ waitingWork: [{ kind: 'REJECTED_NOTES', count: 2 }] });
});
