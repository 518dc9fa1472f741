/** Each code of the exchange system that a file shows: a file that passes its check, and one that fails. */
import { describe, expect, test } from '@jest/globals';
import type { XmlElement } from '../elements.js';
import { checkFile, exchangeCodes, type rules } from './checkFile.js';
import type { ExchangeFile } from './exchangeFile.js';

/** An element from nested objects: an array is the element several times. */
type Tree = { readonly [name: string]: string | Tree | readonly (string | Tree)[] | undefined };

const contentOf = (tree: Tree): readonly XmlElement[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values: readonly (string | Tree)[] = Array.isArray(value) ? value : [value as string | Tree];
    return values.map((each): XmlElement => [name, typeof each === 'string' ? each : contentOf(each)]);
  });

const id = (code: string, country = 'IT') => ({ IdPaese: country, IdCodice: code });
const transmission = {
  IdTrasmittente: id('01234567897'),
  FormatoTrasmissione: 'FPR12',
  CodiceDestinatario: 'ABC1234',
};
const seller = { IdFiscaleIVA: id('01234567897'), Anagrafica: { Denominazione: 'Pneus' }, RegimeFiscale: 'RF01' };
const buyer = { IdFiscaleIVA: id('12345678903'), Anagrafica: { Denominazione: 'Gomme' } };
const general = { TipoDocumento: 'TD04', Data: '2025-10-15', Numero: 'NC-2025-000001' };
const line = { PrezzoUnitario: '100.00', PrezzoTotale: '100.00', AliquotaIVA: '22.00' };
const summary = { AliquotaIVA: '22.00', ImponibileImporto: '100.00', Imposta: '22.00' };
const untaxedLine = { ...line, AliquotaIVA: '0.00', Natura: 'N2.2' };
const untaxedSummary = { AliquotaIVA: '0.00', Natura: 'N2.2', ImponibileImporto: '100.00', Imposta: '0.00' };
const fund = { ImportoContributoCassa: '4.00', AliquotaIVA: '22.00' };

/** The parts of a file that differ from those of a credit note which passes all checks. */
interface Changes {
  readonly name?: string;
  readonly size?: number;
  readonly transmission?: Tree;
  readonly seller?: Tree;
  readonly buyer?: Tree;
  readonly agents?: Tree;
  readonly buyersAgent?: Tree;
  readonly general?: Tree;
  readonly invoices?: readonly Tree[];
  readonly lines?: readonly Tree[];
  readonly summaries?: readonly Tree[];
}

function fileWith(changes: Changes): ExchangeFile {
  const header = {
    DatiTrasmissione: { ...transmission, ...changes.transmission },
    CedentePrestatore: { DatiAnagrafici: { ...seller, ...changes.seller } },
    RappresentanteFiscale: changes.agents,
    CessionarioCommittente: {
      DatiAnagrafici: { ...buyer, ...changes.buyer },
      RappresentanteFiscale: changes.buyersAgent,
    },
  };
  const body = {
    DatiGenerali: {
      DatiGeneraliDocumento: { ...general, ...changes.general },
      DatiFattureCollegate: changes.invoices ?? [],
    },
    DatiBeniServizi: { DettaglioLinee: changes.lines ?? [line], DatiRiepilogo: changes.summaries ?? [summary] },
  };
  return {
    name: changes.name ?? 'IT01234567897_0EW41.xml',
    size: changes.size ?? 4000,
    header: ['FatturaElettronicaHeader', contentOf(header)],
    body: ['FatturaElettronicaBody', contentOf(body)],
    receivedOn: '2025-10-15',
  };
}

const untaxed = { lines: [untaxedLine], summaries: [untaxedSummary] };
const abroad = { IdFiscaleIVA: id('U12345678', 'AT') };
const generic = (nature: string) => ({
  lines: [{ ...untaxedLine, Natura: nature }],
  summaries: [{ ...untaxedSummary, Natura: nature }],
});
const withFund = (changes: Tree) => ({
  general: { DatiCassaPrevidenziale: { ...fund, ...changes } },
  summaries: [{ ...summary, ImponibileImporto: '104.00', Imposta: '22.88' }],
});

