import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { excludedLineRecord } from '../test/campaignRecords.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const at = '2025-10-15T08:00:00.000Z';
const row = {
  ...{ id: 6, campaign: { id: 7, title: 'Annuale 2025' }, openedBy: 'Donatella', openedAt: at, updatedAt: at },
  dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', role: 'Dealer' },
  about: { kind: 'line', document: 'FT-1', line: 2, figure: null },
  ...{ state: 'open', waitingFor: 'office', assignee: { id: 3, name: 'Anna' }, answeredAt: null },
};
const dispute = {
  ...row,
  explanation: {
    line: {
      ...{ soldOn: '2025-07-03', brand: 'Aurora', season: 'allSeason', segment: 'suv', rim: 18, channel: 'fleet' },
      ...{ quantity: 4, amount: '480.00', counts: false, failedCondition: 'channel', isAfterClosing: false },
      ...{ factor: '1.00', boostLabel: null },
    },
    ...{ documentLines: null, figure: null },
  },
  messages: [{ id: 9, author: 'Donatella', side: 'dealer', text: 'Non torna', state: 'open', at }],
  attachments: [],
  ...{ decidedAt: null, outcome: null, approvalId: null, mayAnswer: true, mayDecide: true, mayWithdraw: false },
};
const withdrawn = { ...dispute, state: 'withdrawn', waitingFor: null, decidedAt: at };
const attachment = {
  ...{ id: 8, filename: 'foto.png', contentType: 'image/png', size: 2048, side: 'dealer', addedBy: 'Donatella' },
  addedAt: at,
};

/** The fields that only hand on what they are asked: the call, what it answers, what it brings, and what is shown of it. */
const plain: readonly (readonly [string, string, object, object | undefined, object])[] = [
  [
    '{ dispute(id: 6) { about { kind line } waitingFor explanation { line { failedCondition amount } } messages { side } } }',
    'GET /disputes/6',
    { dispute },
    undefined,
    {
      dispute: {
        ...{ about: { kind: 'LINE', line: 2 }, waitingFor: 'OFFICE', messages: [{ side: 'DEALER' }] },
        explanation: { line: { failedCondition: 'CHANNEL', amount: '480.00' } },
      },
    },
  ],
  [
    '{ disputesSummary { waitingForOffice waitingForDealer mine oldestOpenedAt medianMinutesToAnswer } }',
    'GET /disputes/summary',
    {
      summary: { waitingForOffice: 2, waitingForDealer: 1, mine: 1, oldestOpenedAt: at, medianMinutesToAnswer: 90 },
    },
    undefined,
    {
      disputesSummary: {
        ...{ waitingForOffice: 2, waitingForDealer: 1, mine: 1, oldestOpenedAt: at, medianMinutesToAnswer: 90 },
      },
    },
  ],
  [
    '{ disputeImports(id: 6) { id filename lines } }',
    'GET /disputes/6/imports',
    { imports: [{ id: 5, filename: 'ottobre.csv', appliedAt: at, lines: 12 }] },
    undefined,
    { disputeImports: [{ id: '5', filename: 'ottobre.csv', lines: 12 }] },
  ],
  [
    `mutation { openDispute(idempotencyKey: "k", input: {
      campaignId: 7 dealerId: 1 text: "Non torna" about: { kind: LINE document: "FT-1" line: 2 }
    }) { id } }`,
    'POST /disputes',
    { dispute },
    { campaignId: 7, dealerId: 1, text: 'Non torna', about: { kind: 'line', document: 'FT-1', line: 2 } },
    { openDispute: { id: '6' } },
  ],
  [
    'mutation { writeDisputeMessage(id: 6, text: "Quale?", idempotencyKey: "k") { state } }',
    'POST /disputes/6/messages',
    { dispute: { ...dispute, state: 'answered', waitingFor: 'dealer', answeredAt: at } },
    { text: 'Quale?' },
    { writeDisputeMessage: { state: 'ANSWERED' } },
  ],
  [
    'mutation { withdrawDispute(id: 6) { state decidedAt } }',
    'POST /disputes/6/withdrawal',
    { dispute: withdrawn },
    undefined,
    { withdrawDispute: { state: 'WITHDRAWN', decidedAt: at } },
  ],
  [
    'mutation { assignDispute(id: 6, assigneeId: 3) { assignee { name } } }',
    'PUT /disputes/6/assignee',
    { dispute },
    { assigneeId: 3 },
    { assignDispute: { assignee: { name: 'Anna' } } },
  ],
  [
    'mutation { assignDispute(id: 6) { assignee { name } } }',
    'PUT /disputes/6/assignee',
    { dispute: { ...dispute, assignee: null } },
    { assigneeId: null },
    { assignDispute: { assignee: null } },
  ],
  [
    'mutation { refuseDispute(id: 6, reason: "No") { state } }',
    'POST /disputes/6/refusal',
    { dispute: { ...withdrawn, state: 'refused' } },
    { reason: 'No' },
    { refuseDispute: { state: 'REFUSED' } },
  ],
  [
    `mutation { acceptDispute(id: 6, idempotencyKey: "k", input: { reason: "Arrivata" importId: 5 }) {
      dispute { outcome { importFilename } } approval { id }
    } }`,
    'POST /disputes/6/acceptance',
    {
      dispute: {
        ...{ ...withdrawn, state: 'accepted' },
        outcome: {
          ...{ entryId: null, amount: null, importId: 5, importFilename: 'ottobre.csv' },
          ...{ goalBefore: null, goalAfter: null },
        },
      },
    },
    { reason: 'Arrivata', importId: 5 },
    { acceptDispute: { dispute: { outcome: { importFilename: 'ottobre.csv' } }, approval: null } },
  ],
  [
    `mutation { acceptDispute(id: 6, idempotencyKey: "k", input: { reason: "Era 120" goalThreshold: 120 }) {
      dispute { outcome { goalBefore goalAfter } }
    } }`,
    'POST /disputes/6/acceptance',
    {
      dispute: {
        ...{ ...withdrawn, state: 'accepted' },
        outcome: {
          ...{ entryId: null, amount: null, importId: null, importFilename: null },
          ...{ goalBefore: 150, goalAfter: 120 },
        },
      },
    },
    { reason: 'Era 120', goalThreshold: 120 },
    { acceptDispute: { dispute: { outcome: { goalBefore: 150, goalAfter: 120 } } } },
  ],
  [
    'mutation { addDisputeAttachment(id: 6, uploadId: 44, idempotencyKey: "k") { filename size } }',
    'POST /disputes/6/attachments',
    { attachment },
    { uploadId: 44 },
    { addDisputeAttachment: { filename: 'foto.png', size: 2048 } },
  ],
];

