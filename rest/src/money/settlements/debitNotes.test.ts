/** What was sent is answered by a debit note of the whole note (docs/domain/settlement.md, 'Debit notes'). */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { schemaErrors } from '../../testing/files/fatturaPaSchema.js';
import { unzipped } from '../../testing/files/openedSheet.js';
import { pdfTexts } from '../../testing/files/pdfText.js';
import { sell } from '../../testing/programme/salesAndCampaigns.js';
import { conflict, settings, SettledDealers, type ListedDocument } from '../../testing/programme/settledDealers.js';

const office = new SettledDealers();
const { ask, get, post } = office;
const [asked, decided] = ['debit-note', 'answered'] as const;

interface Detail extends ListedDocument {
  readonly businessName: string;
  readonly tax: string;
  readonly settlement: { readonly id: number };
  readonly answeredBy: { readonly id: number; readonly number: string; readonly day: string } | null;
  readonly answers: { readonly id: number; readonly number: string; readonly day: string } | null;
  readonly lines: readonly { readonly campaign: { readonly id: number } }[];
}
const shown = async (id: number) =>
  (await get(`settlements/documents/${id}`)).json<{ data: { document: Detail } }>().data.document;
const stored = (id: number, changes: Partial<typeof settlementDocuments.$inferInsert>) =>
  office.service.database.update(settlementDocuments).set(changes).where(eq(settlementDocuments.id, id));
const pay = (id: number) => post(`settlements/documents/${id}/payment`, { paidOn: '2025-10-15' });
const differences = () => findDifferences(office.service.database);

/** A credit note that has left. */
async function sentNote(changes: Partial<typeof settlementDocuments.$inferInsert> = {}): Promise<Detail> {
  const { id } = await office.document();
  await stored(id, { delivery: 'sent', ...changes });
  return shown(id);
}

/** Answers a note by two persons. @returns its debit note */
async function answered(id: number): Promise<Detail> {
  expect((await office.change(id, asked)).statusCode).toBe(200);
  const { answeredBy } = await shown(id);
  return shown(answeredBy?.id ?? 0);
}

// the run and its notes are of the 15th
beforeEach(() => office.service.fixDay('2025-10-17'));

const campaignOf = ({ lines }: Detail) => lines[0]?.campaign.id ?? 0;