/** For each code: what passes, what fails, and the field and value that the failure names. */
const vectors: Readonly<Record<keyof typeof rules, readonly [Changes, Changes, string, string]>> = {
  '00001': [{}, { name: 'IT01234567897-0EW41.xml' }, 'file', 'IT01234567897-0EW41.xml'],
  '00003': [{ size: 5_242_880 }, { size: 5_242_881 }, 'file', '5242881'],
  '00200': [{ seller: { RegimeFiscale: 'RF20' } }, { seller: { RegimeFiscale: 'RF03' } }, '1.2.1.8', 'RF03'],
  '00300': [
    { transmission: { IdTrasmittente: id('RSSMRA80A01H501U') } },
    { transmission: { IdTrasmittente: id('01234567890') } },
    ...(['1.1.1.2', '01234567890'] as const),
  ],
  '00301': [{}, { seller: { IdFiscaleIVA: id('01234567890') } }, '1.2.1.1.2', '01234567890'],
  '00302': [
    { seller: { CodiceFiscale: 'RSSMRA80A01H501U' } },
    { seller: { CodiceFiscale: 'RSSMRA80A01H501X' } },
    ...(['1.2.1.2', 'RSSMRA80A01H501X'] as const),
  ],
  '00303': [
    { agents: { DatiAnagrafici: { IdFiscaleIVA: id('01234567897') } } },
    { buyersAgent: { IdFiscaleIVA: id('01234567890') } },
    ...(['1.4.4.1.2', '01234567890'] as const),
  ],
  '00304': [
    { agents: { DatiAnagrafici: { CodiceFiscale: '01234567897' } } },
    { agents: { DatiAnagrafici: { CodiceFiscale: '01234567890' } } },
    ...(['1.3.1.2', '01234567890'] as const),
  ],
  '00305': [
    { buyer: { IdFiscaleIVA: id('123', 'AT') } },
    { buyer: { IdFiscaleIVA: id('123') } },
    ...(['1.4.1.1.2', '123'] as const),
  ],
  '00306': [
    { buyer: { CodiceFiscale: '01234567897' } },
    { buyer: { CodiceFiscale: 'abc' } },
    ...(['1.4.1.2', 'abc'] as const),
  ],
  '00311': [{}, { transmission: { CodiceDestinatario: 'abc1234' } }, ...(['1.1.4', 'abc1234'] as const)],
  '00313': [
    { transmission: { CodiceDestinatario: 'XXXXXXX' }, buyer: abroad },
    { transmission: { CodiceDestinatario: 'XXXXXXX' } },
    ...(['1.1.4', 'XXXXXXX'] as const),
  ],
  '00330': [
    { transmission: { CodiceDestinatario: '0000000', PECDestinatario: 'gomme@pec.example.it' } },
    { transmission: { CodiceDestinatario: '0000000', PECDestinatario: 'sdi01@pec.fatturapa.it' } },
    ...(['1.1.6', 'sdi01@pec.fatturapa.it'] as const),
  ],
  '00400': [untaxed, { lines: [{ ...untaxedLine, Natura: undefined }] }, '2.2.1.14', ''],
  '00401': [{}, { lines: [{ ...line, Natura: 'N4' }] }, '2.2.1.14', 'N4'],
  '00403': [{}, { general: { Data: '2025-10-16' } }, '2.1.1.3', '2025-10-16'],
  '00411': [
    { lines: [{ ...line, Ritenuta: 'SI' }], general: { DatiRitenuta: { CausalePagamento: 'A' } } },
    { lines: [{ ...line, Ritenuta: 'SI' }] },
    ...(['2.2.1.13', 'SI'] as const),
  ],
  '00413': [
    withFund({ AliquotaIVA: '0.00', Natura: 'N4' }),
    withFund({ AliquotaIVA: '0.00' }),
    ...(['2.1.1.7.7', ''] as const),
  ],
  '00414': [withFund({}), withFund({ Natura: 'N4' }), '2.1.1.7.7', 'N4'],
  '00415': [withFund({}), withFund({ Ritenuta: 'SI' }), '2.1.1.7.6', 'SI'],
  '00417': [
    { buyer: { IdFiscaleIVA: undefined, CodiceFiscale: 'RSSMRA80A01H501U' } },
    { buyer: { IdFiscaleIVA: undefined } },
    ...(['1.4.1.1', ''] as const),
  ],
  '00418': [
    { invoices: [{ IdDocumento: 'F/1', Data: '2025-10-15' }] },
    { invoices: [{ IdDocumento: 'F/2', Data: '2025-10-16' }] },
    ...(['2.1.1.3', 'F/2 2025-10-16'] as const),
  ],
  '00419': [{}, { lines: [line, { ...line, AliquotaIVA: '10.00' }] }, '2.2.2', '10.00'],
  '00420': [
    { summaries: [{ ...summary, EsigibilitaIVA: 'S' }] },
    { summaries: [{ ...untaxedSummary, Natura: 'N6.1', EsigibilitaIVA: 'S' }] },
    ...(['2.2.2.2', 'N6.1'] as const),
  ],
  '00421': [
    { summaries: [{ ...summary, Imposta: '22.01' }] },
    { summaries: [{ ...summary, Imposta: '22.02' }] },
    ...(['2.2.2.6', '22.02'] as const),
  ],
  '00422': [
    { summaries: [{ ...summary, ImponibileImporto: '101.00' }] },
    { summaries: [{ ...summary, ImponibileImporto: '101.01' }] },
    ...(['2.2.2.5', '101.01'] as const),
  ],
  '00423': [
    {
      lines: [
        {
          ...line,
          Quantita: '2.00',
          PrezzoUnitario: '60.00',
          PrezzoTotale: '110.01',
          ScontoMaggiorazione: { Tipo: 'SC', Importo: '5.00' },
        },
        {
          ...line,
          PrezzoTotale: '121.00',
          ScontoMaggiorazione: [
            { Tipo: 'MG', Percentuale: '10.00' },
            { Tipo: 'MG', Percentuale: '10.00' },
          ],
        },
      ],
    },
    { lines: [{ ...line, PrezzoTotale: '100.02' }] },
    ...(['2.2.1.11', '100.02'] as const),
  ],
  '00424': [untaxed, { summaries: [{ ...summary, AliquotaIVA: '0.22' }] }, '2.2.2.1', '0.22'],
  '00425': [{}, { general: { Numero: 'NOTA' } }, '2.1.1.4', 'NOTA'],
  '00426': [
    { transmission: { CodiceDestinatario: '0000000', PECDestinatario: 'gomme@pec.example.it' } },
    { transmission: { CodiceDestinatario: '0000000' } },
    ...(['1.1.6', ''] as const),
  ],
  '00427': [
    { transmission: { FormatoTrasmissione: 'FPA12', CodiceDestinatario: 'ABC123' } },
    { transmission: { CodiceDestinatario: 'ABC123' } },
    ...(['1.1.4', 'ABC123'] as const),
  ],
  '00428': [{}, { transmission: { FormatoTrasmissione: 'FSM10' } }, '1.1.3', 'FSM10'],
  '00429': [untaxed, { summaries: [{ ...untaxedSummary, Natura: undefined }] }, '2.2.2.2', ''],
  '00430': [{}, { summaries: [{ ...summary, Natura: 'N4' }] }, '2.2.2.2', 'N4'],
  '00437': [
    { general: { ScontoMaggiorazione: { Tipo: 'SC', Importo: '1.00' } } },
    { general: { ScontoMaggiorazione: { Tipo: 'SC' } } },
    ...(['2.1.1.8.1', 'SC'] as const),
  ],
  '00438': [
    { lines: [{ ...line, ScontoMaggiorazione: { Tipo: 'SC', Percentuale: '0.00' } }] },
    { lines: [{ ...line, ScontoMaggiorazione: { Tipo: 'MG' } }] },
    ...(['2.2.1.10.1', 'MG'] as const),
  ],
  '00443': [{}, { summaries: [summary, { ...summary, AliquotaIVA: '10.00' }] }, '2.2.2.1', '10.00'],
  '00444': [untaxed, { ...untaxed, lines: [{ ...untaxedLine, Natura: 'N2.1' }] }, '2.2.2.2', 'N2.2'],
  '00445': [generic('N4'), generic('N6'), '2.2.1.14', 'N6'],
  '00448': [generic('N3'), { ...generic('N3'), buyer: abroad }, '2.2.1.14', 'N3'],
  '00471': [
    { general: { TipoDocumento: 'TD16' } },
    { general: { TipoDocumento: 'TD16' }, buyer: { IdFiscaleIVA: seller.IdFiscaleIVA } },
    ...(['1.2', 'Pneus'] as const),
  ],
  '00472': [
    { general: { TipoDocumento: 'TD21' }, buyer: { IdFiscaleIVA: seller.IdFiscaleIVA } },
    { general: { TipoDocumento: 'TD21' } },
    ...(['1.2', 'Pneus'] as const),
  ],
  '00473': [
    { general: { TipoDocumento: 'TD17' }, seller: abroad },
    { general: { TipoDocumento: 'TD17' } },
    ...(['1.2', 'Pneus'] as const),
  ],
  '00476': [{ seller: abroad }, { seller: abroad, buyer: abroad }, '1.2.1.1.1', 'AT'],
  '00999': [
    { general: { DatiRitenuta: { CausalePagamento: 'ZO' } } },
    { general: { DatiRitenuta: { CausalePagamento: 'Z' } } },
    ...(['2.1.1.5.4', 'Z'] as const),
  ],
};

