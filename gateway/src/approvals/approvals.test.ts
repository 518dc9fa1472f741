import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import {
  campaignDealerRecord,
  campaignRecord,
  entryRecord,
  importRecord,
  redemptionRecord,
} from '../test/campaignRecords.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const nothing = {
  rules: null,
  goals: null,
  undo: null,
  correction: null,
  adjustment: null,
  redemption: null,
  document: null,
  invoicing: null,
  factors: null,
  settings: null,
};
const approval = {
  ...{ id: 4, kind: 'adjustment', state: 'pending', campaign: { id: 7, title: 'Annuale 2025' }, import: null },
  document: null,
  dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', role: 'Dealer' },
  request: {
    ...nothing,
    adjustment: { amount: '-150.00', day: '2025-10-14', reason: 'Reso', disputeId: null, reversesId: null },
  },
  ...{ proposedBy: 'Anna', proposedAt: '2025-10-15T08:00:00.000Z', expiresAt: '2025-10-29T08:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, reason: null, mayDecide: true, mayWithdraw: false },
};
const lost = { userId: 8, username: 'rosa@esempio.it', name: 'Rosa Rossi' };
const terms = { closing: { on: true }, rules: { on: false }, undo: { on: true, tires: 500 } };
const modes = { rulesWorsening: 'told', goalsWorsening: 'twoPersons' };
const before = {
  ...terms,
  ...modes,
  adjustment: { on: true, amount: '250.00' },
  redemption: { on: true, amount: '500.00' },
};
const settings = { ...before, version: 3, updatedBy: 'Anna', updatedAt: '2025-10-15T08:00:00.000Z' };
const changed = {
  ...approval,
  ...{ kind: 'settings', campaign: null, dealer: null },
  request: { ...nothing, settings: { before, after: { ...before, closing: { on: false } } } },
};

/** The fields that only hand on what they are asked: the call, what it answers, and what is shown of it. */
const plain: readonly (readonly [operation: string, call: string, response: object, data: object])[] = [
  [
    '{ approval(id: 4) { kind dealer { code } request { undo { tires } adjustment { amount day } } mayDecide } }',
    'GET /approvals/4',
    { approval },
    {
      approval: {
        ...{ kind: 'ADJUSTMENT', dealer: { code: 'DE00001' }, mayDecide: true },
        request: { undo: null, adjustment: { amount: '-150.00', day: '2025-10-14' } },
      },
    },
  ],
  [
    '{ approvalSettings { closing { on } rulesWorsening goalsWorsening undo { tires } adjustment { amount } version } }',
    'GET /approvals/settings',
    { settings },
    {
      approvalSettings: {
        ...{ closing: { on: true }, rulesWorsening: 'TOLD', goalsWorsening: 'TWO_PERSONS' },
        ...{ undo: { tires: 500 }, adjustment: { amount: '250.00' }, version: 3 },
      },
    },
  ],
  [
    'mutation { approveRequest(id: 4) { state decidedBy } }',
    'POST /approvals/4/approval',
    { approval: { ...approval, state: 'approved', decidedBy: 'Bruno', decidedAt: '2025-10-16T08:00:00.000Z' } },
    { approveRequest: { state: 'APPROVED', decidedBy: 'Bruno' } },
  ],
  [
    'mutation { requestFactorReset(id: 8) { kind request { factors { userId username name } } } }',
    'POST /users/8/factors/reset',
    { approval: { ...approval, kind: 'factors', request: { ...nothing, factors: lost } } },
    { requestFactorReset: { kind: 'FACTORS', request: { factors: { ...lost, userId: '8' } } } },
  ],
  [
    'mutation { withdrawRequest(id: 4) { state } }',
    'POST /approvals/4/withdrawal',
    { approval: { ...approval, state: 'withdrawn' } },
    { withdrawRequest: { state: 'WITHDRAWN' } },
  ],
];

test.each(plain)('%s', async (operation, call, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.calls.filter((made) => made !== 'GET /user')).toEqual([call]);
});

const isOfApprovals = (path: string) => path.startsWith('/approvals') || path.endsWith('/factors/reset');

