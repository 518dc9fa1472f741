/** A credit note as FatturaPA (docs/domain/settlement.md, 'Electronic form'): format FPR12, version 1.2, type TD04. */
import { fixed, millionths } from '../decimal.js';

interface Company {
  readonly businessName: string;
  readonly vatNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
}

/** The content of a credit note that the format requires. Amounts are EUR. */
export interface ElectronicNote {
  readonly number: string;
  readonly day: string;
  /** The sender's unique number of the file (`fileNumber`). */
  readonly fileNumber: string;
  readonly sender: Company & { readonly taxRegime: string };
  readonly receiver: Company & { readonly sdiCode: string };
  readonly reason: string;
  readonly lines: readonly { readonly description: string; readonly amount: string }[];
  readonly taxRate: string | null;
  readonly taxNature: string | null;
  readonly taxReference: string | null;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  /** The invoices that the credit note refers to. */
  readonly invoices: readonly { readonly document: string; readonly day: string }[];
}

/** An XML element: its name, and its text or child elements; with undefined content it is left out. */
type Element = readonly [name: string, content: string | undefined | readonly Element[]];

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

/** Whether the format can name an invoice: up to 20 printable characters of ASCII. */
export const canBeNamed = (document: string) => /^[\u0020-\u007e]{1,20}$/.test(document);

/** The XML of a credit note, in the order of elements of the official schema. */
export function fatturaPaXml(note: ElectronicNote): string {
  const { sender, receiver } = note;
  const header: Element = [
    'FatturaElettronicaHeader',
    [
      [
        'DatiTrasmissione',
        [
          ['IdTrasmittente', vatId(sender.vatNumber)],
          ['ProgressivoInvio', note.fileNumber],
          ['FormatoTrasmissione', 'FPR12'],
          ['CodiceDestinatario', receiver.sdiCode.toUpperCase()],
        ],
      ],
      [
        'CedentePrestatore',
        [
          ['DatiAnagrafici', [...identity(sender), ['RegimeFiscale', sender.taxRegime]]],
          ['Sede', seat(sender)],
        ],
      ],
      [
        'CessionarioCommittente',
        [
          ['DatiAnagrafici', identity(receiver)],
          ['Sede', seat(receiver)],
        ],
      ],
    ],
  ];
  const body: Element = [
    'FatturaElettronicaBody',
    [
      [
        'DatiGenerali',
        [
          [
            'DatiGeneraliDocumento',
            [
              ['TipoDocumento', 'TD04'],
              ['Divisa', 'EUR'],
              ['Data', note.day],
              ['Numero', note.number],
              ['ImportoTotaleDocumento', note.total],
              ['Causale', latin(note.reason, 200)],
            ],
          ],
          ...note.invoices.map(({ document, day }): Element => [
            'DatiFattureCollegate',
            [
              ['IdDocumento', basicLatin(document, 20)],
              ['Data', day],
            ],
          ]),
        ],
      ],
      ['DatiBeniServizi', goods(note)],
    ],
  ];
  const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
  const root = 'p:FatturaElettronica';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns:p="${namespace}" versione="FPR12">${xmlOf([header, body])}</${root}>\n`;
}

/** The element of the lines and their summary (DatiBeniServizi). */
function goods({ lines, taxRate, taxNature, taxReference, net, tax }: ElectronicNote): readonly Element[] {
  // the format requires two decimals
  const rate = fixed(millionths(taxRate ?? '0') / 10_000n, 2);
  const taxed = [
    ['AliquotaIVA', rate],
    ['Natura', taxNature ?? undefined],
  ] as const satisfies readonly Element[];
  return [
    ...lines.map(({ description, amount }, index): Element => [
      'DettaglioLinee',
      [
        ['NumeroLinea', String(index + 1)],
        ['Descrizione', latin(description, 1000)],
        ['PrezzoUnitario', amount],
        ['PrezzoTotale', amount],
        ...taxed,
      ],
    ]),
    [
      'DatiRiepilogo',
      [
        ...taxed,
        ['ImponibileImporto', net],
        ['Imposta', tax],
        ['RiferimentoNormativo', taxReference === null ? undefined : latin(taxReference, 100)],
      ],
    ],
  ];
}

const vatId = (vatNumber: string): readonly Element[] => [
  ['IdPaese', 'IT'],
  ['IdCodice', vatNumber],
];

const identity = ({ vatNumber, businessName }: Company): readonly Element[] => [
  ['IdFiscaleIVA', vatId(vatNumber)],
  ['Anagrafica', [['Denominazione', latin(businessName, 80)]]],
];

/** The element of the registered office (Sede). */
const seat = ({ address, postalCode, city, province }: Company): readonly Element[] => [
  ['Indirizzo', latin(address, 60)],
  ['CAP', postalCode],
  ['Comune', latin(city, 60)],
  ['Provincia', province],
  ['Nazione', 'IT'],
];

/** Replacements for characters that Latin-1 does not have. */
const substitutes: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
};

/** A text in the characters that the format allows: Latin-1 without control characters; '-' where nothing is left. */
function latin(text: string, longest: number): string {
  const written = text
    .replaceAll(/[‘’“”–—…€]/g, (character) => substitutes[character] ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .normalize('NFC');
  const taken = [...written].map((character) => (character <= '\u00ff' ? character : plain(character)));
  return taken.join('').slice(0, longest).trim() || '-';
}

/** A character without its accents, or '?' where that is not Latin-1 either. */
const plain = (character: string) => {
  const [letter = ''] = character.normalize('NFD');
  return letter <= '\u00ff' ? letter : '?';
};

/** A text in printable ASCII characters, for fields of the format that allow no others. */
const basicLatin = (text: string, longest: number) =>
  latin(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), longest).replaceAll(/[^\u0020-\u007e]/g, '?');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

function xmlOf(elements: readonly Element[]): string {
  return elements
    .map(([name, content]) => {
      if (content === undefined) return '';
      return `<${name}>${typeof content === 'string' ? escaped(content) : xmlOf(content)}</${name}>`;
    })
    .join('');
}