test.each(plain)('%s', async (operation, call, response, body, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
  if (body !== undefined) expect(upstream.requestsOf(call)[0]?.body).toEqual(body);
});

test('every field of disputes is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), (path) => path.startsWith('/disputes'));
  const inTable = plain.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect([...new Set([...inTable, 'disputesTable'])].sort()).toEqual(fields.sort());
});

test('the queue is asked for as it is filtered, sorted and paged', async () => {
  upstream.on('POST /disputes/table', enveloped({ items: [row], total: 1 }));
  const { data, errors } = await gateway.send(`{
    disputesTable(input: {
      filter: {
        state: [OPEN, ANSWERED], kind: [LINE], campaignId: [7], dealerId: [1], assigneeId: [3], mine: true
        waitingFor: [OFFICE]
      }
      sort: { column: OPENED_AT, direction: ASC } page: 2 pageSize: 50 search: "gomme"
    }) { total items { id dealer { code } about { document } } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    disputesTable: { total: 1, items: [{ id: '6', dealer: { code: 'DE00001' }, about: { document: 'FT-1' } }] },
  });
  expect(upstream.requestsOf('POST /disputes/table')[0]?.body).toEqual({
    filter: {
      ...{ state: ['open', 'answered'], kind: ['line'], campaignId: [7], dealerId: [1], assigneeId: [3], mine: true },
      waitingFor: ['office'],
    },
    paginator: { page: 2, pageSize: 50 },
    sorting: { column: 'openedAt', direction: 'asc' },
    searchTerm: 'gomme',
  });
});

test('what is refused says why, and an adjustment may wait for a second person', async () => {
  const call = 'POST /disputes/6/acceptance';
  const send = () =>
    gateway.send(`mutation { acceptDispute(id: 6, idempotencyKey: "k", input: {
      reason: "Accordo" adjustment: { day: "2025-10-14" amount: "12.50" }
    }) { dispute { state } approval { id } } }`);
  upstream.on(call, (_request, reply) => refuse(reply, 'CONFLICT', { reason: 'disputeDecided' }));
  expect((await send()).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'disputeDecided' });
  const request = {
    rules: null,
    goals: null,
    undo: null,
    correction: null,
    redemption: null,
    invoicing: null,
    factors: null,
    settings: null,
    document: null,
  };
  const approval = {
    ...{
      id: 4,
      kind: 'adjustment',
      state: 'pending',
      campaign: row.campaign,
      dealer: row.dealer,
      import: null,
      document: null,
    },
    request: {
      ...request,
      adjustment: { amount: '12.50', day: '2025-10-14', reason: 'Accordo', disputeId: 6, reversesId: null },
    },
    ...{ proposedBy: 'Anna', proposedAt: at, expiresAt: at, decidedBy: null, decidedAt: null, reason: null },
    ...{ mayDecide: false, mayWithdraw: true },
  };
  upstream.on(call, (_request, reply) => reply.code(202).send(enveloped({ dispute, approval })));
  expect((await send()).data).toEqual({ acceptDispute: { dispute: { state: 'OPEN' }, approval: { id: '4' } } });
  expect(upstream.requestsOf(call)[0]?.body).toEqual({
    reason: 'Accordo',
    adjustment: { day: '2025-10-14', amount: '12.50' },
  });
});

test('a line of a statement tells its dispute', async () => {
  const page = { from: '2025-01-01', to: '2025-12-31', items: [excludedLineRecord], total: 1 };
  upstream.on('GET /campaigns/7/dealer/1/excluded-lines', enveloped(page));
  const { data } = await gateway.send(
    '{ campaignExcludedLines(campaignId: 7, dealerId: 1) { items { dispute { id state } } } }',
  );
  expect(data).toEqual({ campaignExcludedLines: { items: [{ dispute: { id: '6', state: 'ANSWERED' } }] } });
});
