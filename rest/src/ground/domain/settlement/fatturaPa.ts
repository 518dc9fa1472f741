/** A credit or debit note as FatturaPA (docs/domain/settlement.md, 'Electronic form'): format FPR12, version 1.2. */
import { fixed, millionths } from '../decimal.js';
import { xmlOf, type XmlElement } from './elements.js';
import { checkFile, type ExchangeProblem } from './exchangeChecks/checkFile.js';
import { latin, shortened } from './latin.js';
import { deliveryOf, type Identity, type Receiver, type Seat } from './receiver.js';

/** The issuer, an Italian company; as the settings have it. */
interface Sender {
  readonly businessName: string;
  readonly vatNumber: string;
  readonly taxRegime: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
}

/** The content of a note that the format requires. Amounts are EUR. */
export interface ElectronicNote {
  /** TipoDocumento: a credit note, or a debit note. */
  readonly type: 'TD04' | 'TD05';
  readonly number: string;
  readonly day: string;
  /** The sender's unique number of the file (`fileNumber`). */
  readonly fileNumber: string;
  readonly sender: Sender;
  /** A complete one (`missingOf`). */
  readonly receiver: Receiver;
  readonly reason: string;
  readonly lines: readonly { readonly description: string; readonly amount: string }[];
  readonly taxRate: string | null;
  readonly taxNature: string | null;
  readonly taxReference: string | null;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  /** The stamp duty that the sender pays for the note (`stampDutyOf`); null without. */
  readonly stampDuty: string | null;
  /** What of it the receiver bears, as a line that is taken from the total; null without. */
  readonly stampCharged: string | null;
  /** The documents that the note refers to (`linkedInvoices`). */
  readonly invoices: readonly { readonly document: string; readonly day: string }[];
}

/** A file for the exchange system. */
export interface ElectronicFile {
  readonly name: string;
  readonly xml: string;
  /** What the exchange system would reject, as far as the file shows it. */
  readonly problems: readonly ExchangeProblem[];
}

/** Files of before these numbers were made of the year and the number of the document: from 2025 on above this one. */
const mostFiles = 20_000_000;

/**
 * The progressive part of the name of a file: five base-36 characters, another one for each file.
 *
 * @param number counts the files that were ever prepared, from 1
 */
export function fileNumber(number: number): string {
  if (number > mostFiles) throw new Error('The numbers of files are used up.');
  return number.toString(36).toUpperCase().padStart(5, '0');
}

/**
 * The file of a note, in the order of elements of the official schema, and what the exchange system would reject.
 *
 * @param receivedOn the day on which the exchange system gets it at the earliest, yyyy-mm-dd
 */
