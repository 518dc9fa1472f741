/** The XML of a credit note: valid by the official schema, in its characters. */
import { describe, expect, test } from '@jest/globals';
import { schemaErrors } from '../../../testing/files/fatturaPaSchema.js';
import { electronicFile, fileNumber, type ElectronicNote } from './fatturaPa.js';
import type { Receiver } from './receiver.js';

const company = { vatNumber: '01234567897', address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' };
const receiver: Receiver = {
  ...company,
  ...{
    businessName: 'Gomme & "Cerchi" <Città> – L’Aquila',
    country: 'IT',
    taxCode: null,
    sdiCode: 'abc1234',
    pec: null,
  },
};
const note: ElectronicNote = {
  type: 'TD04',
  number: 'NC-2025-000001',
  day: '2025-10-15',
  fileNumber: '0EW41',
  sender: { ...company, businessName: 'Pneus S.p.A.', taxRegime: 'RF01' },
  receiver,
  reason: 'Premio di fine campagna',
  lines: [
    { description: 'Premio Estate 2025 €', amount: '100.10' },
    { description: 'Premio Łódź', amount: '50.00' },
  ],
  taxRate: '22',
  taxNature: null,
  taxReference: null,
  net: '150.10',
  tax: '33.02',
  total: '183.12',
  stampDuty: null,
  stampCharged: null,
  invoices: [{ document: 'FATTURA/2025/0000123', day: '2025-03-01' }],
};
const fatturaPaXml = (each: ElectronicNote) => electronicFile(each, each.day).xml;
const withoutVat = { taxRate: null, taxReference: 'art. 15 DPR 633/72', tax: '0.00', total: '150.10' };
const charged = { ...withoutVat, stampDuty: '2.00', stampCharged: '2.00', total: '148.10' };
const long = 'Ditta Pneumatici & Città – '.repeat(50);

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

describe('the official schema', () => {
  const shapes: Readonly<Record<string, Partial<ElectronicNote>>> = {
    'with several lines, special characters and an invoice': {},
    'with one line and no invoice': { lines: note.lines.slice(0, 1), invoices: [] },
    'with a thousand lines and invoices': {
      lines: Array.from({ length: 1000 }, () => ({ description: 'Premio', amount: '99999999999.99' })),
      invoices: Array.from({ length: 1000 }, (_, index) => ({ document: `F/${index}`, day: '2025-03-01' })),
    },
    'with long texts': {
      receiver: { ...note.receiver, businessName: long, address: long, city: long },
      reason: long,
      lines: [{ description: long, amount: '0.01' }],
    },
    'with characters that the format does not have': {
      receiver: { ...receiver, businessName: 'Đorđević 🛞 “Œuvre”\u0085\u009f', address: 'ẑ̂\r\n1' },
      lines: [{ description: 'Премия 🛞', amount: '0.10' }],
      taxReference: 'Ελλάς',
      invoices: [],
    },
    'without VAT': { ...withoutVat, taxNature: 'N4' },
    'with a rate with decimals': { taxRate: '4.5', tax: '6.75', total: '156.85' },
    'that is a debit note': { type: 'TD05', number: 'ND-2025-000001' },
    'with stamp duty': { ...withoutVat, taxNature: 'N4', stampDuty: '2.00' },
    'with stamp duty that the receiver bears': { ...charged, taxNature: 'N4' },
    'with stamp duty that the receiver bears, of the nature of the stamp duty': { ...charged, taxNature: 'N1' },
    'for a receiver reached by certified mail': {
      receiver: { ...receiver, sdiCode: null, pec: 'gomme@pec.example.it' },
    },
    'for a receiver with a tax code alone': { receiver: { ...receiver, vatNumber: null, taxCode: 'RSSMRA80A01H501U' } },
    'for a foreign receiver': {
      receiver: {
        ...receiver,
        ...{ businessName: 'Reifen Groß GmbH', country: 'AT', vatNumber: 'u12345678', taxCode: '12 345/6789' },
        ...{ postalCode: 'A-1010', province: null, sdiCode: null },
      },
    },
  };

  test.each(Object.entries(shapes))('takes a document %s', async (_, changes) => {
    expect(await schemaErrors(fatturaPaXml({ ...note, ...changes }))).toEqual([]);
  });

  // the figures of the others are those of other lines
  const withTheseLines = Object.entries(shapes).filter(([, { lines }]) => lines === undefined);
  test.each(withTheseLines)('and the exchange system take a document %s', (_, changes) => {
    expect(electronicFile({ ...note, ...changes }, note.day).problems).toEqual([]);
  });

  test('finds a file whose elements are missing, in another order, or of another form', async () => {
    const xml = fatturaPaXml(note);
    const broken = {
      FatturaElettronicaBody: xml.replace(/<FatturaElettronicaHeader>.*<\/FatturaElettronicaHeader>/, ''),
      Data: xml.replace('<Divisa>EUR</Divisa><Data>2025-10-15</Data>', '<Data>2025-10-15</Data>'),
      CAP: xml.replace('<CAP>00184</CAP>', '<CAP>184</CAP>'),
    };
    for (const [element, each] of Object.entries(broken)) {
      expect(each).not.toBe(xml);
      expect(await schemaErrors(each)).toContainEqual(expect.stringContaining(`Element '${element}':`));
    }
  });

  // version 1.2.1 is older than the parts of the natures, which the format has had since 2021
  test('finds nothing but its code in a document whose nature has parts', async () => {
    const errors = await schemaErrors(fatturaPaXml({ ...note, ...withoutVat, taxNature: 'N2.2' }));
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter((error) => !error.includes("Element 'Natura': [facet 'enumeration']"))).toEqual([]);
  });
});

