/** Outcomes of credit notes by table, row and hand, and who hears of them (docs/domain/settlement.md, 'Outcomes'). */
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { sent } from '../../testing/files/files.js';
import { receiptOf, zipOf } from '../../testing/files/receipts.js';
import { workbook } from '../../testing/files/workbook.js';
import { AnsweredNotes, answerIn, refusedAs } from '../../testing/programme/answeredNotes.js';
import { conflict } from '../../testing/programme/settledDealers.js';

const office = new AnsweredNotes();
const { post } = office;

describe('a table of outcomes', () => {
  test('is read by Italian words and by the signs of the exchange system, and wrong rows are named', async () => {
    const notes = [await office.prepared(), await office.prepared(), await office.prepared(), await office.prepared()];
    const [one, two, three, four] = notes.map(({ number }) => number);
    const notice = await office.document('dealerInvoice');
    const outcome = await office.readTable(
      `${one};Consegnata;16/10/2025;`,
      `${two};MANCATA CONSEGNA;16/10/2025;`,
      `${three};NS;2025-10-16;305 00418`,
      `${four};forse;16/10/2025;`,
      `${four};RC;ieri;`,
      `${four};RC;16/10/2025;00305`,
      `${four};RC;21/10/2025;`,
      'NC-1999-000001;RC;16/10/2025;',
      `${one};Consegnata;16/10/2025;`,
      `${notice.number};RC;20/10/2025;`,
    );
    expect(outcome).toMatchObject({
      given: 10,
      delivered: 1,
      undelivered: 1,
      rejected: 1,
      unchanged: 0,
      refusedCount: 7,
    });
    expect(outcome.rejections).toMatchObject([
      {
        codes: [
          { code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' },
          { code: '00418', meaning: expect.any(String) },
        ],
      },
    ]);
    expect(outcome.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [5, 'invalidOutcome'],
      [6, 'invalidDay'],
      [7, 'invalidCodes'],
      [8, 'dayInFuture'],
      [9, 'unknownNumber'],
      [10, 'twiceInUpload'],
      [11, 'notACreditNote'],
    ]);
    // again; another day is another answer
    expect(await office.readTable(`${one};RC;16/10/2025;`, `${three};scartata;17/10/2025;`)).toMatchObject({
      ...{ unchanged: 1, refused: [{ row: 3, reason: 'anotherDay' }] },
    });
    // its receipt says the same
    expect(await office.receipt('delivered', notes[0]?.file ?? '')).toMatchObject({ unchanged: 1 });
  });

  test('without codes is right too, and an older one says nothing of a new attempt', async () => {
    const { id, number } = await office.prepared();
    const table = `numero;esito;data\n${number};NS;16/10/2025`;
    expect(await office.read('esiti.csv', table)).toMatchObject({ rejected: 1 });
    await post('settlements/documents/preparation', { documentIds: [id] });
    expect(await office.read('esiti.csv', table)).toMatchObject({ unchanged: 1 });
    expect(await office.readTable(`${number};RC;15/10/2025`)).toMatchObject(refusedAs('olderAttempt'));
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared' });
    expect(await office.readTable(`${number};RC;17/10/2025`)).toMatchObject({ delivered: 1 });
  });

  test('may be a workbook, whose days and codes are numbers', async () => {
    const { id, number } = await office.prepared();
    const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
    const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
    const written = (value: number) => `<c><v>${value}</v></c>`;
    const content = await workbook({
      rows: [
        row(...['numero', 'esito', 'data', 'codice'].map(text)),
        row(text(number), text('scartata'), written(45_946), written(305)),
      ],
    });
    expect(await office.read('esiti.xlsx', content)).toMatchObject({
      ...{ given: 1, rejected: 1, refused: [], rejections: [{ codes: [{ code: '00305' }] }] },
    });
    expect(await office.detail(id)).toMatchObject({ rejectedOn: '2025-10-16' });
  });

  test('with other columns is refused as a whole', async () => {
    const refused = await office.upload('esiti.csv', 'numero;pagato_il\nNC-2025-000001;16/10/2025');
    expect(refused.json()).toMatchObject({ error: { fields: { uploadId: 'invalid' } } });
  });
});

describe('an outcome by hand', () => {
  const give = (id: number, body: object, as?: string) => post(`settlements/documents/${id}/outcome`, body, as);

  test('is recorded with its codes, and refused where the states or the day forbid it', async () => {
    const { id } = await office.prepared();
    const rejection = { outcome: 'rejected', day: '2025-10-16', codes: ['00305'] };
    expect((await give(id, { ...rejection, day: '2025-10-21' })).json()).toMatchObject({
      error: { fields: { day: 'invalid' } },
    });
    expect((await give(id, { ...rejection, outcome: 'delivered' })).json()).toMatchObject({
      error: { fields: { codes: 'notAllowed' } },
    });
    expect((await give(id, { ...rejection, codes: ['305'] })).statusCode).toBe(422);
    expect((await give(id, rejection)).json()).toMatchObject({
      data: { document: { delivery: 'rejected', rejectedOn: '2025-10-16', resendBy: '2025-10-21' } },
    });
    const states = { documentState: { delivery: 'rejected', payment: 'unpaid' } };
    expect((await give(id, rejection)).json()).toMatchObject(conflict('documentState', states));
    expect((await give(2_000_000_000, rejection)).statusCode).toBe(404);
    expect((await give(id, rejection, 'dealer')).statusCode).toBe(403);
  });

  test('of a note that only counts as sent says that it was', async () => {
    const { id } = await office.prepared();
    const assumed = { delivery: 'sent' as const, isSentAssumed: true };
    await office.service.database.update(settlementDocuments).set(assumed).where(eq(settlementDocuments.id, id));
    expect((await give(id, { outcome: 'undelivered', day: '2025-10-16' })).statusCode).toBe(200);
    expect((await office.ask(id, 'never-sent')).json()).toMatchObject(conflict('documentState'));
  });
});

