/** Receipts of the exchange system (docs/domain/settlement.md, 'Outcomes'). */
import { describe, expect, test } from '@jest/globals';
import { receiptOf, signed, zipOf } from '../../testing/files/receipts.js';
import { settings } from '../../testing/programme/settledDealers.js';
import { AnsweredNotes, noOutcome, refusedAs } from '../../testing/programme/answeredNotes.js';

const office = new AnsweredNotes();
const { post } = office;

describe('a receipt', () => {
  test.each([
    ['delivered', 'delivered'],
    ['undelivered', 'undelivered'],
    ['rejected', 'rejected'],
    ['rejectedOfOffices', 'rejected'],
    ['undeliveredOfOffices', 'undelivered'],
  ] as const)('of the kind %s makes a prepared note %s, once', async (kind, delivery) => {
    const { id, file } = await office.prepared();
    expect(await office.receipt(kind, file)).toMatchObject({ ...noOutcome, [delivery]: 1, refused: [] });
    expect(await office.detail(id)).toMatchObject({ delivery });
    const after = await office.events(id);
    expect(after.at(-1)).toMatchObject({ event: delivery, day: '2025-10-16', file: { attempt: 1, name: file } });
    expect(await office.receipt(kind, file)).toMatchObject({ ...noOutcome, unchanged: 1, refused: [] });
    expect(await office.events(id)).toEqual(after);
  });

  test('of a rejection keeps its number and its codes, and says until when the note is to be sent again', async () => {
    const { id, number, file } = await office.prepared();
    const codes = [
      { code: '00418', meaning: '2.1.1.3 <Data> antecedente a 2.1.6.3 <Data>' },
      { code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' },
    ];
    expect(await office.receipt('rejected', file)).toMatchObject({
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
    const [one, other] = [await office.prepared(), await office.prepared()];
    await office.receipt('undelivered', one.file);
    expect(await office.receipt('delivered', one.file)).toMatchObject({ delivered: 1 });
    const both = await zipOf({
      'a_RC.xml': receiptOf('delivered', other.file),
      'b_MC.xml': receiptOf('undelivered', other.file),
    });
    expect(await office.read('esiti.zip', both)).toMatchObject({ given: 2, delivered: 1, undelivered: 1, refused: [] });
    expect(await office.detail(other.id)).toMatchObject({ delivery: 'delivered', rejectedOn: null });
    // again, the older one of them too
    expect(await office.read('esiti.zip', both)).toMatchObject({ given: 2, unchanged: 2, refused: [] });
    expect((await office.events(other.id)).map(({ event }) => event)).toEqual(['prepared', 'undelivered', 'delivered']);
  });

  test('is read in the encoding that it says, and its day in Italian time', async () => {
    const { id, file } = await office.prepared();
    const xml = receiptOf('rejected', file)
      .replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
      .replace('Verificare le date', 'È così')
      .replace('non valido', 'non è valido')
      .replace('2025-10-16T09:14:22.000+02:00', '2025-10-16T22:30:00Z');
    expect(await office.read('NS.xml', Buffer.from(xml, 'latin1'))).toMatchObject({ rejected: 1 });
    const codes = expect.arrayContaining([{ code: '00305', meaning: '1.4.1.1.2 <IdCodice> non è valido' }]);
    expect((await office.events(id)).at(-1)).toMatchObject({ day: '2025-10-17', codes });
    const other = await office.prepared();
    const wide = receiptOf('delivered', other.file).replace('encoding="UTF-8"', 'encoding="UTF-16"');
    expect(await office.read('RC.xml', Buffer.from(`\ufeff${wide}`, 'utf16le'))).toMatchObject({ delivered: 1 });
  });

  test('that contradicts what is known is named with the states, and changes nothing', async () => {
    const { id, file } = await office.prepared();
    await office.receipt('delivered', file);
    const states = { delivery: 'delivered', payment: 'unpaid' };
    expect(await office.receipt('rejected', file)).toMatchObject(
      refusedAs('documentState', { name: 'rejected.xml', states }),
    );
    expect(await office.receipt('undelivered', file)).toMatchObject(refusedAs('documentState'));
    // another file of the same name in the exchange system
    expect(await office.receipt('delivered', file, '20000000001')).toMatchObject(refusedAs('documentState'));
    expect(await office.detail(id)).toMatchObject({ delivery: 'delivered' });
  });

  test('of an older attempt is refused, and unchanged where it was recorded then', async () => {
    const { id, file } = await office.prepared();
    await office.receipt('rejected', file);
    await post('settlements/documents/preparation', { documentIds: [id] });
    const second = await office.lastFile(id);
    expect(second).not.toBe(file);
    expect(await office.detail(id)).toMatchObject({ delivery: 'prepared', rejectedOn: null, resendBy: null });
    expect(await office.receipt('delivered', file)).toMatchObject(refusedAs('olderAttempt'));
    expect(await office.receipt('rejected', file)).toMatchObject({ ...noOutcome, unchanged: 1 });
    expect(await office.receipt('delivered', second)).toMatchObject({ delivered: 1 });
  });

  test('of a file that two persons discarded, or of a cancelled note, is refused', async () => {
    const [one, other] = [await office.prepared(), await office.prepared()];
    await office.change(one.id, 'discard');
    expect(await office.receipt('delivered', one.file)).toMatchObject(refusedAs('documentState'));
    await office.receipt('rejected', other.file);
    await office.change(other.id, 'cancellation');
    expect(await office.receipt('delivered', other.file)).toMatchObject(refusedAs('cancelled'));
    expect(await office.receipt('rejected', other.file)).toMatchObject({ ...noOutcome, unchanged: 1 });
  });

  test('of an unknown file, or of another company, is named with its reason', async () => {
    await office.prepared();
    expect(await office.receipt('delivered', 'IT01234567897_ZZZZZ.xml')).toMatchObject(refusedAs('unknownFile'));
    // also where the settings name another sender since
    const moved = { ...settings, sender: { ...settings.sender, vatNumber: '12345678903' } };
    await office.call('PUT', 'settlements/settings', moved);
    expect(await office.receipt('delivered', 'IT01234567897_ZZZZZ.xml')).toMatchObject(refusedAs('unknownFile'));
    expect(await office.receipt('delivered', 'IT12345678903_ZZZZZ.xml')).toMatchObject(refusedAs('unknownFile'));
    await office.call('PUT', 'settlements/settings', settings);
    expect(await office.receipt('delivered', 'IT01234567890_EVU60.xml')).toMatchObject(refusedAs('anotherCompany'));
    expect(await office.receipt('delivered', 'nota.xml')).toMatchObject(refusedAs('unknownFile'));
  });

  test('of a note that is paid is taken, and says so', async () => {
    const { id, number, file } = await office.prepared();
    await office.readPayments(`${number};16/10/2025`);
    expect(await office.receipt('rejected', file)).toMatchObject({
      rejected: 1,
      rejections: [{ number, isPaid: true }],
    });
    expect(await office.detail(id)).toMatchObject({ delivery: 'rejected', payment: 'paid' });
    // and a payment of a rejected one
    const other = await office.prepared();
    await office.receipt('rejected', other.file);
    expect(await office.readPayments(`${other.number};16/10/2025`)).toMatchObject({ rejected: [other.number] });
    expect(await office.receipt('rejected', other.file)).toMatchObject({ unchanged: 1 });
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
    const { id, file } = await office.prepared();
    const content = sign(receiptOf('delivered', file));
    expect(await office.read('ricevuta.xml.p7m', content)).toMatchObject({ delivered: 1, refused: [] });
    expect(await office.detail(id)).toMatchObject({ delivery: 'delivered' });
  });

  test('with a signature inside are read, whatever elements it has', async () => {
    const { file } = await office.prepared();
    const signature = '<ds:Signature xmlns:ds="x"><ds:Object><NomeFile>altro.xml</NomeFile></ds:Object></ds:Signature>';
    const inside = receiptOf('delivered', file).replace('<MessageId>', `${signature}<MessageId>`);
    expect(await office.read('ricevuta.xml', inside)).toMatchObject({ delivered: 1 });
  });

  test('about a file that was signed on its way are found by its name', async () => {
    const { file } = await office.prepared();
    expect(await office.receipt('delivered', `${file}.p7m`)).toMatchObject({ delivered: 1 });
  });

  test('that cannot be opened are named', async () => {
    const { file } = await office.prepared();
    const whole = signed(receiptOf('delivered', file));
    for (const broken of [whole.subarray(0, 200), Buffer.from('nulla'), Buffer.from([0x30, 0x80, 0x30, 0x80])]) {
      expect(await office.read('ricevuta.p7m', broken)).toMatchObject(refusedAs('unreadableSignature'));
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
    ['a document type, though it has no entity', `<!DOCTYPE a>${receiptOf('delivered', 'x.xml').split('?>')[1] ?? ''}`],
    ['an unknown encoding', `<?xml version="1.0" encoding="UTF-7"?>${root}</a:RicevutaConsegna>`],
  ])('is named: %s', async (_what, content) => {
    expect(await office.read('ricevuta.xml', content)).toMatchObject(
      refusedAs('noReceipt', { name: 'ricevuta.xml', row: null }),
    );
  });

  test('is a rejection without codes, or an element that is there twice', async () => {
    const { file } = await office.prepared();
    const xml = receiptOf('rejected', file);
    const [before = '', after = ''] = [xml.split('<ListaErrori>')[0], xml.split('</ListaErrori>')[1]];
    expect(await office.read('a.xml', before + after)).toMatchObject(refusedAs('noReceipt'));
    const twice = xml.replace('<NomeFile>', '<NomeFile>altro.xml</NomeFile><NomeFile>');
    expect(await office.read('a.xml', twice)).toMatchObject(refusedAs('noReceipt'));
  });

  test('is larger than any receipt, though it packs small', async () => {
    const archive = await zipOf({ 'grande.xml': ' '.repeat(1_000_001) });
    expect(await office.read('esiti.zip', archive)).toMatchObject(refusedAs('tooLarge', { name: 'grande.xml' }));
  });
});

describe('an archive', () => {
  test('of a thousand receipts is read, and the three wrong ones are named', async () => {
    const notes = [await office.prepared(), await office.prepared()];
    const files: Record<string, string> = { '__MACOSX/._a.xml': 'x', 'cartella/': '', '.DS_Store': 'x' };
    for (let index = 0; index < 995; index += 1) {
      files[`ignota/${index}.xml`] = receiptOf('delivered', `IT01234567897_Y${String(index).padStart(4, '0')}.xml`);
    }
    files['prima.xml'] = receiptOf('delivered', notes[0]?.file ?? '');
    files['seconda.xml'] = receiptOf('undelivered', notes[1]?.file ?? '');
    files['doppia.xml'] = receiptOf('undelivered', notes[1]?.file ?? '');
    files['nulla.xml'] = 'x';
    files['altra.xml'] = receiptOf('delivered', 'IT01234567890_EVU60.xml');
    const outcome = await office.read('esiti.zip', await zipOf(files));
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
    const { id, file } = await office.prepared();
    const archive = await zipOf({ 'a.xml': receiptOf('rejected', file), 'b.xml': receiptOf('delivered', file) });
    expect(await office.read('esiti.zip', archive)).toMatchObject({
      given: 2,
      refusedCount: 2,
      delivered: 0,
      rejected: 0,
    });
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
      expect((await office.upload('esiti.zip', content)).json()).toMatchObject({
        error: { code: 'BAD_USER_INPUT', fields: { uploadId: reason } },
      });
    }
  });
});
