/** What the exchange system answers about credit notes (docs/domain/settlement.md, 'Outcomes'). */
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../database/tables/people/accounts.js';
import { documentFiles } from '../database/tables/programme/documentFiles.js';
import { settlementDocuments } from '../database/tables/programme/settlements.js';
import { receiptOf, signed, zipOf, type ReceiptKind } from '../testing/files/receipts.js';
import { bearing } from '../testing/app/personalTokens.js';
import { sent, uploaded } from '../testing/files/files.js';
import { conflict, SettledDealers } from '../testing/programme/settledDealers.js';
import type { OutcomesOutcome } from './outcomes/schemas.js';

const office = new SettledDealers();
const { post } = office;
beforeEach(() => office.service.fixDay('2025-10-20'));

const answerOf = async (response: ReturnType<typeof post>) =>
  (await response).json<{ data: { outcome: OutcomesOutcome } }>().data.outcome;

async function upload(filename: string, content: string | Buffer, as?: string) {
  const about = { purpose: 'settlementOutcomes' as const, filename };
  const uploadId = await uploaded(office.service, Buffer.from(content), about, as);
  return post('settlements/outcomes', { uploadId }, as);
}
const read = (filename: string, content: string | Buffer) => answerOf(upload(filename, content));
const readTable = (...rows: string[]) => read('esiti.csv', ['numero;esito;data;codice', ...rows].join('\n'));

/** A note whose file is prepared, on 15 October 2025. @returns with the name of its file */
async function prepared(dealer = 0) {
  office.service.fixDay('2025-10-15');
  const document = await office.document('creditNote', dealer);
  await post('settlements/documents/preparation', { documentIds: [document.id] });
  office.service.fixDay('2025-10-20');
  return { ...document, file: await fileOf(document.id) };
}
async function fileOf(documentId: number): Promise<string> {
  const files = await office.service.database
    .select({ name: documentFiles.name })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
    .orderBy(documentFiles.attempt);
  return files.at(-1)?.name ?? '';
}
const receipt = (kind: ReceiptKind, file: string, exchangeId?: string) =>
  read(`${kind}.xml`, receiptOf(kind, file, exchangeId));
const counts = { given: 1, delivered: 0, undelivered: 0, rejected: 0, unchanged: 0, refusedCount: 0 };
const refusedAs = (reason: string, more: object = {}) => ({
  ...{ ...counts, refusedCount: 1 },
  refused: [{ reason, ...more }],
});

