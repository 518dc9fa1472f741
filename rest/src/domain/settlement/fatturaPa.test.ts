/** The XML of a credit note: the elements that the format wants, in its order and its characters. */
import { expect, test } from '@jest/globals';
import { fatturaPaXml, fileNumber, type ElectronicNote } from './fatturaPa.js';

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

/** The names of the elements in their order, each once where it is repeated. */
const names = (xml: string) => [...new Set(xml.match(/(?<=<)[A-Za-z:]+/g))];
const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

test('has the elements of a TD04 in the order of the schema', () => {
  const xml = fatturaPaXml(note);
  expect(names(xml)).toEqual([
    ...[
      'p:FatturaElettronica',
      'FatturaElettronicaHeader',
      'DatiTrasmissione',
      'IdTrasmittente',
      'IdPaese',
      'IdCodice',
    ],
    ...['ProgressivoInvio', 'FormatoTrasmissione', 'CodiceDestinatario', 'CedentePrestatore', 'DatiAnagrafici'],
    ...['IdFiscaleIVA', 'Anagrafica', 'Denominazione', 'RegimeFiscale', 'Sede', 'Indirizzo', 'CAP', 'Comune'],
    ...['Provincia', 'Nazione', 'CessionarioCommittente', 'FatturaElettronicaBody', 'DatiGenerali'],
    ...['DatiGeneraliDocumento', 'TipoDocumento', 'Divisa', 'Data', 'Numero', 'ImportoTotaleDocumento', 'Causale'],
    ...['DatiFattureCollegate', 'IdDocumento', 'DatiBeniServizi', 'DettaglioLinee', 'NumeroLinea', 'Descrizione'],
    ...['PrezzoUnitario', 'PrezzoTotale', 'AliquotaIVA', 'DatiRiepilogo', 'ImponibileImporto', 'Imposta'],
  ]);
  expect(textOf(xml, 'TipoDocumento')).toBe('TD04');
  expect(textOf(xml, 'CodiceDestinatario')).toBe('ABC1234');
  expect(textOf(xml, 'AliquotaIVA')).toBe('22.00');
  expect(textOf(xml, 'ImportoTotaleDocumento')).toBe('183.12');
  expect(textOf(xml, 'IdDocumento')).toHaveLength(20);
});

test('names the nature and its law where there is no VAT', () => {
  const xml = fatturaPaXml({
    ...note,
    taxRate: null,
    taxNature: 'N2.2',
    taxReference: 'art. 15 DPR 633/72',
    tax: '0.00',
  });
  expect(xml).toContain('<AliquotaIVA>0.00</AliquotaIVA><Natura>N2.2</Natura><ImponibileImporto>150.10');
  expect(textOf(xml, 'RiferimentoNormativo')).toBe('art. 15 DPR 633/72');
});

test('is escaped, and holds the characters of Latin-1 alone', () => {
  const xml = fatturaPaXml(note);
  expect(xml).toContain('<Denominazione>Gomme &amp; "Cerchi" &lt;Città&gt; - L\'Aquila</Denominazione>');
  expect(xml).toContain('<Descrizione>Premio Estate 2025 EUR</Descrizione>');
  expect(xml).toContain('<Descrizione>Premio ?ódz</Descrizione>');
  expect([...xml].every((character) => character <= '\u00ff')).toBe(true);
});

test('the number of a file has five characters, another one for each document', () => {
  const numbers = [fileNumber(2025, 1), fileNumber(2025, 999_999), fileNumber(2026, 1), fileNumber(2060, 1)];
  expect(numbers.every((number) => /^[0-9A-Z]{5}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(4);
});