export function electronicFile(note: ElectronicNote, receivedOn: string): ElectronicFile {
  const header: XmlElement = ['FatturaElettronicaHeader', headerOf(note)];
  const body: XmlElement = ['FatturaElettronicaBody', [['DatiGenerali', generalData(note)], goods(note)]];
  const name = `IT${note.sender.vatNumber}_${note.fileNumber}.xml`;
  const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
  const root = 'p:FatturaElettronica';
  const content = xmlOf([header, body]);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns:p="${namespace}" versione="FPR12">${content}</${root}>\n`;
  return { name, xml, problems: checkFile({ name, size: Buffer.byteLength(xml), header, body, receivedOn }) };
}

function headerOf({ sender, receiver, fileNumber: progressive }: ElectronicNote): readonly XmlElement[] {
  const { code, pec } = deliveryOf(receiver);
  const issuer = { ...sender, country: 'IT', taxCode: null };
  const transmission: readonly XmlElement[] = [
    ['IdTrasmittente', vatId('IT', sender.vatNumber)],
    ['ProgressivoInvio', progressive],
    ['FormatoTrasmissione', 'FPR12'],
    ['CodiceDestinatario', code],
    ['PECDestinatario', pec ?? undefined],
  ];
  const party = (registry: readonly XmlElement[], seat: Seat): readonly XmlElement[] => [
    ['DatiAnagrafici', registry],
    ['Sede', seatElements(seat)],
  ];
  return [
    ['DatiTrasmissione', transmission],
    ['CedentePrestatore', party([...identity(issuer), ['RegimeFiscale', sender.taxRegime]], issuer)],
    ['CessionarioCommittente', party(identity(receiver), receiver)],
  ];
}

function generalData({ type, number, day, total, reason, stampDuty, invoices }: ElectronicNote): readonly XmlElement[] {
  const stamp: readonly XmlElement[] = [
    ['BolloVirtuale', 'SI'],
    ['ImportoBollo', stampDuty ?? undefined],
  ];
  const document: readonly XmlElement[] = [
    ['TipoDocumento', type],
    ['Divisa', 'EUR'],
    ['Data', day],
    ['Numero', number],
    ['DatiBollo', stampDuty === null ? undefined : stamp],
    ['ImportoTotaleDocumento', total],
    ['Causale', written(reason, 200)],
  ];
  return [
    ['DatiGeneraliDocumento', document],
    ...invoices.map(({ document: invoice, day: invoiceDay }): XmlElement => [
      'DatiFattureCollegate',
      [
        ['IdDocumento', invoice],
        ['Data', invoiceDay],
      ],
    ]),
  ];
}

/** The element of the lines and their summary. */
function goods({ lines, taxRate, taxNature, taxReference, net, tax, stampCharged }: ElectronicNote): XmlElement {
  // there is one sum for each nature
  const isOneSum = taxNature === 'N1' && stampCharged !== null;
  // the format requires two decimals
  const rate = fixed(millionths(taxRate ?? '0') / 10_000n, 2);
  const taxed = [
    ['AliquotaIVA', rate],
    ['Natura', taxNature ?? undefined],
  ] as const satisfies readonly XmlElement[];
  return [
    'DatiBeniServizi',
    [
      ...lines.map(({ description, amount }, index) =>
        lineOf(index + 1, written(description, 1000, 'Premio'), amount, taxed),
      ),
      ...(stampCharged === null
        ? []
        : [lineOf(lines.length + 1, 'Imposta di bollo a carico del destinatario', `-${stampCharged}`, excluded)]),
      [
        'DatiRiepilogo',
        [
          ...taxed,
          ['ImponibileImporto', isOneSum ? fixed((millionths(net) - millionths(stampCharged)) / 10_000n, 2) : net],
          ['Imposta', tax],
          ['RiferimentoNormativo', taxReference === null ? undefined : written(taxReference, 100)],
        ],
      ],
      ...(stampCharged === null || isOneSum ? [] : [excludedSummary(`-${stampCharged}`)]),
    ],
  ];
}

/** What is excluded from the taxable amount, as an advance in the name of the receiver. */
const excluded = [
  ['AliquotaIVA', '0.00'],
  ['Natura', 'N1'],
] as const satisfies readonly XmlElement[];

const excludedSummary = (amount: string): XmlElement => [
  'DatiRiepilogo',
  [
    ...excluded,
    ['ImponibileImporto', amount],
    ['Imposta', '0.00'],
    ['RiferimentoNormativo', 'Escluso ex art. 15 DPR 633/72'],
  ],
];

const lineOf = (place: number, description: string, amount: string, taxed: readonly XmlElement[]): XmlElement => [
  'DettaglioLinee',
  [
    ['NumeroLinea', String(place)],
    ['Descrizione', description],
    ['PrezzoUnitario', amount],
    ['PrezzoTotale', amount],
    ...taxed,
  ],
];

const vatId = (country: string, vatNumber: string): readonly XmlElement[] => [
  ['IdPaese', country],
  ['IdCodice', vatNumber.toUpperCase()],
];

function identity({
  vatNumber,
  taxCode,
  businessName,
  country,
}: Identity & Pick<Seat, 'country'>): readonly XmlElement[] {
  return [
    ['IdFiscaleIVA', vatNumber === null || vatNumber === '' ? undefined : vatId(country, vatNumber)],
    ['CodiceFiscale', taxCode === null || taxCode === '' || country !== 'IT' ? undefined : taxCode.toUpperCase()],
    ['Anagrafica', [['Denominazione', written(businessName, 80)]]],
  ];
}

/** The elements of the registered office; one outside Italy has no province, and zeros in the place of its postal code. */
function seatElements({ address, postalCode, city, province, country }: Seat): readonly XmlElement[] {
  const isItalian = country === 'IT';
  return [
    ['Indirizzo', written(address, 60)],
    ['CAP', isItalian ? (postalCode ?? '') : '00000'],
    ['Comune', written(city, 60)],
    ['Provincia', isItalian ? (province ?? undefined) : undefined],
    // Northern Ireland has a code of its own for VAT alone
    ['Nazione', country === 'XI' ? 'GB' : country],
  ];
}

/** A text in the letters that the format takes; one that cannot be written as another text. */
const written = (text: string | null, longest: number, otherwise = '-') =>
  shortened(latin(text ?? '') ?? otherwise, longest);