describe('a note that was sent', () => {
  test('is answered when another user approves it, by a debit note of the whole note on that day', async () => {
    office.service.fixDay('2025-10-15');
    const note = await sentNote();
    const campaignId = campaignOf(note);
    expect(await office.balance(note.dealerId, campaignId)).toBe('0.00');
    const request = await ask(note.id, asked, { reason: 'Premio sbagliato' });
    expect(request.statusCode).toBe(202);
    expect(request.json()).toMatchObject({
      data: {
        document: { state: 'issued', answeredBy: null },
        approval: {
          kind: 'document',
          request: {
            document: {
              change: decided,
              reason: 'Premio sbagliato',
              delivery: 'sent',
              payment: 'unpaid',
              total: '122.00',
            },
          },
        },
      },
    });
    const { approval } = request.json<{ data: { approval: { id: number } } }>().data;
    expect((await post(`approvals/${approval.id}/approval`)).json()).toMatchObject(conflict('sameUser'));
    office.service.fixDay('2025-10-17');
    expect((await post(`approvals/${approval.id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);

    const { answeredBy } = await shown(note.id);
    expect(answeredBy).toMatchObject({ number: expect.stringMatching(/^ND-2025-\d{6}$/), day: '2025-10-17' });
    expect(await shown(note.id)).toMatchObject({ state: 'answered', delivery: 'sent', payment: 'unpaid' });
    const debitNote = await shown(answeredBy?.id ?? 0);
    expect(debitNote).toMatchObject({
      ...{ kind: 'debitNote', state: 'issued', delivery: 'notSent', payment: null, day: '2025-10-17' },
      ...{ net: note.net, tax: note.tax, total: note.total, taxRate: '22.00', settlement: note.settlement },
      ...{ answers: { id: note.id, number: note.number, day: note.day }, answeredBy: null },
      ...{ lines: note.lines, possible: ['prepared'] },
    });
    expect(await office.balance(note.dealerId, campaignId)).toBe('100.00');
    const reversals = await office.service.database
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.documentId, note.id), eq(ledgerEntries.kind, 'reversal')));
    expect(reversals).toMatchObject([
      { amount: '100.00', day: '2025-10-17', reason: `${debitNote.number}: Premio sbagliato` },
    ]);
    expect(await office.events(note.id)).toMatchObject([
      { event: 'answered', day: '2025-10-17', reason: 'Premio sbagliato', confirmedBy: 'Giorgio Donati' },
    ]);
    expect((await office.published('debitNoteIssued')).at(-1)).toMatchObject({
      ...{ documentId: debitNote.id, dealerId: note.dealerId },
    });
    expect(await differences()).toEqual([]);
    // what it paid can be paid again, once
    const [again] = await office.paid([campaignId], { day: '2025-10-15' });
    expect(again).toMatchObject({ kind: 'creditNote', net: '100.00' });
    expect(await differences()).toEqual([]);
  });

  test('has the next number without a gap, and not on a day before the last one of the series', async () => {
    const [one, other] = [await sentNote(), await sentNote()];
    const numberOf = async (id: number) => Number((await answered(id)).number.slice(-6));
    const first = await numberOf(one.id);
    office.service.fixDay('2025-10-16');
    expect((await ask(other.id, asked)).json()).toMatchObject(conflict('dayOutOfTurn'));
    office.service.fixDay('2025-10-17');
    expect(await numberOf(other.id)).toBe(first + 1);
  });

  test.each(['sent', 'delivered', 'undelivered'] as const)('is answered where it is %s', async (delivery) => {
    const note = await sentNote({ delivery });
    expect(await shown(note.id)).toMatchObject({ possible: expect.arrayContaining([decided]) });
    await answered(note.id);
  });

  test('is answered where it is only assumed to be sent, and where its payment came back', async () => {
    const assumed = await sentNote({ isSentAssumed: true });
    await answered(assumed.id);
    expect((await ask(assumed.id, 'never-sent')).json()).toMatchObject(conflict('documentState'));
    const returned = await sentNote({ returnedOn: '2025-10-16', returnReason: 'IBAN chiuso' });
    await answered(returned.id);
    expect(await differences()).toEqual([]);
  });

  test('gives back what it set off too, so that the debt of another campaign is there again', async () => {
    const [dealer = 0] = office.dealers;
    const [credit, debt] = [await office.campaign(), await office.campaign()];
    await office.adjust(dealer, credit, '100.00');
    await office.adjust(dealer, debt, '-30.00');
    const [note] = await office.paid([credit]);
    expect(note).toMatchObject({ net: '70.00' });
    await stored(note?.id ?? 0, { delivery: 'delivered' });
    expect(await answered(note?.id ?? 0)).toMatchObject({
      net: '70.00',
      lines: [{ credit: '100.00', setOff: '30.00', paid: '70.00' }],
    });
    expect(await office.balance(dealer, credit)).toBe('100.00');
    expect(await office.balance(dealer, debt)).toBe('-30.00');
    expect(await differences()).toEqual([]);
  });

  test('is answered of a closed campaign, whose balance is there again', async () => {
    const note = await sentNote();
    const campaignId = campaignOf(note);
    expect((await office.call('DELETE', `campaigns/${campaignId}/close`)).statusCode).toBe(200);
    await answered(note.id);
    expect(await office.balance(note.dealerId, campaignId)).toBe('100.00');
    expect(await differences()).toEqual([]);
  });

  test('is answered of a deleted dealer', async () => {
    const { id } = await office.document('creditNote', 2);
    await stored(id, { delivery: 'sent' });
    const note = await shown(id);
    expect((await office.call('DELETE', `dealers/${note.dealerId}/delete`)).statusCode).toBe(200);
    office.dealers.pop();
    await answered(id);
    expect(await office.balance(note.dealerId, campaignOf(note))).toBe('100.00');
    expect(await differences()).toEqual([]);
  });
});

describe('no debit note', () => {
  test.each(['notSent', 'prepared', 'rejected'] as const)('answers a note that is %s', async (delivery) => {
    const note = await sentNote({ delivery });
    const documentState = { delivery, payment: 'unpaid', isAnswered: false };
    expect((await ask(note.id, asked)).json()).toMatchObject(conflict('documentState', { documentState }));
  });

  test('answers a note that is paid, nor one that was paid while the request waited', async () => {
    const note = await sentNote();
    const { approval } = (await ask(note.id, asked)).json<{ data: { approval: { id: number } } }>().data;
    expect((await pay(note.id)).statusCode).toBe(200);
    const documentState = { delivery: 'sent', payment: 'paid', isAnswered: false };
    const refused = conflict('documentState', { documentState });
    const approved = await post(`approvals/${approval.id}/approval`, undefined, 'gd.admin');
    expect(approved.json()).toMatchObject(refused);
    expect(await shown(note.id)).toMatchObject({ state: 'issued', answeredBy: null });
    const other = await sentNote({ paidOn: '2025-10-15' });
    expect((await ask(other.id, asked)).json()).toMatchObject(refused);
  });

  test('answers a notice, a cancelled note or a debit note', async () => {
    const notice = await office.document('dealerInvoice');
    expect((await ask(notice.id, asked)).json()).toMatchObject(
      conflict('documentState', { documentState: { delivery: null, payment: 'unpaid', isAnswered: false } }),
    );
    const cancelled = await office.document();
    await office.change(cancelled.id, 'cancellation');
    expect((await ask(cancelled.id, asked)).json()).toMatchObject(conflict('alreadyCancelled'));
    const debitNote = await answered((await sentNote()).id);
    await stored(debitNote.id, { delivery: 'sent' });
    expect((await ask(debitNote.id, asked)).json()).toMatchObject(
      conflict('documentState', { documentState: { delivery: 'sent', payment: null, isAnswered: false } }),
    );
  });

  test('is asked for by who may not make one', async () => {
    const note = await sentNote();
    const response = await post(`settlements/documents/${note.id}/${asked}`, { reason: 'Prova' }, 'dealer');
    expect(response.statusCode).toBe(403);
  });
});

test('an answered note is neither answered again, cancelled, paid, prepared nor sent, and each is said', async () => {
  const note = await sentNote();
  await answered(note.id);
  const refused = conflict('documentState', {
    documentState: { delivery: 'sent', payment: 'unpaid', isAnswered: true },
  });
  for (const again of [asked, 'cancellation', 'payment/correction', 'discard']) {
    expect((await ask(note.id, again)).json()).toMatchObject(refused);
  }
  expect((await pay(note.id)).json()).toMatchObject(refused);
  expect(await office.readPayments(`${note.number};15/10/2025`)).toMatchObject({
    paid: 0,
    refused: [{ reason: 'answered' }],
  });
  await stored(note.id, { delivery: 'rejected' });
  for (const selection of ['preparation', 'sent']) {
    const response = await post(`settlements/documents/${selection}`, { documentIds: [note.id] });
    expect(response.json()).toMatchObject({ data: { outcome: { done: 0, leftOut: [{ reason: 'answered' }] } } });
  }
  // of the whole run it waits for nothing
  const ofRun = await post('settlements/documents/preparation', { settlementId: note.settlement.id });
  expect(ofRun.json()).toMatchObject({ data: { outcome: { done: 1, leftOut: [] } } });
  expect(await shown(note.id)).toMatchObject({ state: 'answered', payment: 'unpaid' });
});

test('the database itself takes no payment, cancellation or second debit note of an answered note', async () => {
  const note = await sentNote();
  const debitNote = await answered(note.id);
  const other = await sentNote();
  const violated = { cause: { code: expect.stringMatching(/^23(514|505)$/) } };
  await expect(stored(note.id, { paidOn: '2025-10-15' })).rejects.toMatchObject(violated);
  await expect(stored(note.id, { delivery: 'notSent' })).rejects.toMatchObject(violated);
  await expect(stored(other.id, { answeredById: debitNote.id })).rejects.toMatchObject(violated);
  await expect(stored(debitNote.id, { paidOn: '2025-10-15' })).rejects.toMatchObject(violated);
});

describe('a debit note', () => {
  const prepare = async (id: number) =>
    (await post('settlements/documents/preparation', { documentIds: [id] })).json<{
      data: { outcome: { done: number; leftOut: object[] } };
    }>().data.outcome;
  const fileOf = async ({ settlement, number }: Detail) => {
    const zip = await get(`settlements/${settlement.id}/fatturapa`);
    const files = zip.statusCode === 200 ? [...(await unzipped(zip.rawPayload)).values()] : [];
    return files.find((xml) => xml.includes(`<Numero>${number}</Numero>`));
  };

  test('has a file of type TD05 that names the note, valid by the schema, and goes the way of a note', async () => {
    const note = await sentNote();
    const debitNote = await answered(note.id);
    expect(await prepare(debitNote.id)).toMatchObject({ done: 1, leftOut: [] });
    const xml = (await fileOf(debitNote)) ?? '';
    expect(await schemaErrors(xml)).toEqual([]);
    expect(xml).toContain('<TipoDocumento>TD05</TipoDocumento>');
    expect(xml).toContain(
      `<DatiFattureCollegate><IdDocumento>${note.number}</IdDocumento><Data>${note.day}</Data></DatiFattureCollegate>`,
    );
    for (const part of [
      `<Data>${debitNote.day}</Data>`,
      '<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>',
      '<Imposta>22.00</Imposta>',
    ]) {
      expect(xml).toContain(part);
    }
    expect((await office.change(debitNote.id, 'discard')).statusCode).toBe(200);
    expect(await fileOf(debitNote)).toBeUndefined();
    // with those of its run
    const ofRun = await post('settlements/documents/preparation', { settlementId: note.settlement.id });
    expect(ofRun.json()).toMatchObject({ data: { outcome: { done: 1 } } });
    await post('settlements/documents/sent', { documentIds: [debitNote.id] });
    expect(await shown(debitNote.id)).toMatchObject({ delivery: 'sent', payment: null });
    await stored(debitNote.id, { delivery: 'rejected' });
    expect(await prepare(debitNote.id)).toMatchObject({ done: 1 });
    expect(await shown(debitNote.id)).toMatchObject({ delivery: 'prepared', number: debitNote.number });
  });

  test('names the note alone where notes name the invoices behind them', async () => {
    await office.call('PUT', 'settlements/settings', { ...settings, namesInvoices: true });
    const note = await sentNote();
    // one that a note can name, and one of a later day, which is left out
    const ofDealer = { dealerId: note.dealerId, quantity: 4 };
    await sell(office.service.database, 901, [{ ...ofDealer, soldOn: '2025-10-10' }]);
    await sell(office.service.database, 902, [{ ...ofDealer, soldOn: '2025-10-20' }]);
    expect(await shown(note.id)).toMatchObject({ invoices: [{ document: 'D901' }, { document: 'D902' }] });
    const debitNote = await answered(note.id);
    expect(debitNote).toMatchObject({ invoices: [] });
    await prepare(debitNote.id);
    expect(await office.events(debitNote.id)).toMatchObject([{ event: 'prepared', file: { invoicesLeftOut: 0 } }]);
    expect((await fileOf(debitNote))?.match(/<IdDocumento>[^<]*/g)).toEqual([`<IdDocumento>${note.number}`]);
    await office.call('PUT', 'settlements/settings', settings);
  });

  test('has the nature and the stamp duty of its note, whatever the settings say by then', async () => {
    await office.call('PUT', 'settlements/settings', {
      ...settings,
      ...{ taxRate: null, taxNature: 'N2.2', taxReference: 'Art. 15 DPR 633/72', stampCharged: true },
    });
    const note = await sentNote();
    await office.call('PUT', 'settlements/settings', { ...settings, stampCharged: false });
    const debitNote = await answered(note.id);
    expect(debitNote).toMatchObject({ tax: '0.00', taxRate: null, taxNature: 'N2.2', stampDuty: '2.00' });
    // what the note charged is given back: both come to nothing
    expect(debitNote).toMatchObject({ stampCharged: '2.00', net: note.net, total: note.total });
    await prepare(debitNote.id);
    const xml = (await fileOf(debitNote)) ?? '';
    for (const part of ['<Natura>N2.2</Natura>', '<ImportoBollo>2.00</ImportoBollo>']) expect(xml).toContain(part);
  });

  test('goes to who received the note, at the seat of its own day', async () => {
    const note = await sentNote();
    await office.changeDealer(note.dealerId, {
      ...{ businessName: 'Altra', address: 'Via Po 2', postalCode: '10121', city: 'Torino', province: 'TO' },
      taxCode: '01234567897',
    });
    const debitNote = await answered(note.id);
    expect(debitNote).toMatchObject({
      ...{ businessName: note.businessName },
      ...{ address: 'Via Po 2', postalCode: '10121', city: 'Torino', province: 'TO' },
    });
    await prepare(debitNote.id);
    const xml = (await fileOf(debitNote)) ?? '';
    expect(xml).toContain('<Comune>Torino</Comune>');
    expect(xml).not.toContain('<CodiceFiscale>');
  });

  test('is neither paid nor cancelled', async () => {
    const debitNote = await answered((await sentNote()).id);
    expect((await pay(debitNote.id)).json()).toMatchObject(conflict('documentState'));
    expect((await ask(debitNote.id, 'cancellation')).json()).toMatchObject(conflict('documentState'));
    expect(await office.readPayments(`${debitNote.number};17/10/2025`)).toMatchObject({
      paid: 0,
      refused: [{ reason: 'debitNote' }],
    });
  });

  test('is found by its kind, and its note by its state; neither by a payment that it does not have', async () => {
    const note = await sentNote();
    const debitNote = await answered(note.id);
    const { settlement } = note;
    const found = async (filter: object) =>
      (await office.documents({ settlementId: settlement.id, ...filter })).map(({ id }) => id);
    expect(await found({ kind: 'debitNote' })).toEqual([debitNote.id]);
    expect(await found({ state: 'answered' })).toEqual([note.id]);
    expect(await found({ state: 'issued' })).toEqual([debitNote.id]);
    expect(await found({ delivery: 'notSent' })).toEqual([debitNote.id]);
    expect(await found({ payment: 'unpaid' })).toEqual([note.id]);
    expect(await found({ paid: false })).toEqual([note.id]);
    expect((await get(`settlements/${settlement.id}`)).json()).toMatchObject({
      data: { settlement: { documents: 1 } },
    });
  });

  test('is a file’s row for the ERP, with the note that it answers, and a page of its own', async () => {
    const note = await sentNote();
    const debitNote = await answered(note.id);
    const response = await post('settlements/documents/export', {
      ...{ format: 'jsonl', filter: { settlementId: note.settlement.id } },
    });
    const rows = response.body
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row) as object);
    expect(rows).toMatchObject([
      { number: note.number, state: 'ANSWERED', answeredByNumber: debitNote.number, answersNumber: null },
      { number: debitNote.number, kind: 'DEBIT_NOTE', state: 'ISSUED', answersNumber: note.number, total: '122.00' },
    ]);
    const textOf = async (id: number) =>
      (await pdfTexts((await get(`settlements/documents/${id}/pdf`)).rawPayload)).join(' ');
    const text = await textOf(debitNote.id);
    expect(text).toContain(`Nota di debito ${debitNote.number}`);
    expect(text).toContain(`Storna la nota di credito ${note.number} del 15/10/2025`);
    expect(await textOf(note.id)).toContain(`Stornata con la nota di debito ${debitNote.number}`);
  });
});

test('a debit note that is not of its whole note is found, and so is an entry that was left', async () => {
  const { database } = office.service;
  const note = await sentNote();
  const debitNote = await answered(note.id);
  const fields = async () => (await differences()).map(({ field }) => field);
  expect(await fields()).toEqual([]);
  await stored(debitNote.id, { tax: '21.00' });
  expect(await fields()).toEqual([`${debitNote.number}, of a whole note`]);
  await stored(debitNote.id, { tax: note.tax, stampCharged: '2.00' });
  expect(await fields()).toEqual([`${debitNote.number}, of a whole note`]);
  await stored(debitNote.id, { stampCharged: '0' });
  await stored(note.id, { answeredById: null });
  expect(await fields()).toEqual([`${debitNote.number}, of a whole note`, 'paid by documents']);
  await stored(note.id, { answeredById: debitNote.id });
  const other = await sentNote();
  await stored(other.id, { answeredById: null });
  expect(await fields()).toEqual([]);
  await database.execute(sql`update settlement_document_lines set credit = credit + 1, paid = paid + 1
    where document_id = ${debitNote.id}`);
  expect(await fields()).toEqual([`${debitNote.number}, net`, `${debitNote.number}, of a whole note`]);
  await database.execute(sql`update settlement_document_lines set credit = credit - 1, paid = paid - 1
    where document_id = ${debitNote.id}`);
});

// closes months for good
test('a debit note is not of a closed month, and counts as negative paid in that of its day, its series by year', async () => {
  const note = await sentNote();
  const campaignId = campaignOf(note);
  const [late, ofNextYear] = [await sentNote(), await sentNote()];
  office.service.fixDay('2025-11-03');
  const { approval } = (await ask(note.id, asked)).json<{ data: { approval: { id: number } } }>().data;
  for (const month of ['2025-09', '2025-10']) expect((await post(`accruals/${month}/close`)).statusCode).toBe(200);
  office.service.fixDay('2025-10-31');
  const closed = { error: { code: 'BAD_USER_INPUT', reason: 'monthClosed' } };
  expect((await ask(late.id, asked)).json()).toMatchObject(closed);
  const tooEarly = await post(`approvals/${approval.id}/approval`, undefined, 'gd.admin');
  expect(tooEarly.json()).toMatchObject(closed);
  expect(await shown(note.id)).toMatchObject({ state: 'issued' });
  office.service.fixDay('2025-11-03');
  expect((await post(`approvals/${approval.id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
  const row = async (month: string) =>
    (await post(`accruals/${month}/table`, { filter: { by: 'dealer', campaignId } }))
      .json<{
        data: { items: { dealer?: { id: number }; paid: string; closing: string }[] };
      }>()
      .data.items.find(({ dealer }) => dealer?.id === note.dealerId);
  expect(await row('2025-10')).toMatchObject({ opening: '100.00', paid: '100.00', closing: '0.00' });
  office.service.fixDay('2025-12-01');
  expect((await post('accruals/2025-11/close')).statusCode).toBe(200);
  expect(await row('2025-11')).toMatchObject({ opening: '0.00', paid: '-100.00', closing: '100.00' });
  expect(await differences()).toEqual([]);
  // the series of a new year begins at 1
  office.service.fixDay('2026-01-07');
  expect(await answered(ofNextYear.id)).toMatchObject({ number: 'ND-2026-000001', day: '2026-01-07' });
});
