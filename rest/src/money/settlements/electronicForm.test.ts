/** The electronic form of credit notes, from the list before the approval to the file (docs/domain/settlement.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { schemaErrors } from '../../testing/files/fatturaPaSchema.js';
import { unzipped } from '../../testing/files/openedSheet.js';
import { pdfTexts } from '../../testing/files/pdfText.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let dealers: readonly number[];
let campaign: number;
const complete = {
  ...{ businessName: 'Gomme Rossi', address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' },
  ...{ sdiCode: 'abc1234', pec: null, country: 'IT', taxCode: null },
};
const settings = {
  ...{ taxRate: '22', taxNature: null, taxReference: null, namesInvoices: true },
  sender: {
    ...{ businessName: 'Pneus S.p.A.', vatNumber: '01234567897', taxRegime: 'RF20', address: 'Via Milano 3' },
    ...{ postalCode: '20121', city: 'Milano', province: 'MI' },
  },
};

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = 'ka.admin') =>
  service.call(method, `/api/${path}`, { as, ...(body === undefined ? {} : { body }) });

beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-10-15');
  dealers = [(await service.memberWithCode('DE00001')).id, (await service.memberWithCode('DE00002')).id];
  expect((await call('PUT', 'settlements/settings', settings)).statusCode).toBe(200);
});
afterAll(() => service.close());

beforeEach(async () => {
  const rules = await newCampaign(service.database, { title: 'Estate' });
  campaign = rules.id;
  const goals = dealers.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
  await insertMemberships(service.database, campaign, goals, service.clock.now());
  await service.database.transaction((transaction) => recomputeSums(transaction, rules, null));
  await service.database
    .update(members)
    .set(complete)
    .where(inArray(members.id, [...dealers]));
});

const change = (changes: Partial<typeof members.$inferInsert>) =>
  service.database
    .update(members)
    .set(changes)
    .where(eq(members.id, dealers[0] ?? 0));

/** A draft that pays both dealers. */
async function draft(): Promise<number> {
  for (const dealer of dealers) {
    const entry = { day: '2025-09-01', amount: '100.00', reason: 'Saldo di prova' };
    expect((await call('POST', `campaigns/${campaign}/dealer/${dealer}/adjustments`, entry)).statusCode).toBe(201);
  }
  const run = { title: 'Liquidazione', campaigns: [campaign], minimum: '0', day: '2025-10-15' };
  const made = await call('POST', 'settlements', run);
  return made.json<{ data: { settlement: { id: number } } }>().data.settlement.id;
}
async function approve(id: number): Promise<void> {
  expect((await call('POST', `settlements/${id}/proposal`)).statusCode).toBe(200);
  expect((await call('POST', `settlements/${id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
}
const missing = async (id: number, filter = {}) =>
  (await call('POST', `settlements/${id}/lines`, { filter }))
    .json<{ data: { items: { dealerId: number; missing: string[] }[] } }>()
    .data.items.map((line) => [line.dealerId, line.missing]);
const incomplete = async (id: number) =>
  (await call('GET', `settlements/${id}`)).json<{ data: { settlement: { totals: { incomplete: number } } } }>().data
    .settlement.totals.incomplete;
/** Prepares what can be prepared. @returns the files of a run */
async function files(id: number) {
  const prepared = await call('POST', 'settlements/documents/preparation', { settlementId: id });
  expect(prepared.statusCode).toBe(200);
  return [...(await unzipped((await call('GET', `settlements/${id}/fatturapa`)).rawPayload))];
}

describe('a dealer that no file can name', () => {
  test.each([
    [{ businessName: 'Гума' }, 'businessName'],
    [{ sdiCode: 'XXXXXXX' }, 'sdiCode'],
    [{ city: 'Рим' }, 'city'],
    [{ postalCode: '0018' }, 'postalCode'],
    [{ country: 'QQ' }, 'country'],
    [{ sdiCode: null, pec: 'gomme' }, 'pec'],
  ])('is listed with %j in every state of a run, and has no file', async (changes, field) => {
    const id = await draft();
    expect(await missing(id)).toEqual(dealers.map((dealer) => [dealer, []]));
    await change(changes);
    expect(await missing(id)).toEqual([
      [dealers[0], [field]],
      [dealers[1], []],
    ]);
    await call('POST', `settlements/${id}/proposal`);
    expect(await missing(id, { incomplete: true })).toEqual([[dealers[0], [field]]]);
    expect(await missing(id, { incomplete: false })).toEqual([[dealers[1], []]]);
    expect(await incomplete(id)).toBe(1);
    await call('POST', `settlements/${id}/approval`, undefined, 'gd.admin');
    expect(await missing(id)).toEqual([
      [dealers[0], [field]],
      [dealers[1], []],
    ]);
    expect(await files(id)).toHaveLength(1);
  });

  test('is named by today’s whole seat once that is complete, with the name of the approval', async () => {
    await change({ address: null });
    const id = await draft();
    await approve(id);
    expect(await files(id)).toHaveLength(1);
    await change({
      businessName: 'Altra',
      address: 'Via Nuova 2',
      postalCode: '20121',
      city: 'Milano',
      province: 'MI',
    });
    expect(await missing(id)).toEqual(dealers.map((dealer) => [dealer, []]));
    const xml =
      (await files(id)).map(([, content]) => content).find((content) => content.includes('Via Nuova 2')) ?? '';
    expect(xml).toContain('<Denominazione>Gomme Rossi</Denominazione>');
    expect(xml).toContain('<CAP>20121</CAP><Comune>Milano</Comune><Provincia>MI</Provincia>');
  });

  test('with a complete seat at the approval keeps it, and is reached by today’s code', async () => {
    const id = await draft();
    await approve(id);
    await change({ address: 'Via Nuova 2', sdiCode: 'NEW1234' });
    const xml = (await files(id))[0]?.[1] ?? '';
    expect(xml).toContain('<CodiceDestinatario>NEW1234</CodiceDestinatario>');
    expect(xml).toContain('<Indirizzo>Via Roma 1</Indirizzo>');
  });
});

test('a dealer without a code is reached by its certified mail, and named with its tax code', async () => {
  await change({ sdiCode: null, pec: 'gomme@pec.example.it', taxCode: 'RSSMRA80A01H501U' });
  const id = await draft();
  await approve(id);
  const xml = (await files(id))[0]?.[1] ?? '';
  expect(xml).toContain('<CodiceDestinatario>0000000</CodiceDestinatario>');
  expect(xml).toContain('<PECDestinatario>gomme@pec.example.it</PECDestinatario>');
  expect(xml).toContain('<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>');
});

test('a dealer outside Italy is named by its country, and needs neither code nor postal code', async () => {
  await change({ country: 'HR', sdiCode: null, postalCode: null });
  const id = await draft();
  await approve(id);
  const xml = (await files(id))[0]?.[1] ?? '';
  expect(xml).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario>');
  expect(xml).toContain('<IdPaese>HR</IdPaese>');
  expect(xml).toContain('<Nazione>HR</Nazione>');
});

test('a name is written by the table of Latin letters in the file, and as it is on paper', async () => {
  await change({ businessName: 'Đorđević Łódź' });
  const id = await draft();
  await approve(id);
  const xml = (await files(id))[0]?.[1] ?? '';
  expect(xml).toContain('<Denominazione>Dordevic Lódz</Denominazione>');
  expect(xml).toContain('<RegimeFiscale>RF20</RegimeFiscale>');
});

test('a note names the invoices of counted tyres once, none for returns, and none dated after it', async () => {
  const dealerId = dealers[0] ?? 0;
  const soldOn = '2025-03-10';
  await sell(service.database, 901, [
    { dealerId, quantity: 4, soldOn },
    { dealerId, quantity: 2, soldOn: '2025-03-11' },
  ]);
  await sell(service.database, 902, [{ dealerId, quantity: -4, soldOn }]);
  await sell(service.database, 903, [{ dealerId, quantity: 4, soldOn: '2025-10-16' }]);
  await sell(service.database, 904, [{ dealerId, quantity: 4, soldOn }]);
  const long = 'FATTURA/2025/000000001';
  await service.database.update(sales).set({ document: long }).where(eq(sales.document, 'D904'));
  const id = await draft();
  await approve(id);
  const [first] = await files(id);
  const xml = first?.[1] ?? '';
  expect([...xml.matchAll(/<DatiFattureCollegate>.*?<\/DatiFattureCollegate>/g)].map(([text]) => text)).toEqual([
    '<DatiFattureCollegate><IdDocumento>D901</IdDocumento><Data>2025-03-10</Data></DatiFattureCollegate>',
  ]);
  // the schema is older than the regime
  expect((await schemaErrors(xml)).filter((error) => !error.includes("Element 'RegimeFiscale'"))).toEqual([]);
  const table = await call('POST', 'settlements/documents/table', { filter: { settlementId: id, dealerId } });
  const [document] = table.json<{ data: { items: { id: number }[] } }>().data.items;
  const pdf = await call('GET', `settlements/documents/${document?.id}/pdf`);
  const text = (await pdfTexts(pdf.rawPayload)).join(' ');
  expect(text).toContain('Documenti a cui si riferisce: D901 del 10/03/2025.');
  expect(text).toContain('Documenti non indicati: 1 con un numero di oltre 20 caratteri; 1 con una data successiva.');
});

test('a note without VAT names its stamp duty on file and paper, by the natures of its run', async () => {
  const untaxed = { ...settings, taxRate: null, taxNature: 'N2.2', taxReference: 'art. 15 DPR 633/72' };
  const saved = await call('PUT', 'settlements/settings', untaxed);
  expect(saved.json()).toMatchObject({ data: { settings: { stampNatures: ['N2.1', 'N2.2'] } } });
  const id = await draft();
  await approve(id);
  await call('PUT', 'settlements/settings', { ...settings, stampNatures: ['N4'] });
  const xml = (await files(id))[0]?.[1] ?? '';
  expect(xml).toContain('<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo>');
  expect(xml).toContain('<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>');
  const table = await call('POST', 'settlements/documents/table', { filter: { settlementId: id } });
  const [document] = table.json<{ data: { items: { id: number }[] } }>().data.items;
  const pdf = await call('GET', `settlements/documents/${document?.id}/pdf`);
  expect((await pdfTexts(pdf.rawPayload)).join(' ')).toContain('Imposta di bollo di 2,00 € assolta in modo virtuale');
  // a call that does not name the natures leaves them
  const again = await call('PUT', 'settlements/settings', settings);
  expect(again.json()).toMatchObject({ data: { settings: { stampNatures: ['N4'] } } });
});

test('a note charges its stamp duty where its run says so: the total is smaller, the prize is redeemed as a whole', async () => {
  const untaxed = { ...settings, taxRate: null, taxNature: 'N2.2', taxReference: 'art. 15 DPR 633/72' };
  const stamp = { stampNatures: ['N2.2'], stampCharged: true };
  const saved = await call('PUT', 'settlements/settings', { ...untaxed, ...stamp });
  expect(saved.json()).toMatchObject({ data: { settings: stamp } });
  const id = await draft();
  await approve(id);
  // the run has its own terms; a call that does not name the charge leaves it
  const after = await call('PUT', 'settlements/settings', { ...settings, stampNatures: ['N4'] });
  expect(after.json()).toMatchObject({ data: { settings: { stampCharged: true } } });
  const table = await call('POST', 'settlements/documents/table', { filter: { settlementId: id } });
  const [document] = table.json<{ data: { items: { id: number; lines: object[] }[] } }>().data.items;
  expect(document).toMatchObject({
    ...{ net: '100.00', tax: '0.00', stampCharged: '2.00', total: '98.00' },
    lines: [{ paid: '100.00' }],
  });
  const entries = await service.database
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.documentId, document?.id ?? 0));
  expect(entries).toMatchObject([{ kind: 'redemption', amount: '-100.00' }]);
  const xml = (await files(id))[0]?.[1] ?? '';
  expect(xml).toContain('<ImportoTotaleDocumento>98.00</ImportoTotaleDocumento>');
  expect(xml).toContain('<PrezzoTotale>-2.00</PrezzoTotale><AliquotaIVA>0.00</AliquotaIVA><Natura>N1</Natura>');
  const pdf = await call('GET', `settlements/documents/${document?.id}/pdf`);
  const text = (await pdfTexts(pdf.rawPayload)).join(' ');
  for (const part of ['Imposta di bollo a carico del destinatario', '-2,00', '98,00']) expect(text).toContain(part);
  const exported = await call('POST', 'settlements/documents/export', {
    format: 'jsonl',
    filter: { settlementId: id },
  });
  const rows = exported.body.split('\n').filter(Boolean);
  const [first] = rows.map((row) => JSON.parse(row) as object);
  expect(first).toMatchObject({ net: '100.00', stampCharged: '2.00', total: '98.00' });
  await call('PUT', 'settlements/settings', { ...settings, stampCharged: false });
});

test('a notice, which the dealer invoices, charges no stamp duty, whatever the settings say', async () => {
  const untaxed = { ...settings, taxRate: null, taxNature: 'N2.2', taxReference: 'art. 15 DPR 633/72' };
  await call('PUT', 'settlements/settings', { ...untaxed, stampNatures: ['N2.2'], stampCharged: true });
  await service.database.update(campaigns).set({ settlement: 'dealerInvoice' }).where(eq(campaigns.id, campaign));
  const id = await draft();
  await approve(id);
  const table = await call('POST', 'settlements/documents/table', { filter: { settlementId: id } });
  const { items } = table.json<{ data: { items: object[] } }>().data;
  const uncharged = { kind: 'notice', net: '100.00', stampCharged: '0.00', total: '100.00' };
  expect(items).toMatchObject([uncharged, uncharged]);
  await call('PUT', 'settlements/settings', { ...settings, stampCharged: false });
});

test('natures of stamp duty are named once each', async () => {
  const twice = await call('PUT', 'settlements/settings', { ...settings, stampNatures: ['N4', 'N4'] });
  expect(twice.json()).toMatchObject({ error: { fields: { stampNatures: 'invalid' } } });
});

test('a sender whose name has no Latin letters is refused', async () => {
  const sender = { ...settings.sender, businessName: 'Ελαστικά' };
  expect((await call('PUT', 'settlements/settings', { ...settings, sender })).json()).toMatchObject({
    error: { fields: { 'sender.businessName': 'invalid' } },
  });
});
