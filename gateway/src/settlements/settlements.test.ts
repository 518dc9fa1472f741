import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const annual = { id: 7, title: 'Annuale 2025' };
const row = {
  ...{ id: 5, title: 'Premi di settembre', campaigns: [annual], minimum: '10.00', day: '2025-10-15' },
  filter: {
    ...{ status: ['active'], tier: [], region: ['Lazio'], province: [], member: null },
    ...{ joinedFrom: null, joinedTo: '2025-01-01', stopped: false },
  },
  ...{ state: 'proposed', version: 3, mayApprove: true, documents: 0, cancelled: 0, paid: 0 },
  ...{ createdBy: 'Anna', createdAt: '2025-10-15T08:00:00.000Z' },
  ...{ proposedBy: 'Anna', proposedAt: '2025-10-15T08:01:00.000Z', decidedBy: null, decidedAt: null },
};
const settlement = {
  ...row,
  totals: {
    ...{ dealers: 3, documents: 1, setOffOnly: 1, carriedOver: 1, incomplete: 1 },
    ...{ credits: '310.00', setOff: '60.50', net: '249.50', carried: '4.20' },
  },
  configured: { tax: true, sender: false },
};
const line = {
  ...{ dealerId: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897', region: 'Lazio' },
  ...{ distributor: null, isDeleted: false, credits: '310.00', debts: '60.50', setOff: '60.50', net: '249.50' },
  ...{ outcome: 'document', missing: ['postalCode', 'sdiCode'] },
  parts: [{ campaign: annual, settlement: 'creditNote', balance: '310.00', setOff: '60.50', paid: '249.50' }],
  moves: [{ from: annual, to: { id: 6, title: 'Inverno 2024' }, amount: '60.50' }],
};
const documentRow = {
  ...{ id: 12, number: 'NC-2025-000001', kind: 'creditNote', day: '2025-10-15', state: 'issued' },
  ...{ settlement: { id: 5, title: 'Premi di settembre' }, net: '249.50', tax: '54.89' },
  ...{ stampCharged: '0.00', total: '304.39' },
  ...{ delivery: 'notSent', payment: 'unpaid', paidOn: null, returnedOn: null, returnReason: null },
  ...{ rejectedOn: null, resendBy: null, cancelledAt: null, cancelReason: null, answeredBy: null, answers: null },
  ...{ dealerId: 1, code: 'DE00001', businessName: 'Gomme Rossi', vatNumber: '01234567897' },
  lines: [{ campaign: annual, credit: '310.00', setOff: '60.50', paid: '249.50' }],
};
const sender = {
  ...{ businessName: 'Pneus Italia SpA', vatNumber: '01234567897', taxRegime: 'RF01' },
  ...{ address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' },
};
const document = {
  ...documentRow,
  ...{ address: 'Via Po 2', postalCode: '10121', city: 'Torino', province: 'TO', sdiCode: 'ABC1234' },
  ...{ taxRate: null, taxNature: 'N2.1', taxReference: 'Art. 15 DPR 633/72', sender },
  stampDuty: null,
  invoices: [{ campaignId: 7, document: 'FT 12', day: '2025-03-01' }],
  possible: ['prepared', 'paid', 'cancelled'],
};
const approval = {
  ...{ id: 4, kind: 'document', state: 'pending', campaign: null, dealer: null, import: null },
  document: { id: 12, number: 'NC-2025-000001' },
  request: {
    ...{
      rules: null,
      goals: null,
      undo: null,
      correction: null,
      adjustment: null,
      redemption: null,
      invoicing: null,
      factors: null,
      settings: null,
    },
    document: {
      ...{ number: 'NC-2025-000001', kind: 'creditNote', change: 'cancelled', reason: 'Doppia', day: null },
      ...{ total: '304.39', delivery: 'notSent', payment: 'unpaid', paidOn: null },
    },
  },
  ...{ proposedBy: 'Anna', proposedAt: '2025-10-15T08:00:00.000Z', expiresAt: '2025-10-29T08:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, reason: null, mayDecide: false, mayWithdraw: true },
};
const requested = '{ number pendingApproval { id request { document { change delivery } } } }';
const shownRequest = {
  number: 'NC-2025-000001',
  pendingApproval: { id: '4', request: { document: { change: 'CANCELLED', delivery: 'NOT_SENT' } } },
};
const settings = {
  ...{ taxRate: '22.00', taxNature: null, taxReference: null, sender: null, namesInvoices: false, daysBack: 12 },
  stampNatures: ['N2.1'],
  stampCharged: true,
  ...{ version: 2, updatedBy: null, updatedAt: null },
};

const problem = { code: '00403', field: '2.1.1.3', value: '2025-10-16', advice: 'correctDay' };
const outcome = {
  ...{ done: 3, unchanged: 1, leftOutCount: 2 },
  leftOut: [
    {
      ...{ documentId: 13, number: 'NC-2025-000004', businessName: 'Gomme Rossi', reason: 'missingData' },
      ...{ missing: ['postalCode'], problems: [], delivery: 'notSent', payment: 'unpaid' },
    },
    {
      ...{ documentId: 14, number: 'NC-2025-000005', businessName: 'Gomme Blu', reason: 'exchangeProblems' },
      ...{ missing: [], problems: [problem], delivery: 'notSent', payment: 'unpaid' },
    },
  ],
};
const hold = {
  ...{ id: 3, dealer: { id: 1, code: 'DE00001', businessName: 'Gomme Rossi', role: 'Dealer' }, campaign: annual },
  ...{ reason: 'Lite', isReasonShown: false, heldBy: 'Anna', heldAt: '2025-10-15T08:00:00.000Z' },
  ...{ releasedBy: null, releasedAt: null },
};

/** The fields that only hand on what they are asked: the call, what it answers, and what is shown of it. */
const plain: readonly (readonly [operation: string, call: string, response: object, data: object])[] = [
  [
    '{ settlement(id: 5) { state totals { net } configured { sender } filter { region joinedTo stopped } } }',
    'GET /settlements/5',
    { settlement },
    {
      settlement: {
        ...{ state: 'PROPOSED', totals: { net: '249.50' }, configured: { sender: false } },
        filter: { region: ['Lazio'], joinedTo: '2025-01-01', stopped: false },
      },
    },
  ],
  ['mutation { deleteSettlement(id: 5) }', 'DELETE /settlements/5', {}, { deleteSettlement: true }],
  [
    'mutation { proposeSettlement(id: 5) { mayApprove } }',
    'POST /settlements/5/proposal',
    { settlement },
    { proposeSettlement: { mayApprove: true } },
  ],
  [
    'mutation { withdrawSettlement(id: 5) { id } }',
    'POST /settlements/5/withdrawal',
    { settlement },
    { withdrawSettlement: { id: '5' } },
  ],
  [
    'mutation { approveSettlement(id: 5) { version } }',
    'POST /settlements/5/approval',
    { settlement },
    { approveSettlement: { version: 3 } },
  ],
  [
    '{ dealerSettlementDocuments(dealerId: 1) { number lines { campaign { title } setOff } } }',
    'GET /dealers/1/settlement-documents',
    { documents: [documentRow] },
    {
      dealerSettlementDocuments: [
        { number: 'NC-2025-000001', lines: [{ campaign: { title: 'Annuale 2025' }, setOff: '60.50' }] },
      ],
    },
  ],
  [
    '{ settlementDocument(id: 12) { taxNature sender { taxRegime } invoices { document } } }',
    'GET /settlements/documents/12',
    { document },
    { settlementDocument: { taxNature: 'N2_1', sender: { taxRegime: 'RF01' }, invoices: [{ document: 'FT 12' }] } },
  ],
  [
    '{ settlementDocumentEvents(id: 12) { event day by confirmedBy } }',
    'GET /settlements/documents/12/events',
    {
      events: [
        {
          ...{ id: 1, event: 'paymentReturned', day: '2025-10-15', reason: 'IBAN chiuso', file: null },
          ...{ exchangeId: null, codes: [{ code: '00305', meaning: null }] },
          ...{ at: '2025-10-15T08:00:00.000Z', by: 'Anna', confirmedBy: 'Bruno' },
        },
      ],
    },
    {
      settlementDocumentEvents: [{ event: 'PAYMENT_RETURNED', day: '2025-10-15', by: 'Anna', confirmedBy: 'Bruno' }],
    },
  ],
  [
    'mutation { paySettlementDocument(id: 12, paidOn: "2025-10-15") { payment possible } }',
    'POST /settlements/documents/12/payment',
    { document: { ...document, payment: 'paid', paidOn: '2025-10-15', possible: ['paymentReturned'] } },
    { paySettlementDocument: { payment: 'PAID', possible: ['PAYMENT_RETURNED'] } },
  ],
  [
    `mutation { takeBackSettlementPayment(id: 12, reason: "Errore") ${requested} }`,
    'POST /settlements/documents/12/payment/correction',
    { document, approval },
    { takeBackSettlementPayment: shownRequest },
  ],
  [
    `mutation { returnSettlementPayment(id: 12, reason: "IBAN", day: "2025-10-15") ${requested} }`,
    'POST /settlements/documents/12/payment/return',
    { document, approval },
    { returnSettlementPayment: shownRequest },
  ],
  [
    `mutation { settlementDocumentNeverSent(id: 12, reason: "Errore") ${requested} }`,
    'POST /settlements/documents/12/never-sent',
    { document, approval },
    { settlementDocumentNeverSent: shownRequest },
  ],
  [
    '{ dealerSettlementHolds(dealerId: 1) { reason campaign { title } isReasonShown } }',
    'GET /dealers/1/settlement-holds',
    { holds: [hold] },
    { dealerSettlementHolds: [{ reason: 'Lite', campaign: { title: 'Annuale 2025' }, isReasonShown: false }] },
  ],
  [
    'mutation { releaseSettlementCredits(id: 3) { dealer { code } releasedBy } }',
    'POST /settlements/holds/3/release',
    { hold: { ...hold, releasedBy: 'Bruno', releasedAt: '2025-10-16T08:00:00.000Z' } },
    { releaseSettlementCredits: { dealer: { code: 'DE00001' }, releasedBy: 'Bruno' } },
  ],
  [
    `mutation { discardSettlementDocument(id: 12, reason: "Errore") ${requested} }`,
    'POST /settlements/documents/12/discard',
    { document, approval },
    { discardSettlementDocument: shownRequest },
  ],
  [
    `mutation { answerSettlementDocument(id: 12, reason: "Errore") ${requested} }`,
    'POST /settlements/documents/12/debit-note',
    { document, approval },
    { answerSettlementDocument: shownRequest },
  ],
  [
    'mutation { prepareSettlementDocuments(input: { settlementId: 5 }) { done leftOut { number reason missing problems { code advice } } } }',
    'POST /settlements/documents/preparation',
    { outcome },
    {
      prepareSettlementDocuments: {
        done: 3,
        leftOut: [
          { number: 'NC-2025-000004', reason: 'MISSING_DATA', missing: ['POSTAL_CODE'], problems: [] },
          {
            ...{ number: 'NC-2025-000005', reason: 'EXCHANGE_PROBLEMS', missing: [] },
            problems: [{ code: '00403', advice: 'CORRECT_DAY' }],
          },
        ],
      },
    },
  ],
  [
    'mutation { markSettlementDocumentsSent(input: { documentIds: [12] }) { done unchanged } }',
    'POST /settlements/documents/sent',
    { outcome },
    { markSettlementDocumentsSent: { done: 3, unchanged: 1 } },
  ],
  [
    '{ settlementFiles(settlementId: 5) { done leftOutCount leftOut { delivery } } }',
    'GET /settlements/5/files',
    { outcome },
    { settlementFiles: { done: 3, leftOutCount: 2, leftOut: [{ delivery: 'NOT_SENT' }, { delivery: 'NOT_SENT' }] } },
  ],
  [
    '{ settlementSettings { taxRate sender { city } namesInvoices daysBack stampNatures stampCharged } }',
    'GET /settlements/settings',
    { settings },
    {
      settlementSettings: {
        taxRate: '22.00',
        sender: null,
        namesInvoices: false,
        daysBack: 12,
        stampNatures: ['N2_1'],
        stampCharged: true,
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

test('every field of settlements is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), (path) => path.includes('settlement'));
  const apart = [
    ...['createSettlement', 'updateSettlement', 'settlementsTable', 'settlementLines', 'settlementDocumentsTable'],
    ...['updateSettlementSettings', 'cancelSettlementDocument', 'readSettlementPayments'],
    ...['readSettlementOutcomes', 'receiveSettlementOutcomes', 'recordSettlementDocumentOutcome'],
    ...['settlementHoldsTable', 'holdSettlementCredits'],
  ];
  const inTable = plain.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect([...inTable, ...apart].sort()).toEqual(fields.sort());
});

test('a run is made once, and changed at a version', async () => {
  upstream.on('POST /settlements', enveloped({ settlement }));
  upstream.on('PUT /settlements/5', enveloped({ settlement }));
  const { errors } = await gateway.send(`mutation {
    createSettlement(idempotencyKey: "once", input: { title: "Premi", campaigns: [7, 6], day: "2025-10-15" }) { id }
    updateSettlement(id: 5, input: {
      title: "Premi", campaigns: [7], day: "2025-10-15", minimum: "10.50", version: 3
      filter: { tier: [GOLD], memberId: 3, joinedTo: "2025-01-01", stopped: false }
    }) { id }
  }`);
  expect(errors).toEqual([]);
  const [made] = upstream.requestsOf('POST /settlements');
  expect(made?.body).toEqual({ title: 'Premi', campaigns: [7, 6], filter: {}, minimum: '0', day: '2025-10-15' });
  expect(made?.headers['idempotency-key']).toBe('once');
  expect(upstream.requestsOf('PUT /settlements/5')[0]?.body).toEqual({
    ...{ title: 'Premi', campaigns: [7], minimum: '10.50', day: '2025-10-15', version: 3 },
    filter: { tier: ['gold'], memberId: 3, joinedOn: { to: '2025-01-01' }, stopped: false },
  });
});

test('the tables are asked for as they are filtered, sorted and paged', async () => {
  upstream.on('POST /settlements/table', enveloped({ items: [row], total: 1 }));
  upstream.on('POST /settlements/5/lines', enveloped({ items: [line], total: 1 }));
  upstream.on('POST /settlements/documents/table', enveloped({ items: [documentRow], total: 1 }));
  const { data, errors } = await gateway.send(`{
    settlementsTable(input: { filter: { state: [PROPOSED], campaignId: [7], dayFrom: "2025-10-01" } search: "sett" }) {
      total items { id campaigns { title } } }
    settlementLines(id: 5, input: {
      filter: { outcome: [CARRIED_OVER, SET_OFF_ONLY], campaignId: [7], distributorId: [3], incomplete: true }
      sort: { column: SET_OFF, direction: DESC } page: 2 pageSize: 50
    }) { items { outcome missing parts { settlement paid } moves { to { title } amount } } }
    settlementDocumentsTable(input: { filter: {
      settlementId: 5, dealerId: 1, campaignId: [7], kind: [NOTICE], state: [CANCELLED], paid: false, dayTo: "2025-12-31"
    } }) { items { kind total } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    settlementsTable: { total: 1, items: [{ id: '5', campaigns: [{ title: 'Annuale 2025' }] }] },
    settlementLines: {
      items: [
        {
          ...{ outcome: 'DOCUMENT', missing: ['POSTAL_CODE', 'SDI_CODE'] },
          parts: [{ settlement: 'CREDIT_NOTE', paid: '249.50' }],
          moves: [{ to: { title: 'Inverno 2024' }, amount: '60.50' }],
        },
      ],
    },
    settlementDocumentsTable: { items: [{ kind: 'CREDIT_NOTE', total: '304.39' }] },
  });
  const page = { paginator: { page: 1, pageSize: 10 } };
  expect(upstream.requestsOf('POST /settlements/table')[0]?.body).toEqual({
    filter: { state: ['proposed'], campaignId: [7], day: { from: '2025-10-01' } },
    ...page,
    searchTerm: 'sett',
  });
  expect(upstream.requestsOf('POST /settlements/5/lines')[0]?.body).toEqual({
    filter: { outcome: ['carriedOver', 'setOffOnly'], campaignId: [7], distributorId: [3], incomplete: true },
    paginator: { page: 2, pageSize: 50 },
    sorting: { column: 'setOff', direction: 'desc' },
  });
  expect(upstream.requestsOf('POST /settlements/documents/table')[0]?.body).toEqual({
    filter: {
      ...{ settlementId: 5, dealerId: 1, campaignId: [7], kind: ['notice'], state: ['cancelled'], paid: false },
      day: { to: '2025-12-31' },
    },
    ...page,
  });
});

test('settings are changed as a whole, and documents cancelled and paid', async () => {
  const refused = { row: 2, number: 'NC-2025-000009', paidOn: '2025-10-16', reason: 'unknownNumber' };
  const outcome = { rows: 2, paid: 1, unchanged: 0, refused: [refused], refusedCount: 1, rejected: ['NC-2025-000007'] };
  const read = { ...outcome, columns: null };
  upstream.on('PUT /settlements/settings', enveloped({ settings }));
  upstream.on('POST /settlements/documents/12/cancellation', (_request, reply) =>
    reply.code(202).send(enveloped({ document, approval })),
  );
  upstream.on('POST /settlements/payments', enveloped({ outcome: read }));
  const { data, errors } = await gateway.send(`mutation {
    updateSettlementSettings(input: {
      taxNature: N2_1, taxReference: "Art. 15 DPR 633/72", namesInvoices: true, daysBack: 20
      stampNatures: [N2_2], stampCharged: false, version: 2
      sender: { businessName: "Pneus Italia SpA", vatNumber: "01234567897", taxRegime: RF01, address: "Via Roma 1"
        postalCode: "00184", city: "Roma", province: "RM" }
    }) { version }
    cancelSettlementDocument(id: 12, reason: "Doppia") ${requested}
    readSettlementPayments(uploadId: 9) { paid refused { row reason } rejected }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updateSettlementSettings: { version: 2 },
    cancelSettlementDocument: shownRequest,
    readSettlementPayments: {
      ...{ paid: 1, refused: [{ row: 2, reason: 'UNKNOWN_NUMBER' }], rejected: ['NC-2025-000007'] },
    },
  });
  expect(upstream.requestsOf('PUT /settlements/settings')[0]?.body).toEqual({
    ...{
      taxRate: null,
      taxNature: 'N2.1',
      taxReference: 'Art. 15 DPR 633/72',
      sender,
      namesInvoices: true,
      daysBack: 20,
      stampNatures: ['N2.2'],
      stampCharged: false,
      version: 2,
    },
  });
  expect(upstream.requestsOf('POST /settlements/documents/12/cancellation')[0]?.body).toEqual({ reason: 'Doppia' });
  expect(upstream.requestsOf('POST /settlements/payments')[0]?.body).toEqual({ uploadId: 9 });
});

test('outcomes are given from a file, as rows, and for one document', async () => {
  const states = { delivery: 'delivered', payment: 'unpaid' };
  const refused = { row: null, name: 'NS.xml', reason: 'documentState', states };
  const codes = [{ code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' }];
  const rejection = { documentId: 12, number: 'NC-2025-000001', codes, resendBy: '2025-10-21', isPaid: true };
  const outcome = {
    ...{ given: 2, delivered: 0, undelivered: 0, rejected: 1, unchanged: 0, refused: [refused], refusedCount: 1 },
    rejections: [rejection],
    columns: null,
  };
  upstream.on('POST /settlements/outcomes', enveloped({ outcome }));
  upstream.on('POST /settlements/outcomes/rows', enveloped({ outcome }));
  const rejected = { ...document, delivery: 'rejected', rejectedOn: '2025-10-16', resendBy: '2025-10-21' };
  upstream.on('POST /settlements/documents/12/outcome', enveloped({ document: rejected }));
  const { data, errors } = await gateway.send(`mutation {
    readSettlementOutcomes(uploadId: 9) {
      given refused { row name reason states { delivery payment } } rejections { documentId codes { code meaning } isPaid }
    }
    receiveSettlementOutcomes(outcomes: [
      { number: "NC-2025-000001", outcome: REJECTED, day: "2025-10-16", codes: ["00305"] }
      { number: "NC-2025-000002", outcome: DELIVERED, day: "2025-10-16" }
    ]) { rejected rejections { resendBy } }
    recordSettlementDocumentOutcome(id: 12, input: { outcome: UNDELIVERED, day: "2025-10-16" }) { rejectedOn resendBy }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    readSettlementOutcomes: {
      given: 2,
      refused: [{ ...refused, reason: 'DOCUMENT_STATE', states: { delivery: 'DELIVERED', payment: 'UNPAID' } }],
      rejections: [{ documentId: '12', codes, isPaid: true }],
    },
    receiveSettlementOutcomes: { rejected: 1, rejections: [{ resendBy: '2025-10-21' }] },
    recordSettlementDocumentOutcome: { rejectedOn: '2025-10-16', resendBy: '2025-10-21' },
  });
  expect(upstream.requestsOf('POST /settlements/outcomes')[0]?.body).toEqual({ uploadId: 9 });
  expect(upstream.requestsOf('POST /settlements/outcomes/rows')[0]?.body).toEqual({
    outcomes: [
      { number: 'NC-2025-000001', outcome: 'rejected', day: '2025-10-16', codes: ['00305'] },
      { number: 'NC-2025-000002', outcome: 'delivered', day: '2025-10-16', codes: [] },
    ],
  });
  expect(upstream.requestsOf('POST /settlements/documents/12/outcome')[0]?.body).toEqual({
    ...{ outcome: 'undelivered', day: '2025-10-16', codes: [] },
  });
});

test('credits are put on hold, and found', async () => {
  upstream.on('POST /settlements/holds', (_request, reply) => reply.code(201).send(enveloped({ hold })));
  upstream.on('POST /settlements/holds/table', enveloped({ items: [hold], total: 1 }));
  const made = await gateway.send(`mutation {
    holdSettlementCredits(input: { dealerId: 1, campaignId: 7, reason: "Lite", isReasonShown: false }) { id heldBy }
  }`);
  expect(made.data).toEqual({ holdSettlementCredits: { id: '3', heldBy: 'Anna' } });
  const body = { dealerId: 1, campaignId: 7, reason: 'Lite', isReasonShown: false };
  expect(upstream.requestsOf('POST /settlements/holds')[0]?.body).toEqual(body);
  const found = await gateway.send(`{
    settlementHoldsTable(input: { filter: { dealerId: 1, campaignId: [7], released: false } sort: { column: HELD_AT } search: "rossi" }) {
      total items { id }
    }
  }`);
  expect(found.data).toEqual({ settlementHoldsTable: { total: 1, items: [{ id: '3' }] } });
  expect(upstream.requestsOf('POST /settlements/holds/table')[0]?.body).toMatchObject({
    ...{ filter: { dealerId: 1, campaignId: [7], released: false }, searchTerm: 'rossi' },
    sorting: { column: 'heldAt' },
  });
});

test('a refused approval names the dealers whose balances have changed', async () => {
  const obstacles = [{ kind: 'balanceChanged', text: 'Gomme Rossi (DE00001)', id: 1 }];
  upstream.on('POST /settlements/5/approval', (_request, reply) =>
    refuse(reply, 'CONFLICT', { reason: 'balancesChanged', obstacles, obstacleCount: 3 }),
  );
  const { errors } = await gateway.send('mutation { approveSettlement(id: 5) { id } }');
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'balancesChanged',
    obstacles,
    obstacleCount: 3,
  });
});

test('what is wrong is named as the input names it', async () => {
  const fields = { 'filter.joinedOn.from': 'invalid', campaigns: 'unknown' };
  upstream.on('POST /settlements', (_request, reply) => refuse(reply, 'BAD_USER_INPUT', { fields }));
  const { errors } = await gateway.send(`mutation {
    createSettlement(idempotencyKey: "once", input: { title: "Premi", campaigns: [7], day: "2025-10-15" }) { id }
  }`);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.joinedFrom': 'invalid', campaigns: 'unknown' },
  });
});
