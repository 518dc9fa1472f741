/** What was sent or paid stays: changes of documents by two persons (docs/domain/settlement.md, 'States'). */
import { describe, expect, test } from '@jest/globals';
import { documentDeliveries } from '@gdd/schema/settlements';
import { eq, sql } from 'drizzle-orm';
import { settlementDocumentEvents } from '../../ground/database/tables/programme/documentEvents.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { conflict, SettledDealers } from '../../testing/programme/settledDealers.js';

const office = new SettledDealers();
const { ask } = office;

const stored = (id: number, changes: Partial<typeof settlementDocuments.$inferInsert>) =>
  office.service.database.update(settlementDocuments).set(changes).where(eq(settlementDocuments.id, id));
const pay = (id: number, paidOn = '2025-10-15') => office.post(`settlements/documents/${id}/payment`, { paidOn });

describe('a document that is paid', () => {
  test('is not cancelled by anybody, so that no run pays the same again', async () => {
    const document = await office.document();
    expect(await pay(document.id)).toMatchObject({ statusCode: 200 });
    const refused = conflict('documentState', { documentState: { delivery: 'notSent', payment: 'paid' } });
    expect((await ask(document.id, 'cancellation')).json()).toMatchObject(refused);
    expect(await office.detail(document.id)).toMatchObject({
      ...{ state: 'issued', payment: 'paid', paidOn: '2025-10-15' },
      possible: expect.not.arrayContaining(['cancelled', 'paid']),
    });
  });

  test('while its cancellation waits is not cancelled, and the request goes on waiting', async () => {
    const document = await office.document();
    const asked = await ask(document.id, 'cancellation');
    const { approval } = asked.json<{ data: { approval: { id: number } } }>().data;
    await pay(document.id);
    const approved = await office.post(`approvals/${approval.id}/approval`, undefined, 'gd.admin');
    expect(approved.json()).toMatchObject(conflict('documentState'));
    expect((await office.get(`approvals/${approval.id}`)).json()).toMatchObject({
      data: { approval: { state: 'pending' } },
    });
    expect(await office.detail(document.id)).toMatchObject({ state: 'issued', payment: 'paid' });
  });

  test('is unpaid again by two persons where the payment was read wrongly', async () => {
    const document = await office.document();
    await office.readPayments(`${document.number};15/10/2025`);
    expect(await office.change(document.id, 'payment/correction', { reason: 'Numero sbagliato' })).toMatchObject({
      statusCode: 200,
    });
    expect(await office.detail(document.id)).toMatchObject({ payment: 'unpaid', paidOn: null });
    expect(await office.events(document.id)).toMatchObject([
      { event: 'paid', day: '2025-10-15', confirmedBy: null },
      { event: 'paymentTakenBack', reason: 'Numero sbagliato', confirmedBy: 'Giorgio Donati' },
    ]);
    // the same file again pays nothing; by hand it can be paid again
    expect(await office.readPayments(`${document.number};15/10/2025`)).toMatchObject({
      paid: 0,
      refused: [{ reason: 'paymentUndone' }],
    });
    expect((await pay(document.id)).statusCode).toBe(200);
  });

  test('whose transfer came back is paid by a second one', async () => {
    const document = await office.document();
    await pay(document.id);
    office.service.fixDay('2025-10-20');
    for (const day of ['2025-10-14', '2025-10-21']) {
      const wrong = await ask(document.id, 'payment/return', { reason: 'IBAN chiuso', day });
      expect(wrong.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: { day: 'invalid' } } });
    }
    await office.change(document.id, 'payment/return', { reason: 'IBAN chiuso', day: '2025-10-17' });
    expect((await office.published('paymentReturned')).at(-1)).toMatchObject({ documentId: document.id });
    expect(await office.detail(document.id)).toMatchObject({
      ...{ payment: 'returned', paidOn: null, returnedOn: '2025-10-17', returnReason: 'IBAN chiuso' },
      possible: expect.arrayContaining(['paid', 'cancelled']),
    });
    expect(await office.readPayments(`${document.number};15/10/2025`)).toMatchObject({
      refused: [{ reason: 'paymentUndone' }],
    });
    expect(await office.readPayments(`${document.number};16/10/2025`)).toMatchObject({
      refused: [{ reason: 'beforeReturn' }],
    });
    expect((await pay(document.id, '2025-10-16')).json()).toMatchObject({ error: { fields: { paidOn: 'invalid' } } });
    expect(await office.readPayments(`${document.number};20/10/2025`)).toMatchObject({ paid: 1, refused: [] });
    expect(await office.detail(document.id)).toMatchObject({
      ...{ payment: 'paid', paidOn: '2025-10-20', returnedOn: null },
    });
    office.service.fixDay('2025-10-15');
  });
});