test('every field of approvals is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), isOfApprovals);
  const apart = ['approvalsTable', 'refuseRequest', 'updateApprovalSettings'];
  const inTable = plain.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect([...inTable, ...apart].sort()).toEqual(fields.sort());
});

test('the table is asked for as it is filtered, sorted and paged', async () => {
  upstream.on('POST /approvals/table', enveloped({ items: [approval], total: 1 }));
  const { data, errors } = await gateway.send(`{
    approvalsTable(input: {
      filter: { kind: [ADJUSTMENT], state: [PENDING, EXPIRED], campaignId: [7], importId: [8], documentId: [12], mine: false }
      sort: { column: EXPIRES_AT, direction: DESC } page: 2 pageSize: 50 search: "gomme"
    }) { total items { id campaign { title } import { filename } } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    approvalsTable: { total: 1, items: [{ id: '4', campaign: { title: 'Annuale 2025' }, import: null }] },
  });
  expect(upstream.requestsOf('POST /approvals/table')[0]?.body).toEqual({
    filter: {
      kind: ['adjustment'],
      state: ['pending', 'expired'],
      campaignId: [7],
      importId: [8],
      documentId: [12],
      mine: false,
    },
    paginator: { page: 2, pageSize: 50 },
    sorting: { column: 'expiresAt', direction: 'desc' },
    searchTerm: 'gomme',
  });
});

test('a request is refused with a reason, and what waits no more says so', async () => {
  upstream.on('POST /approvals/4/refusal', enveloped({ approval: { ...approval, state: 'refused', reason: 'No' } }));
  upstream.on('POST /approvals/4/approval', (_request, reply) =>
    refuse(reply, 'CONFLICT', { reason: 'approvalDecided' }),
  );
  const { data, errors } = await gateway.send(`mutation {
    refuseRequest(id: 4, reason: "No") { state reason }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ refuseRequest: { state: 'REFUSED', reason: 'No' } });
  expect(upstream.requestsOf('POST /approvals/4/refusal')[0]?.body).toEqual({ reason: 'No' });
  const refused = await gateway.send('mutation { approveRequest(id: 4) { id } }');
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'approvalDecided' });
});

const input = `{
  closing: { on: false } rulesWorsening: REFUSED undo: { on: true, tires: 500 }
  adjustment: { on: true, amount: "250.00" } redemption: { on: true, amount: 500 } version: 3
}`;