describe('a receipt', () => {
  test.each([
    ['delivered', 'delivered'],
    ['undelivered', 'undelivered'],
    ['rejected', 'rejected'],
    ['rejectedOfOffices', 'rejected'],
    ['undeliveredOfOffices', 'undelivered'],
  ] as const)('of the kind %s makes a prepared note %s, once', async (kind, delivery) => {
    const { id, file } = await prepared();
    expect(await receipt(kind, file)).toMatchObject({ ...counts, [delivery]: 1, refused: [] });
    expect(await office.detail(id)).toMatchObject({ delivery });
    const after = await office.events(id);
    expect(after.at(-1)).toMatchObject({ event: delivery, day: '2025-10-16', file: { attempt: 1, name: file } });
    expect(await receipt(kind, file)).toMatchObject({ ...counts, unchanged: 1, refused: [] });
    expect(await office.events(id)).toEqual(after);
  });

  test('of a rejection keeps its number and its codes, and says until when the note is to be sent again', async () => {
    const { id, number, file } = await prepared();
    const codes = [
      { code: '00418', meaning: '2.1.1.3 <Data> antecedente a 2.1.6.3 <Data>' },
      { code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' },
    ];
    expect(await receipt('rejected', file)).toMatchObject({
      rejections: [{ documentId: id, number, codes, resendBy: '2025-10-21', isPaid: false }],
    });
    expect((await office.events(id)).at(-1)).toMatchObject({
      exchangeId: '10000000003',
      codes,
      by: expect.any(String),
    });
    expect(await office.detail(id)).toMatchObject({ rejectedOn: '2025-10-16', resendBy: '2025-10-21' });
    expect((await office.documents({ delivery: 'rejected', dealerId: office.dealers[0] })).at(-1)).toMatchObject({
      resendBy: '2025-10-21',
    });
    await office.change(id, 'cancellation');
    expect(await office.detail(id)).toMatchObject({ rejectedOn: '2025-10-16', resendBy: null });
  });

  test('that a note could not be delivered is followed by one that it was, in one archive or later', async () => {
    const [one, other] = [await prepared(), await prepared()];
    await receipt('undelivered', one.file);
    expect(await receipt('delivered', one.file)).toMatchObject({ delivered: 1 });
    const both = await zipOf({
      'a_RC.xml': receiptOf('delivered', other.file),
      'b_MC.xml': receiptOf('undelivered', other.file),
    });
    expect(await read('esiti.zip', both)).toMatchObject({ given: 2, delivered: 1, undelivered: 1, refused: [] });
    expect(await office.detail(other.id)).toMatchObject({ delivery: 'delivered', rejectedOn: null });
    // again, the older one of them too
    expect(await read('esiti.zip', both)).toMatchObject({ given: 2, unchanged: 2, refused: [] });
    expect((await office.events(other.id)).map(({ event }) => event)).toEqual(['prepared', 'undelivered', 'delivered']);
  });

  test('that contradicts what is known is named with the states, and changes nothing', async () => {
    const { id, file } = await prepared();
    await receipt('delivered', file);
    const states = { delivery: 'delivered', payment: 'unpaid' };
    expect(await receipt('rejected', file)).toMatchObject(refusedAs('documentState', { name: 'rejected.xml', states }));
    expect(await receipt('undelivered', file)).toMatchObject(refusedAs('documentState'));
    // another file of the same name in the exchange system
    expect(await receipt('delivered', file, '20000000001')).toMatchObject(refusedAs('documentState'));
    expect(await office.detail(id)).toMatchObject({ delivery: 'delivered' });
  });

  test('of an older attempt is refused, and unchanged where it was recorded then', async () => {
    const { id, file } = await prepared();
    await receipt('rejected', file);
    await post('settlements/documents/preparation', { documentIds: [id] });
    const second = await fileOf(id);
    expect(second).not.toBe(file);
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared', rejectedOn: null, resendBy: null });
    expect(await receipt('delivered', file)).toMatchObject(refusedAs('olderAttempt'));
    expect(await receipt('rejected', file)).toMatchObject({ ...counts, unchanged: 1 });
    expect(await receipt('delivered', second)).toMatchObject({ delivered: 1 });
  });

  test('of a file that two persons discarded, or of a cancelled note, is refused', async () => {
    const [one, other] = [await prepared(), await prepared()];
    await office.change(one.id, 'discard');
    expect(await receipt('delivered', one.file)).toMatchObject(refusedAs('documentState'));
    await receipt('rejected', other.file);
    await office.change(other.id, 'cancellation');
    expect(await receipt('delivered', other.file)).toMatchObject(refusedAs('cancelled'));
  });

  test('of an unknown file, or of another company, is named with its reason', async () => {
    await prepared();
    expect(await receipt('delivered', 'IT01234567897_ZZZZZ.xml')).toMatchObject(refusedAs('unknownFile'));
    expect(await receipt('delivered', 'IT01234567890_EVU60.xml')).toMatchObject(refusedAs('anotherCompany'));
  });

  test('of a note that is paid is taken, and says so', async () => {
    const { id, number, file } = await prepared();
    await office.readPayments(`${number};16/10/2025`);
    expect(await receipt('rejected', file)).toMatchObject({ rejected: 1, rejections: [{ number, isPaid: true }] });
    expect(await office.detail(id)).toMatchObject({ delivery: 'rejected', payment: 'paid' });
    // and a payment of a rejected one
    const other = await prepared();
    await receipt('rejected', other.file);
    expect(await office.readPayments(`${other.number};16/10/2025`)).toMatchObject({ rejected: [other.number] });
    expect(await receipt('rejected', other.file)).toMatchObject({ unchanged: 1 });
  });
});

describe('signed receipts', () => {
  test.each([
    ['as DER', (xml: string) => signed(xml)],
    ['as BER in pieces', (xml: string) => signed(xml, true)],
    ['twice', (xml: string) => signed(signed(xml))],
    ['in base64', (xml: string) => Buffer.from(signed(xml).toString('base64'))],
    [
      'in base64 with lines and a head',
      (xml: string) =>
        Buffer.from(
          `-----BEGIN PKCS7-----\n${(
            signed(xml)
              .toString('base64')
              .match(/.{1,64}/g) ?? []
          ).join('\n')}\n-----END PKCS7-----\n`,
        ),
    ],
  ] as const)('%s are read', async (_how, sign) => {
    const { id, file } = await prepared();
    const content = sign(receiptOf('delivered', file));
    expect(await read('ricevuta.xml.p7m', content)).toMatchObject({ delivered: 1, refused: [] });
    expect(await office.detail(id)).toMatchObject({ delivery: 'delivered' });
  });

  test('with a signature inside are read, whatever elements it has', async () => {
    const { file } = await prepared();
    const signature = '<ds:Signature xmlns:ds="x"><ds:Object><NomeFile>altro.xml</NomeFile></ds:Object></ds:Signature>';
    const inside = receiptOf('delivered', file).replace('<MessageId>', `${signature}<MessageId>`);
    expect(await read('ricevuta.xml', inside)).toMatchObject({ delivered: 1 });
  });

  test('about a file that was signed on its way are found by its name', async () => {
    const { file } = await prepared();
    expect(await receipt('delivered', `${file}.p7m`)).toMatchObject({ delivered: 1 });
  });

  test('that cannot be opened are named', async () => {
    const { file } = await prepared();
    const whole = signed(receiptOf('delivered', file));
    for (const broken of [whole.subarray(0, 200), Buffer.from('nulla'), Buffer.from([0x30, 0x80, 0x30, 0x80])]) {
      expect(await read('ricevuta.p7m', broken)).toMatchObject(refusedAs('unreadableSignature'));
    }
  });
});

describe('what is no receipt', () => {
  const root = '<a:RicevutaConsegna xmlns:a="http://www.fatturapa.gov.it/sdi/messaggi/v1.0" versione="1.0">';
  test.each([
    ['no XML', 'Ricevuta'],
    ['another message', '<NotificaEsito xmlns="http://www.fatturapa.gov.it/sdi/messaggi/v1.0"/>'],
    ['a root of another namespace', '<RicevutaConsegna><NomeFile>x</NomeFile></RicevutaConsegna>'],
    ['a name of every object', '<constructor xmlns="http://www.fatturapa.gov.it/sdi/messaggi/v1.0"/>'],
    ['a receipt without its number', `${root}<NomeFile>x.xml</NomeFile></a:RicevutaConsegna>`],
    ['a receipt that ends early', `${root}<IdentificativoSdI>1</IdentificativoSdI>`],
    ['an entity', `<!DOCTYPE a [<!ENTITY e "x">]>${root}<NomeFile>&e;</NomeFile></a:RicevutaConsegna>`],
    ['an unknown encoding', `<?xml version="1.0" encoding="UTF-7"?>${root}</a:RicevutaConsegna>`],
  ])('is named: %s', async (_what, content) => {
    expect(await read('ricevuta.xml', content)).toMatchObject(
      refusedAs('noReceipt', { name: 'ricevuta.xml', row: null }),
    );
  });

  test('is a rejection without codes, or an element that is there twice', async () => {
    const { file } = await prepared();
    const xml = receiptOf('rejected', file);
    const [before = '', after = ''] = [xml.split('<ListaErrori>')[0], xml.split('</ListaErrori>')[1]];
    expect(await read('a.xml', before + after)).toMatchObject(refusedAs('noReceipt'));
    const twice = xml.replace('<NomeFile>', '<NomeFile>altro.xml</NomeFile><NomeFile>');
    expect(await read('a.xml', twice)).toMatchObject(refusedAs('noReceipt'));
  });

  test('is larger than any receipt, though it packs small', async () => {
    const archive = await zipOf({ 'grande.xml': ' '.repeat(1_000_001) });
    expect(await read('esiti.zip', archive)).toMatchObject(refusedAs('tooLarge', { name: 'grande.xml' }));
  });
});

describe('an archive', () => {
  test('of a thousand receipts is read, and the three wrong ones are named', async () => {
    const notes = [await prepared(), await prepared()];
    const files: Record<string, string> = { '__MACOSX/._a.xml': 'x', 'cartella/': '', '.DS_Store': 'x' };
    for (let index = 0; index < 995; index += 1) {
      files[`ignota/${index}.xml`] = receiptOf('delivered', `IT01234567897_Y${String(index).padStart(4, '0')}.xml`);
    }
    files['prima.xml'] = receiptOf('delivered', notes[0]?.file ?? '');
    files['seconda.xml'] = receiptOf('undelivered', notes[1]?.file ?? '');
    files['doppia.xml'] = receiptOf('undelivered', notes[1]?.file ?? '');
    files['nulla.xml'] = 'x';
    files['altra.xml'] = receiptOf('delivered', 'IT01234567890_EVU60.xml');
    const outcome = await read('esiti.zip', await zipOf(files));
    expect(outcome).toMatchObject({ given: 1000, delivered: 1, undelivered: 1, unchanged: 0, refusedCount: 998 });
    const wrong = outcome.refused
      .filter(({ reason }) => reason !== 'unknownFile')
      .map(({ name, reason }) => [name, reason]);
    expect(wrong.toSorted()).toEqual([
      ['altra.xml', 'anotherCompany'],
      ['doppia.xml', 'twiceInUpload'],
      ['nulla.xml', 'noReceipt'],
    ]);
  });

  test('in which receipts of one file contradict each other changes nothing', async () => {
    const { id, file } = await prepared();
    const archive = await zipOf({ 'a.xml': receiptOf('rejected', file), 'b.xml': receiptOf('delivered', file) });
    expect(await read('esiti.zip', archive)).toMatchObject({ given: 2, refusedCount: 2, delivered: 0, rejected: 0 });
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared' });
  });

  test('that is broken, has nothing, or more than a thousand, is refused as a whole', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.xml`, 'x']));
    const whole = await zipOf({ 'a.xml': 'x' });
    for (const [content, reason] of [
      [whole.subarray(0, 40), 'invalid'],
      [await zipOf({ '__MACOSX/._a.xml': 'x' }), 'invalid'],
      [await zipOf(many), 'tooLong'],
    ] as const) {
      expect((await upload('esiti.zip', content)).json()).toMatchObject({
        error: { code: 'BAD_USER_INPUT', fields: { uploadId: reason } },
      });
    }
  });
});

describe('a table of outcomes', () => {
  test('is read by Italian words and by the signs of the exchange system, and wrong rows are named', async () => {
    const notes = [await prepared(), await prepared(), await prepared(), await prepared()];
    const [one, two, three, four] = notes.map(({ number }) => number);
    const notice = await office.document('dealerInvoice');
    const outcome = await readTable(
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
    expect(await readTable(`${one};RC;16/10/2025;`, `${three};scartata;17/10/2025;`)).toMatchObject({
      ...{ unchanged: 1, refused: [{ row: 3, reason: 'anotherDay' }] },
    });
    // its receipt says the same
    expect(await receipt('delivered', notes[0]?.file ?? '')).toMatchObject({ unchanged: 1 });
  });

  test('without codes is right too, and an older one says nothing of a new attempt', async () => {
    const { id, number } = await prepared();
    const table = `numero;esito;data\n${number};NS;16/10/2025`;
    expect(await read('esiti.csv', table)).toMatchObject({ rejected: 1 });
    await post('settlements/documents/preparation', { documentIds: [id] });
    expect(await read('esiti.csv', table)).toMatchObject({ unchanged: 1 });
    expect(await readTable(`${number};RC;15/10/2025`)).toMatchObject(refusedAs('olderAttempt'));
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared' });
    expect(await readTable(`${number};RC;17/10/2025`)).toMatchObject({ delivered: 1 });
  });

  test('with other columns is refused as a whole', async () => {
    const refused = await upload('esiti.csv', 'numero;pagato_il\nNC-2025-000001;16/10/2025');
    expect(refused.json()).toMatchObject({ error: { fields: { uploadId: 'invalid' } } });
  });
});

describe('an outcome by hand', () => {
  const give = (id: number, body: object, as?: string) => post(`settlements/documents/${id}/outcome`, body, as);

  test('is recorded with its codes, and refused where the states or the day forbid it', async () => {
    const { id } = await prepared();
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
    const { id } = await prepared();
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
    const [one, two, three] = [await prepared(), await prepared(), await prepared()];
    expect((await call(token, 'settlements/documents/sent', { documentIds: [one.id] })).statusCode).toBe(200);
    const rows = [
      { number: one.number, outcome: 'rejected', day: '2025-10-16', codes: ['00305'] },
      { number: 'NC-1999-000001', outcome: 'delivered', day: '2025-10-16' },
    ];
    expect(await answerOf(call(token, 'settlements/outcomes/rows', { outcomes: rows }))).toMatchObject({
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
    expect(await answerOf(call(token, 'settlements/outcomes', { uploadId }))).toMatchObject({ delivered: 1 });
    expect((await office.events(three.id)).at(-1)).toMatchObject({
      event: 'delivered',
      by: 'Gestionale documents:write',
    });
    expect((await call(token, `settlements/documents/${two.id}/cancellation`, { reason: 'x' })).statusCode).toBe(403);
  });

  test('is not one with another scope', async () => {
    const { number } = await prepared();
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
    const [rejected, delivered] = [await prepared(), await prepared()];
    const before = await inboxOf('gd.admin', 'documentRejected');
    await receipt('rejected', rejected.file);
    await receipt('delivered', delivered.file);
    await receipt('rejected', rejected.file);
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
    const [one, other] = [await prepared(own), await prepared(own)];
    const before = await inboxOf('dealer', 'documentUndelivered');
    await receipt('undelivered', one.file);
    const both = { 'MC.xml': receiptOf('undelivered', other.file), 'RC.xml': receiptOf('delivered', other.file) };
    await read('esiti.zip', await zipOf(both));
    const { items, total } = await inboxOf('dealer', 'documentUndelivered');
    expect(total).toBe(before.total + 1);
    expect(items[0]).toMatchObject({ name: one.number, codes: [], until: null });
  });
});