describe('the cancellation of a document', () => {
  test('is carried out when another user approves it, once, and gives back what it paid', async () => {
    const document = await office.document();
    const asked = await ask(document.id, 'cancellation', { reason: 'Doppia' });
    expect(asked.statusCode).toBe(202);
    expect(asked.json()).toMatchObject({
      data: {
        document: { state: 'issued' },
        approval: {
          ...{ kind: 'document', state: 'pending', document: { id: document.id, number: document.number } },
          request: {
            document: {
              change: 'cancelled',
              reason: 'Doppia',
              delivery: 'notSent',
              payment: 'unpaid',
              total: '122.00',
            },
          },
        },
      },
    });
    expect((await ask(document.id, 'cancellation')).json()).toMatchObject(conflict('approvalPending'));
    const { approval } = asked.json<{ data: { approval: { id: number } } }>().data;
    expect((await office.post(`approvals/${approval.id}/approval`)).json()).toMatchObject(conflict('sameUser'));
    const queue = await office.post('approvals/table', { filter: { documentId: [document.id], kind: 'document' } });
    expect(queue.json()).toMatchObject({ data: { total: 1, items: [{ id: approval.id }] } });
    expect((await office.post(`approvals/${approval.id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
    expect(await office.detail(document.id)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Doppia',
      possible: [],
    });
    expect(await office.events(document.id)).toMatchObject([
      { event: 'cancelled', day: office.service.programmeDay(), reason: 'Doppia', confirmedBy: 'Giorgio Donati' },
    ]);
    expect(await findDifferences(office.service.database)).toEqual([]);
    expect((await ask(document.id, 'cancellation')).json()).toMatchObject(conflict('alreadyCancelled'));
    expect((await pay(document.id)).json()).toMatchObject(conflict('alreadyCancelled'));
  });

  test.each(['prepared', 'sent', 'delivered', 'undelivered'] as const)('is refused once it is %s', async (delivery) => {
    const document = await office.document();
    await stored(document.id, { delivery });
    const states = { documentState: { delivery, payment: 'unpaid' } };
    expect((await ask(document.id, 'cancellation')).json()).toMatchObject(conflict('documentState', states));
  });

  test('is taken of a rejected note, and of a notice, which has payment alone', async () => {
    const rejected = await office.document();
    await stored(rejected.id, { delivery: 'rejected' });
    expect((await office.change(rejected.id, 'cancellation')).statusCode).toBe(200);
    const notice = await office.document('dealerInvoice');
    expect(notice).toMatchObject({ kind: 'notice', delivery: null, payment: 'unpaid' });
    await pay(notice.id);
    expect((await ask(notice.id, 'cancellation')).json()).toMatchObject(
      conflict('documentState', { documentState: { delivery: null, payment: 'paid' } }),
    );
    await office.change(notice.id, 'payment/correction');
    expect((await office.change(notice.id, 'cancellation')).statusCode).toBe(200);
  });
});

describe('a note of before the upgrade', () => {
  test('counts as sent until two persons say that it never left', async () => {
    const document = await office.document();
    await stored(document.id, { delivery: 'sent', isSentAssumed: true });
    expect((await ask(document.id, 'cancellation')).json()).toMatchObject(conflict('documentState'));
    expect((await office.change(document.id, 'never-sent', { reason: 'Rimasta qui' })).statusCode).toBe(200);
    expect(await office.detail(document.id)).toMatchObject({ delivery: 'notSent' });
    expect((await ask(document.id, 'never-sent')).json()).toMatchObject(conflict('documentState'));
    expect((await office.change(document.id, 'cancellation')).statusCode).toBe(200);
  });

  test('is another thing than a note that is known to be sent', async () => {
    const document = await office.document();
    await stored(document.id, { delivery: 'sent' });
    expect((await ask(document.id, 'never-sent')).json()).toMatchObject(conflict('documentState'));
  });
});

test('what the table of states does not have is refused, names both states, and changes nothing', async () => {
  const { id } = await office.document();
  const paid = { payment: ['paid'] };
  const open = ['unpaid', 'returned'];
  // as docs/domain/settlement.md has it; the note is known to be sent, where it is sent
  const possible: Readonly<
    Record<string, { readonly delivery?: readonly string[]; readonly payment?: readonly string[] }>
  > = {
    payment: { payment: open },
    'payment/correction': paid,
    'payment/return': paid,
    'never-sent': { delivery: [] },
    discard: { delivery: ['prepared'] },
    cancellation: { delivery: ['notSent', 'rejected'], payment: open },
    'debit-note': { delivery: ['sent', 'delivered', 'undelivered'], payment: open },
  };
  const bodies: Readonly<Record<string, object>> = {
    payment: { paidOn: '2025-10-15' },
    'payment/return': { day: '2025-10-15', reason: 'Prova' },
  };
  const payments = {
    unpaid: { paidOn: null, returnedOn: null, returnReason: null },
    paid: { paidOn: '2025-10-15', returnedOn: null, returnReason: null },
    returned: { paidOn: null, returnedOn: '2025-10-15', returnReason: 'IBAN chiuso' },
  };
  let refused = 0;
  for (const delivery of documentDeliveries) {
    for (const [payment, changes] of Object.entries(payments)) {
      await stored(id, { delivery, ...changes });
      const before = await office.detail(id);
      for (const [change, of] of Object.entries(possible)) {
        if (of.delivery?.includes(delivery) !== false && of.payment?.includes(payment) !== false) continue;
        const answer = await ask(id, change, bodies[change]);
        expect([change, delivery, payment, answer.statusCode]).toEqual([change, delivery, payment, 409]);
        expect(answer.json()).toMatchObject(conflict('documentState', { documentState: { delivery, payment } }));
        refused += 1;
      }
      expect(await office.detail(id)).toEqual(before);
    }
  }
  // of 18 pairs of states and seven changes
  expect(refused).toBe(126 - (12 + 6 + 6 + 0 + 3 + 4 + 6));
});

test('a payment of a rejected note is taken, and said', async () => {
  const [one, other] = [await office.document(), await office.document()];
  await stored(one.id, { delivery: 'rejected' });
  expect(await office.readPayments(`${one.number};15/10/2025`, `${other.number};15/10/2025`)).toMatchObject({
    ...{ paid: 2, rejected: [one.number] },
  });
});

test('what runs have redeemed and documents do not say is found', async () => {
  const { database } = office.service;
  const document = await office.document();
  expect(await findDifferences(database)).toEqual([]);
  const line = sql`where document_id = ${document.id}`;
  await database.execute(sql`update settlement_document_lines set credit = credit + 1, paid = paid + 1 ${line}`);
  const fields = (await findDifferences(database)).map(({ field }) => field);
  expect(fields).toEqual([`${document.number}, net`, `${document.number}, paid`, 'paid by documents']);
  await database.execute(sql`update settlement_document_lines set credit = credit - 1, paid = paid - 1 ${line}`);
  expect(await findDifferences(database)).toEqual([]);
});

test('documents are found by how far they have come and whether they were paid', async () => {
  const document = await office.document();
  const { dealerId } = document;
  const ids = async (filter: object) => (await office.documents({ dealerId, ...filter })).map(({ id }) => id);
  expect(await ids({ delivery: 'notSent', payment: 'unpaid' })).toContain(document.id);
  expect(await ids({ delivery: ['sent', 'delivered'] })).not.toContain(document.id);
  const notice = await office.document('dealerInvoice');
  expect(await ids({ delivery: 'notSent' })).not.toContain(notice.id);
  await pay(document.id);
  expect(await ids({ payment: ['paid', 'returned'] })).toContain(document.id);
});

test('the history of documents is not rewritten', async () => {
  const { database } = office.service;
  await office.change((await office.document()).id, 'cancellation');
  const forged = database.update(settlementDocumentEvents).set({ reason: 'Altro' });
  await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('documents are sorted by how far they have come and by payment, those with nothing to show last', async () => {
  const made = new Map<number, string>();
  const add = async (name: string, kind: 'creditNote' | 'dealerInvoice', states: Parameters<typeof stored>[1]) => {
    const { id } = await office.document(kind);
    await stored(id, states);
    made.set(id, name);
  };
  const cancelled = { cancelledAt: office.service.clock.now(), cancelReason: 'Doppia' };
  await add('rejected', 'creditNote', { delivery: 'rejected' });
  await add('never sent', 'creditNote', cancelled);
  await add('notice', 'dealerInvoice', { paidOn: '2025-10-15' });
  await add('delivered', 'creditNote', { delivery: 'delivered', paidOn: '2025-10-15' });
  await add('to be sent', 'creditNote', { delivery: 'notSent' });
  await add('came back', 'creditNote', { delivery: 'sent', returnedOn: '2025-10-15', returnReason: 'IBAN chiuso' });
  await add('answered', 'creditNote', { delivery: 'delivered' });
  const answered = [...made.keys()].at(-1) ?? 0;
  await office.change(answered, 'debit-note');
  made.set((await office.documents({ kind: 'debitNote' }))[0]?.id ?? 0, 'debit note');
  const sorted = async (column: 'delivery' | 'payment', direction: 'asc' | 'desc') => {
    const body = { sorting: { column, direction }, paginator: { page: 1, pageSize: 100 } };
    const table = await office.post('settlements/documents/table', body);
    const { items } = table.json<{ data: { items: { id: number }[] } }>().data;
    return items.map(({ id }) => made.get(id)).filter((name) => name !== undefined);
  };
  // equal ones by id
  const byDelivery = ['to be sent', 'debit note', 'came back', 'delivered', 'answered', 'rejected'];
  const backwards = ['rejected', 'delivered', 'answered', 'came back', 'to be sent', 'debit note'];
  expect(await sorted('delivery', 'asc')).toEqual([...byDelivery, 'never sent', 'notice']);
  expect(await sorted('delivery', 'desc')).toEqual(['never sent', 'notice', ...backwards]);
  // what is cancelled or answered waits for no payment, and a debit note has none
  const byPayment = ['rejected', 'to be sent', 'notice', 'delivered', 'came back'];
  const nothing = ['never sent', 'answered', 'debit note'];
  expect(await sorted('payment', 'asc')).toEqual([...byPayment, ...nothing]);
});
