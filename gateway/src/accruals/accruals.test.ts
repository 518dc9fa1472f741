import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const sums = {
  ...{ dealers: 2, opening: '10.00', accrued: '5.00', corrections: '-1.00', adjustments: '0.00', paid: '4.00' },
  ...{ released: '0.00', closing: '10.00', owed: '11.00', debts: '1.00' },
  ...{ unlocked: '6.00', notUnlocked: '3.00', awaitingClosing: '1.00' },
};
const closed = {
  ...{
    month: '2025-08',
    state: 'closed',
    isOver: true,
    isFirst: true,
    closedAt: '2025-09-03T08:00:00.000Z',
    closedBy: 'Anna',
  },
  ...{ rows: 2, hash: 'a1' },
};
const open = {
  month: '2025-09',
  state: 'open',
  isOver: true,
  isFirst: false,
  closedAt: null,
  closedBy: null,
  rows: null,
  hash: null,
};
const row = {
  campaign: { id: 7, title: 'Annuale' },
  distributor: { id: 3, code: 'DI0001', businessName: 'Gomme Nord', role: 'Distributor' },
  region: 'Lazio',
  dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897' },
  isUnlocked: true,
  prizeState: 'unlocked',
  ...sums,
};

/** The fields that only hand on what they are asked: the call, what it answers, and what is shown of it. */
const plain: readonly (readonly [operation: string, call: string, response: object, data: object])[] = [
  [
    '{ accrualMonths(input: {}) { total open { month isFirst } items { month state sums { closing } } } }',
    'POST /accruals/table',
    { items: [{ ...closed, sums }], total: 1, open },
    {
      accrualMonths: {
        total: 1,
        open: { month: '2025-09', isFirst: false },
        items: [{ month: '2025-08', state: 'CLOSED', sums: { closing: '10.00' } }],
      },
    },
  ],
  [
    '{ accrualChart { points { month unlocked awaitingClosing } forecast { expected unlocked notUnlocked } } }',
    'GET /accruals/chart',
    {
      chart: {
        points: [
          {
            month: '2025-08',
            opening: '9.00',
            closing: '10.00',
            unlocked: '6.00',
            notUnlocked: '3.00',
            awaitingClosing: '1.00',
          },
        ],
        forecast: [
          { month: '2025-12', low: '11.00', expected: '12.00', high: '13.00', unlocked: '7.00', notUnlocked: '5.00' },
        ],
      },
    },
    {
      accrualChart: {
        points: [{ month: '2025-08', unlocked: '6.00', awaitingClosing: '1.00' }],
        forecast: [{ expected: '12.00', unlocked: '7.00', notUnlocked: '5.00' }],
      },
    },
  ],
  [
    'mutation { closeAccrualMonth(month: "2025-08") { month hash } }',
    'POST /accruals/2025-08/close',
    { month: closed },
    { closeAccrualMonth: { month: '2025-08', hash: 'a1' } },
  ],
  [
    `{ accrualCauses(month: "2025-08", campaignId: 7, dealerId: 1) {
      row { corrections } steps { cause import { id } lateTires } lines { importId } lineCount } }`,
    'GET /accruals/2025-08/campaigns/7/dealer/1',
    {
      causes: {
        ...{ row, from: null, to: closed.closedAt, lineCount: 1 },
        steps: [
          {
            ...{ cause: 'importApplied', at: '2025-09-01T08:00:00.000Z', lines: 1, entry: null, rulesVersion: null },
            import: { id: 4, kind: 'sales', filename: 'suppletive.csv' },
            ...{ tires: 4, accumulated: '-1.00', expendable: '-1.00', lateLines: 1, lateTires: 4 },
          },
        ],
        lines: [
          {
            ...{ document: 'D1', line: 1, soldOn: '2025-07-01', brand: 'Aquila', quantity: 4 },
            ...{ importId: 4, filename: 'suppletive.csv' },
          },
        ],
      },
    },
    {
      accrualCauses: {
        row: { corrections: '-1.00' },
        steps: [{ cause: 'IMPORT_APPLIED', import: { id: '4' }, lateTires: 4 }],
        lines: [{ importId: '4' }],
        lineCount: 1,
      },
    },
  ],
];

test.each(plain)('%s', async (operation, call, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
});

test('every field of accruals is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), (path) => path.startsWith('/accruals'));
  const inTable = plain.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect([...inTable, 'accrualRows'].sort()).toEqual(fields.sort());
});

test('the rows of a month are asked for with what they are added up by, filters, order and page', async () => {
  upstream.on('POST /accruals/2025-08/table', enveloped({ month: closed, items: [row], total: 1, totals: sums }));
  const { data, errors } = await gateway.send(`{ accrualRows(month: "2025-08", input: {
    filter: { by: DEALER, campaignId: [7], distributorId: [3], region: ["Lazio"], corrected: true }
    sort: { column: NOT_UNLOCKED, direction: DESC } search: "rossi" page: 2 pageSize: 50
  }) { month { hash rows } total totals { notUnlocked owed debts released } items { dealer { id } isUnlocked prizeState closing } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    accrualRows: {
      month: { hash: 'a1', rows: 2 },
      total: 1,
      totals: { notUnlocked: '3.00', owed: '11.00', debts: '1.00', released: '0.00' },
      items: [{ dealer: { id: '1' }, isUnlocked: true, prizeState: 'UNLOCKED', closing: '10.00' }],
    },
  });
  expect(upstream.requestsOf('POST /accruals/2025-08/table')[0]?.body).toEqual({
    filter: { by: 'dealer', campaignId: [7], distributorId: [3], region: ['Lazio'], corrected: true },
    paginator: { page: 2, pageSize: 50 },
    sorting: { column: 'notUnlocked', direction: 'desc' },
    searchTerm: 'rossi',
  });
});

test('a month that cannot be closed is refused with its reason', async () => {
  upstream.on('POST /accruals/2025-10/close', (_request, reply) =>
    refuse(reply, 'CONFLICT', { reason: 'monthOutOfTurn' }),
  );
  const { errors } = await gateway.send('mutation { closeAccrualMonth(month: "2025-10") { hash } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'monthOutOfTurn' });
});
