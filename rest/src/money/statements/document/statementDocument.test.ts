import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { pdfTexts } from '../../../testing/files/pdfText.js';
import { newCampaign, sell, takeBack } from '../../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let dealer: Awaited<ReturnType<TestApp['memberWithCode']>>;
let campaignId: number;

const lines = Array.from({ length: 60 }, (_, index) => ({
  quantity: index === 7 ? -1 : 2,
  soldOn: `2025-0${1 + Math.floor(index / 10)}-1${index % 10}`,
  rim: index % 2 === 0 ? 18 : 16,
}));

beforeAll(async () => {
  service = await openTestApp();
  dealer = await service.memberWithCode('DE00001');
  ({ id: campaignId } = await newCampaign(service.database, {
    title: 'Da stampare',
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    factorBoostDetail: { boosts: [{ label: '18 pollici', match: { rimFrom: 18 }, factor: '1.25' }] },
  }));
  const body = { data: { goalThreshold: 150, dealer: dealer.id } };
  await service.call('POST', `/api/campaigns/${campaignId}/dealer/add`, { as: 'ka.admin', body });
  await service.call('PATCH', `/api/campaigns/${campaignId}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });
  await sell(
    service.database,
    1,
    lines.map((line) => ({ ...line, dealerId: dealer.id })),
  );
});
afterAll(() => service.close());

const document = (as = 'dealer') =>
  service.call('GET', `/api/campaigns/${campaignId}/dealer/${dealer.id}/statement/document`, { as });

async function pages(as?: string) {
  const response = await document(as);
  expect(response.statusCode).toBe(200);
  return pdfTexts(response.rawPayload);
}

test('the document of a statement names the dealer, the campaign, its period and the programme’s day', async () => {
  const [first = ''] = await pages();
  expect(first).toContain(dealer.businessName);
  expect(first).toContain(`Codice ${dealer.code} · Partita IVA ${dealer.vatNumber}`);
  expect(first).toContain('Da stampare');
  expect(first).toContain('Dal 01/01/2025 al 31/12/2025');
  const day = service.programmeDay().split('-').reverse().join('/');
  expect(first).toContain(`Situazione al ${day}`);
  const { headers } = await document();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('Estratto del premio');
});

test('the document of a statement has every line that counts once, with its sign, and their sums', async () => {
  const found = (await pages()).join(' ');
  for (const [index, { soldOn, quantity }] of lines.entries()) {
    const day = soldOn.split('-').reverse().join('/');
    expect(found.split(`D1, riga ${index + 1} ${day} `)).toHaveLength(2);
    expect(found).toMatch(new RegExp(`D1, riga ${index + 1} ${day} [^€]* ${quantity === -1 ? '−1' : '2'} [−\\d.,]+ €`));
  }
  expect(found).toContain('Tutte le 60 righe');
  expect(found).toContain('Totale 117');
});

test('each sheet of a statement’s document says which it is of how many, and repeats the head of the table', async () => {
  const found = await pages();
  expect(found.length).toBeGreaterThan(1);
  for (const [index, text] of found.entries()) {
    expect(text).toContain(`Pagina ${index + 1} di ${found.length}`);
    expect(text).toContain(`${dealer.businessName} (${dealer.code}) · Da stampare · situazione al`);
    if (/riga \d/.test(text)) expect(text).toContain('Documento Data Pneumatico Canale Quantità Importo Fattore');
  }
});

test('who sees a statement has its document, and nobody else', async () => {
  for (const as of ['agent', 'distributor', 'ka.admin']) {
    expect((await pages(as)).join(' ')).toContain('Tutte le 60 righe');
  }
  expect((await document('consultant')).statusCode).toBe(403);
  const other = await service.memberWithCode('DE00002');
  const foreign = `/api/campaigns/${campaignId}/dealer/${other.id}/statement/document`;
  expect((await service.call('GET', foreign, { as: 'dealer' })).statusCode).toBe(404);
});

test('the document of a closed campaign keeps the lines and figures of its closing, and says that others came', async () => {
  await service.call('DELETE', `/api/campaigns/${campaignId}/close`, { as: 'ka.admin' });
  await sell(service.database, 2, [{ quantity: 40, soldOn: '2025-02-02', dealerId: dealer.id }]);
  const found = (await pages()).join(' ');
  expect(found).toContain('Le cifre sono quelle della chiusura');
  expect(found).toContain('Dopo la chiusura sono arrivate o sono state tolte righe');
  expect(found).toContain('Tutte le 60 righe');
  expect(found).not.toContain('D2, riga');
  await takeBack(service.database, 2);
});