test.each([
  ['at once', 200, { settings }, null],
  [
    'by a second person',
    202,
    { settings, approval: changed },
    { request: { settings: { after: { closing: { on: false } } } } },
  ],
] as const)('settings are changed as a whole, %s', async (_, status, response, pendingApproval) => {
  upstream.on('PUT /approvals/settings', (_request, reply) => reply.code(status).send(enveloped(response)));
  const { data, errors } = await gateway.send(`mutation {
    updateApprovalSettings(input: ${input}) {
      closing { on } pendingApproval { request { settings { after { closing { on } } } } }
    }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ updateApprovalSettings: { closing: { on: true }, pendingApproval } });
  expect(upstream.requestsOf('PUT /approvals/settings')[0]?.body).toEqual({
    ...{ closing: { on: false }, rulesWorsening: 'refused', undo: { on: true, tires: 500 } },
    ...{ adjustment: { on: true, amount: '250.00' }, redemption: { on: true, amount: '500' }, version: 3 },
  });
});

test.each([
  ['closeCampaign(id: 7)', 'DELETE /campaigns/7/close', { campaign: campaignRecord(7) }],
  ['undoImport(id: 8)', 'POST /imports/8/undo', { import: importRecord(8) }],
  ['applyImport(id: 8)', 'POST /imports/8/apply', { import: importRecord(8) }],
  [
    'editDealerGoal(campaignId: 7, dealerId: 4, input: { goalThreshold: 120, version: 2 })',
    'PATCH /campaigns/7/dealer/4/edit',
    { dealer: campaignDealerRecord(4) },
  ],
])('%s answers what has not changed, with the request that it made', async (field, call, response) => {
  const send = () => gateway.send(`mutation { made: ${field} { pendingApproval { id expiresAt } } }`);
  upstream.on(call, enveloped(response));
  expect((await send()).data).toEqual({ made: { pendingApproval: null } });
  upstream.on(call, (_request, reply) => reply.code(202).send(enveloped({ ...response, approval })));
  expect((await send()).data).toEqual({
    made: { pendingApproval: { id: '4', expiresAt: '2025-10-29T08:00:00.000Z' } },
  });
});

test('the removal of a dealer is not answered as done where a second person has been asked', async () => {
  const call = 'DELETE /campaigns/7/dealer/4';
  const send = async () =>
    (await gateway.send('mutation { removeDealerFromCampaign(campaignId: 7, dealerId: 4) }')).data;
  upstream.on(call, enveloped({}));
  expect(await send()).toEqual({ removeDealerFromCampaign: true });
  const goals = {
    ...{ dealers: 1, worsenings: [{ term: 'prize', fromTires: 1 }], accumulatedLess: '12.00', expendableLess: '0.00' },
    ...{ isUndo: false, goalBefore: 100, goalAfter: null, reason: null, changes: [] },
  };
  const asked = { ...approval, kind: 'goals', request: { ...nothing, goals } };
  upstream.on(call, (_request, reply) => reply.code(202).send(enveloped({ approval: asked })));
  expect(await send()).toEqual({ removeDealerFromCampaign: false });
});

test('an adjustment is an entry, or a request', async () => {
  const call = 'POST /campaigns/7/dealer/1/adjustments';
  const send = () =>
    gateway.send(`mutation {
      recordAdjustment(
        campaignId: 7, dealerId: 1, idempotencyKey: "once", input: { day: "2025-10-14", amount: "-150.00", reason: "Reso" }
      ) { entry { amount } approval { id state } }
    }`);
  upstream.on(call, (_request, reply) => reply.code(201).send(enveloped({ entry: entryRecord })));
  expect((await send()).data).toEqual({ recordAdjustment: { entry: { amount: '-12.50' }, approval: null } });
  upstream.on(call, (_request, reply) => reply.code(202).send(enveloped({ approval })));
  expect((await send()).data).toEqual({ recordAdjustment: { entry: null, approval: { id: '4', state: 'PENDING' } } });
});

/** The newer mutation, the one that it replaces, and their call. */
const redemption = [
  'redeemPrize(campaignId: 7, dealerId: 1, idempotencyKey: "once", input: { redeemedOn: "2025-10-14", amount: "150" })',
  'recordRedemption(campaignId: 7, dealerId: 1, idempotencyKey: "once", input: { redeemedOn: "2025-10-14", amount: "150" })',
  'POST /campaigns/7/dealer/1/redemptions',
  { redemption: redemptionRecord },
  'redemption',
] as const;
const reversal = [
  'takeEntryBack(campaignId: 7, dealerId: 1, entryId: 5, idempotencyKey: "once", reason: "Errore")',
  'reverseEntry(campaignId: 7, dealerId: 1, entryId: 5, idempotencyKey: "once", reason: "Errore")',
  'POST /campaigns/7/dealer/1/entries/5/reversal',
  { entry: entryRecord },
  'entry',
] as const;

test.each([redemption, reversal])('%s is made, or a request; %s says that it waits', async (...names) => {
  const [newer, older, call, response, field] = names;
  const send = () => gateway.send(`mutation { made: ${newer} { ${field} { id } approval { id state } } }`);
  const sendOlder = () => gateway.send(`mutation { made: ${older} { id } }`);
  upstream.on(call, (_request, reply) => reply.code(201).send(enveloped(response)));
  expect((await send()).data).toEqual({ made: { [field]: { id: '5' }, approval: null } });
  expect((await sendOlder()).data).toEqual({ made: { id: '5' } });
  upstream.on(call, (_request, reply) => reply.code(202).send(enveloped({ approval })));
  expect((await send()).data).toEqual({ made: { [field]: null, approval: { id: '4', state: 'PENDING' } } });
  const [error] = (await sendOlder()).errors;
  expect(error?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'approvalPending' });
});