describe('a service account with the scope documents:write', () => {
  async function tokenWith(scope: ServiceScope): Promise<string> {
    const body = { name: `Gestionale ${scope}`, scopes: [scope], expiresInDays: 30 };
    const response = await office.call('POST', 'service-accounts', body);
    return response.json<{ data: { token: string } }>().data.token;
  }
  const call = (token: string, path: string, body: object) =>
    office.service.call('POST', `/api/${path}`, { ...bearing(token), body });

  test('sends rows, files and single outcomes, payments and what was sent, under its own name', async () => {
    const token = await tokenWith('documents:write');
    const [one, two, three] = [await office.prepared(), await office.prepared(), await office.prepared()];
    expect((await call(token, 'settlements/documents/sent', { documentIds: [one.id] })).statusCode).toBe(200);
    const rows = [
      { number: one.number, outcome: 'rejected', day: '2025-10-16', codes: ['00305'] },
      { number: 'NC-1999-000001', outcome: 'delivered', day: '2025-10-16' },
    ];
    expect(answerIn(await call(token, 'settlements/outcomes/rows', { outcomes: rows }))).toMatchObject({
      ...{
        given: 2,
        rejected: 1,
        refused: [{ row: 2, name: 'NC-1999-000001', reason: 'unknownNumber', states: null }],
      },
    });
    const outcome = { outcome: 'delivered', day: '2025-10-16' };
    expect((await call(token, `settlements/documents/${two.id}/outcome`, outcome)).statusCode).toBe(200);
    expect((await call(token, `settlements/documents/${two.id}/payment`, { paidOn: '2025-10-16' })).statusCode).toBe(
      200,
    );
    const bytes = Buffer.from(receiptOf('delivered', three.file));
    const about = { purpose: 'settlementOutcomes', filename: 'RC.xml', size: bytes.length, contentType: 'text/xml' };
    const { uploadId, ticket } = (await call(token, 'uploads', about)).json<{
      data: { upload: { uploadId: number; ticket: string } };
    }>().data.upload;
    await sent(office.service, ticket, bytes);
    expect(answerIn(await call(token, 'settlements/outcomes', { uploadId }))).toMatchObject({ delivered: 1 });
    expect((await office.events(three.id)).at(-1)).toMatchObject({
      event: 'delivered',
      by: 'Gestionale documents:write',
    });
    expect((await call(token, `settlements/documents/${two.id}/cancellation`, { reason: 'x' })).statusCode).toBe(403);
  });

  test('is not one with another scope', async () => {
    const { number } = await office.prepared();
    const body = { outcomes: [{ number, outcome: 'delivered', day: '2025-10-16' }] };
    for (const scope of ['read', 'sales:write', 'network:write'] as const) {
      const refused = await call(await tokenWith(scope), 'settlements/outcomes/rows', body);
      expect(refused.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'outOfScope' } });
    }
  });
});

describe('whom it concerns is told', () => {
  const inboxOf = async (as: string, kind: string) => {
    await office.service.notifications.drain();
    const response = await post('notifications/inbox/table', { filter: { kind } }, as);
    return response.json<{
      data: { items: { name: string; codes: string[]; until: string | null }[]; total: number };
    }>().data;
  };

  test('the office of a rejection, nobody of what was delivered', async () => {
    const [rejected, delivered] = [await office.prepared(), await office.prepared()];
    const before = await inboxOf('gd.admin', 'documentRejected');
    await office.receipt('rejected', rejected.file);
    await office.receipt('delivered', delivered.file);
    await office.receipt('rejected', rejected.file);
    const { items, total } = await inboxOf('gd.admin', 'documentRejected');
    expect(total).toBe(before.total + 1);
    expect(items[0]).toMatchObject({ name: rejected.number, codes: ['00418', '00305'], until: '2025-10-21' });
    expect(await inboxOf('dealer', 'documentRejected')).toMatchObject({ total: 0 });
  });

  test('the dealer of its own note that could not be delivered, unless it was after all', async () => {
    const { memberId } =
      (await office.service.database.select().from(users).where(eq(users.username, 'dealer')))[0] ?? {};
    const own = office.dealers.indexOf(memberId ?? 0);
    expect(own).toBeGreaterThanOrEqual(0);
    const [one, other] = [await office.prepared(own), await office.prepared(own)];
    const before = await inboxOf('dealer', 'documentUndelivered');
    await office.receipt('undelivered', one.file);
    const both = { 'MC.xml': receiptOf('undelivered', other.file), 'RC.xml': receiptOf('delivered', other.file) };
    await office.read('esiti.zip', await zipOf(both));
    const { items, total } = await inboxOf('dealer', 'documentUndelivered');
    expect(total).toBe(before.total + 1);
    expect(items[0]).toMatchObject({ name: one.number, codes: [], until: null });
  });
});