test('a credit note with nothing wrong passes all checks', () => {
  expect(checkFile(fileWith({}))).toEqual([]);
});

describe.each(Object.entries(vectors))('code %s', (code, [passing, failing, field, value]) => {
  const problemsOf = (changes: Changes) => checkFile(fileWith(changes)).filter((problem) => problem.code === code);

  test(`passes what the exchange system takes by code ${code}`, () => {
    expect(problemsOf(passing)).toEqual([]);
  });
  test(`finds what the exchange system rejects with code ${code}`, () => {
    const { advice, fields } = exchangeCodes.find((each) => each.code === code) ?? {};
    expect(problemsOf(failing)[0]).toEqual({ code, field, value, advice });
    if (field !== 'file') expect(fields).toContain(field);
  });
});

test('a problem is named with its code and element, and problems come in the order of codes', () => {
  const problems = checkFile(
    fileWith({
      transmission: { CodiceDestinatario: 'XXXXXXX' },
      invoices: [{ IdDocumento: 'F/9', Data: '2025-11-01' }],
    }),
  );
  expect(problems).toEqual([
    { code: '00313', field: '1.1.4', value: 'XXXXXXX', advice: 'correctDelivery' },
    { code: '00418', field: '2.1.1.3', value: 'F/9 2025-11-01', advice: 'correctInvoices' },
  ]);
});
