/** The XML of a credit note: valid by the official schema, in its characters. */
import { describe, expect, test } from '@jest/globals';
import { schemaErrors } from '../../testing/files/fatturaPaSchema.js';
import { canBeNamed, fatturaPaXml, fileNumber, type ElectronicNote } from './fatturaPa.js';

const company = { vatNumber: '01234567897', address: 'Via Roma 1', postalCode: '00184', city: 'Roma', province: 'RM' };
const note: ElectronicNote = {
  number: 'NC-2025-000001',
  day: '2025-10-15',
  fileNumber: '0EW41',
  sender: { ...company, businessName: 'Pneus S.p.A.', taxRegime: 'RF01' },
  receiver: { ...company, businessName: 'Gomme & "Cerchi" <Città> – L’Aquila', sdiCode: 'abc1234' },
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
  invoices: [{ document: 'FATTURA/2025/0000000000123', day: '2025-03-01' }],
};
const withoutVat = { taxRate: null, taxReference: 'art. 15 DPR 633/72', tax: '0.00', total: '150.10' };
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
      invoices: [{ document: `Fattura n° ${long}`, day: '2025-03-01' }],
    },
    'with characters that the format does not have': {
      receiver: {
        ...note.receiver,
        businessName: '轮胎 🛞 “Gomme”\u0085\u009f\ud800',
        city: ' \t ',
        address: 'ẑ̂\r\n1',
      },
      lines: [{ description: '🛞', amount: '0.10' }],
      invoices: [{ document: '№ 7/à', day: '2025-03-01' }],
    },
    'without VAT': { ...withoutVat, taxNature: 'N4' },
    'with a rate with decimals': { taxRate: '4.5' },
  };

  test.each(Object.entries(shapes))('takes a document %s', async (_, changes) => {
    expect(await schemaErrors(fatturaPaXml({ ...note, ...changes }))).toEqual([]);
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
  expect(textOf(xml, 'IdDocumento')).toBe('FATTURA/2025/0000000');
});

test('names the nature and its law where there is no VAT', () => {
  const xml = fatturaPaXml({ ...note, ...withoutVat, taxNature: 'N2.2' });
  expect(xml).toContain('<AliquotaIVA>0.00</AliquotaIVA><Natura>N2.2</Natura><ImponibileImporto>150.10');
  expect(textOf(xml, 'RiferimentoNormativo')).toBe('art. 15 DPR 633/72');
});

test('is escaped, and writes what Latin-1 does not have without', () => {
  const xml = fatturaPaXml(note);
  expect(xml).toContain('<Denominazione>Gomme &amp; "Cerchi" &lt;Città&gt; - L\'Aquila</Denominazione>');
  expect(xml).toContain('<Descrizione>Premio Estate 2025 EUR</Descrizione>');
  expect(xml).toContain('<Descrizione>Premio ?ódz</Descrizione>');
});

test('the number of a file has five characters, and is none that files of before had', () => {
  expect([1, 36, 20_000_000].map(fileNumber)).toEqual(['00001', '00010', 'BWO3K']);
  // the first of 2025, by year and number of the document
  expect(fileNumber(20_000_000) < (25_000_001).toString(36).toUpperCase()).toBe(true);
  expect(() => fileNumber(20_000_001)).toThrow();
});

test.each([
  ['FT 12/2025', true],
  ['F'.repeat(20), true],
  ['F'.repeat(21), false],
  ['Fattura n° 7', false],
  ['', false],
])('whether the format can name the invoice %j', (document, can) => expect(canBeNamed(document)).toBe(can));