test('is a TD04 with its figures', () => {
  const xml = fatturaPaXml(note);
  expect(textOf(xml, 'TipoDocumento')).toBe('TD04');
  expect(textOf(xml, 'CodiceDestinatario')).toBe('ABC1234');
  expect(textOf(xml, 'AliquotaIVA')).toBe('22.00');
  expect(textOf(xml, 'ImponibileImporto')).toBe('150.10');
  expect(textOf(xml, 'Imposta')).toBe('33.02');
  expect(textOf(xml, 'ImportoTotaleDocumento')).toBe('183.12');
  expect(textOf(xml, 'IdDocumento')).toBe('FATTURA/2025/0000123');
});

test('names the nature and its law where there is no VAT', () => {
  const xml = fatturaPaXml({ ...note, ...withoutVat, taxNature: 'N2.2' });
  expect(xml).toContain('<AliquotaIVA>0.00</AliquotaIVA><Natura>N2.2</Natura><ImponibileImporto>150.10');
  expect(textOf(xml, 'RiferimentoNormativo')).toBe('art. 15 DPR 633/72');
});

test('is escaped, and writes Latin letters by the table', () => {
  const xml = fatturaPaXml(note);
  expect(xml).toContain('<Denominazione>Gomme &amp; "Cerchi" &lt;Città&gt; - L\'Aquila</Denominazione>');
  expect(xml).toContain('<Descrizione>Premio Estate 2025 EUR</Descrizione>');
  expect(xml).toContain('<Descrizione>Premio Lódz</Descrizione>');
});

test('names a foreign receiver without its postal code and province, reached by nobody', () => {
  const seat = { country: 'AT', vatNumber: 'u12345678', postalCode: 'A-1010', sdiCode: null, pec: 'reifen@example.at' };
  const xml = fatturaPaXml({ ...note, receiver: { ...receiver, ...seat } });
  expect(xml).toContain('<CodiceDestinatario>XXXXXXX</CodiceDestinatario></DatiTrasmissione>');
  expect(xml).toContain('<IdPaese>AT</IdPaese><IdCodice>U12345678</IdCodice></IdFiscaleIVA><Anagrafica>');
  expect(xml).toContain('<CAP>00000</CAP><Comune>Roma</Comune><Nazione>AT</Nazione>');
});

test('has the stamp duty before its total', () => {
  const xml = fatturaPaXml({ ...note, ...withoutVat, taxNature: 'N2.2', stampDuty: '2.00' });
  expect(xml).toContain(
    '<DatiBollo><BolloVirtuale>SI</BolloVirtuale><ImportoBollo>2.00</ImportoBollo></DatiBollo><ImportoTotaleDocumento>150.10',
  );
});

test.each([
  ['N2.1', ['150.10', '-2.00']],
  ['N1', ['148.10']],
])('takes the stamp duty that the receiver bears from its total, in a line without VAT: %s', (taxNature, sums) => {
  const file = electronicFile({ ...note, ...charged, taxNature }, note.day);
  expect(file.problems).toEqual([]);
  const amountsIn = (name: string) =>
    [...file.xml.matchAll(new RegExp(`<${name}>([^<]*)`, 'g'))].map(([, text]) => text);
  expect(amountsIn('PrezzoTotale').at(-1)).toBe('-2.00');
  expect(amountsIn('Descrizione').at(-1)).toBe('Imposta di bollo a carico del destinatario');
  expect(amountsIn('Natura').slice(-1)).toEqual(['N1']);
  expect(amountsIn('ImponibileImporto')).toEqual(sums);
  expect(amountsIn('ImportoTotaleDocumento')).toEqual(['148.10']);
  expect(amountsIn('ImportoBollo')).toEqual(['2.00']);
});

test('is never written with a question mark for a letter', () => {
  const names = ['Đorđević', 'Ελλάς', '轮胎', 'Łódź 🛞', 'Straße'];
  for (const businessName of names) {
    const xml = fatturaPaXml({
      ...note,
      receiver: { ...receiver, businessName },
      lines: [{ description: businessName, amount: '1.00' }],
    });
    expect(xml.slice(xml.indexOf('<FatturaElettronicaHeader>'))).not.toContain('?');
  }
});

test('the number of a file has five characters, and is none that files of before had', () => {
  expect([1, 36, 20_000_000].map(fileNumber)).toEqual(['00001', '00010', 'BWO3K']);
  // the first of 2025, by year and number of the document
  expect(fileNumber(20_000_000) < (25_000_001).toString(36).toUpperCase()).toBe(true);
  expect(() => fileNumber(20_000_001)).toThrow();
});
