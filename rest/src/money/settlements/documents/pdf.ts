/** A document of a settlement as a PDF: its parties, its lines, its tax and its total. */
import {
  dayWithArticle,
  italianDay,
  italianEuro,
  italianPercent,
} from '../../../ground/domain/labels/italianFormats.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import { linkedInvoices, type UnnamedReason } from '../../../ground/domain/settlement/linkedInvoices.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { colours } from '../../../ground/platform/pdf/colours.js';
import { drawLogo } from '../../../ground/platform/pdf/logo.js';
import { Sheets } from '../../../ground/platform/pdf/Sheets.js';
import { drawTable, type SheetColumn } from '../../../ground/platform/pdf/table.js';
import { documentKindLabels } from './documentsExport.js';
import { campaignPeriods } from './queries.js';
import { oneDocument, type DocumentDetailView } from './service.js';

/** @throws Refusal NOT_FOUND for a document of a dealer that the caller does not see */
export async function documentPdf(context: ServiceContext, caller: SignedIn, id: number): Promise<Download> {
  const document = await oneDocument(context, caller, id);
  const periods = await campaignPeriods(
    context.database,
    document.lines.map(({ campaign }) => campaign.id),
  );
  return {
    filename: `${document.number}.pdf`,
    contentType: 'application/pdf',
    content: {
      kind: 'generated',
      isExport: true,
      chunks: () => drawn(document, causeOf(periods), context.clock.programmeNow()),
    },
  };
}

/** The cause of a document: the campaigns whose prizes it pays, each with its period. */
function causeOf(periods: Awaited<ReturnType<typeof campaignPeriods>>): string {
  const campaigns = periods.map(
    ({ title, startsOn, endsOn }) => `«${title}» (${italianDay(startsOn)} – ${italianDay(endsOn)})`,
  );
  return `Causale: premi ${campaigns.length === 1 ? 'della campagna' : 'delle campagne'} ${campaigns.join('; ')}.`;
}

async function* drawn(document: DocumentDetailView, cause: string, createdAt: Date): AsyncGenerator<Uint8Array> {
  const title = `${documentKindLabels[document.kind]} ${document.number}`;
  const sheets = new Sheets({ title, author: document.sender?.businessName ?? 'Battistrada', createdAt });
  drawLogo(sheets);
  sheets.paragraph(title, { size: 18, weight: 'semibold' }, 2);
  sheets.paragraph(
    `${dayWithArticle('del', italianDay(document.day))} · ${document.settlement.title}`,
    { colour: colours.secondary },
    10,
  );
  if (document.cancelledAt !== null) {
    const day = italianDay(romeDay(new Date(document.cancelledAt)));
    const text = `Annullato ${dayWithArticle('il', day)}: ${document.cancelReason ?? ''}`;
    sheets.paragraph(text, { size: 12, weight: 'semibold', colour: colours.warning }, 10);
  }
  drawAnswer(sheets, document);
  drawParties(sheets, document);
  if (document.kind === 'notice') {
    const text =
      'Questo avviso non è un documento fiscale. Emetti una fattura per l’importo indicato, più l’IVA se dovuta, e riporta il numero dell’avviso.';
    sheets.paragraph(text, {}, 10);
  }
  sheets.paragraph(cause, {}, 10);
  await drawTable(sheets, lineColumns, document.lines, ['Importo', '', '', italianEuro(document.net)]);
  for (const [label, value] of sumsOf(document)) {
    sheets.ensureSpace(16);
    sheets.write(label, sheets.left, sheets.y, sheets.width - 120, { align: 'right', colour: colours.secondary });
    const right = { align: 'right', weight: 'semibold', tabular: true } as const;
    sheets.write(value, sheets.left + sheets.width - 110, sheets.y, 110, right);
    sheets.y += 16;
  }
  if (document.taxReference !== null) sheets.paragraph(document.taxReference, { colour: colours.secondary });
  if (document.stampDuty !== null) {
    const text = `Imposta di bollo di ${italianEuro(document.stampDuty)} assolta in modo virtuale da chi emette il documento.`;
    sheets.paragraph(text, { colour: colours.secondary });
  }
  if (document.paidOn !== null) sheets.paragraph(`Pagato ${dayWithArticle('il', italianDay(document.paidOn))}.`);
  drawInvoices(sheets, document);
  sheets.end(`${title} · ${document.businessName} (${document.code})`);
  yield* sheets.pdf as AsyncIterable<Uint8Array>;
}

/** The other document, of a note that is answered and of its debit note. */
function drawAnswer(sheets: Sheets, { answeredBy, answers }: DocumentDetailView): void {
  const named = ({ number, day }: { readonly number: string; readonly day: string }) =>
    `${number} ${dayWithArticle('del', italianDay(day))}`;
  const strong = { size: 12, weight: 'semibold' } as const;
  if (answeredBy !== null) {
    const text = `Stornata con la nota di debito ${named(answeredBy)}.`;
    sheets.paragraph(text, { ...strong, colour: colours.warning }, 10);
  }
  if (answers !== null) sheets.paragraph(`Storna la nota di credito ${named(answers)}.`, strong, 10);
}

const leftOutLabels: Readonly<Record<UnnamedReason, string>> = {
  tooLong: 'con un numero di oltre 20 caratteri',
  notLatin: 'con un numero in lettere non latine',
  afterNote: 'con una data successiva',
};

/** The invoices that the electronic form names too, and the number of those that it does not name. */
function drawInvoices(sheets: Sheets, { invoices, day }: DocumentDetailView): void {
  const { named, leftOut } = linkedInvoices(invoices, day);
  const names = named.map((invoice) => `${invoice.document} ${dayWithArticle('del', italianDay(invoice.day))}`);
  const counts = leftOut.map(({ reason, count }) => `${count} ${leftOutLabels[reason]}`);
  const texts = [
    ...(names.length === 0 ? [] : [`Documenti a cui si riferisce: ${names.join('; ')}.`]),
    ...(counts.length === 0 ? [] : [`Documenti non indicati: ${counts.join('; ')}.`]),
  ];
  if (texts.length > 0) sheets.y += 6;
  for (const text of texts) sheets.paragraph(text, { size: 8, colour: colours.secondary });
}

const isCharged = (stampCharged: string) => /[1-9]/.test(stampCharged);

const lineColumns: readonly SheetColumn<DocumentDetailView['lines'][number]>[] = [
  { label: 'Campagna', width: 0.46, cell: ({ campaign }) => campaign.title },
  { label: 'Premio spendibile', width: 0.18, align: 'right', cell: ({ credit }) => italianEuro(credit) },
  { label: 'Compensazione', width: 0.18, align: 'right', cell: ({ setOff }) => italianEuro(setOff) },
  { label: 'Importo', width: 0.18, align: 'right', cell: ({ paid }) => italianEuro(paid) },
];

function sumsOf({
  kind,
  tax,
  stampCharged,
  total,
  taxRate,
  taxNature,
}: DocumentDetailView): readonly (readonly [string, string])[] {
  if (kind === 'notice') return [];
  const label = taxRate === null ? `IVA (natura ${taxNature ?? ''})` : `IVA ${italianPercent(taxRate)}`;
  return [
    [label, italianEuro(tax)],
    ...(isCharged(stampCharged)
      ? [['Imposta di bollo a carico del destinatario', `-${italianEuro(stampCharged)}`] as const]
      : []),
    ['Totale', italianEuro(total)],
  ];
}

/** The issuer at the left, the dealer at the right. */
function drawParties(sheets: Sheets, document: DocumentDetailView): void {
  const { sender } = document;
  const left = sender === null ? [] : ['Emesso da', ...partyLines(sender)];
  const right = [
    'Destinatario',
    ...partyLines(document),
    ...(document.sdiCode === null ? [] : [`Codice SDI ${document.sdiCode}`]),
  ];
  const width = sheets.width / 2 - 8;
  const top = sheets.y;
  const bottoms = [left, right].map((lines, index) => {
    let y = top;
    for (const [place, line] of lines.entries()) {
      // the second line is the name
      const style = place === 1 ? ({ weight: 'semibold' } as const) : { colour: colours.secondary };
      sheets.write(line, sheets.left + index * (width + 16), y, width, style);
      y += sheets.heightOf(line, width, style) + 2;
    }
    return y;
  });
  sheets.y = Math.max(...bottoms) + 14;
}

interface Party {
  readonly businessName: string;
  readonly vatNumber: string;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly province: string;
}

const partyLines = ({ businessName, vatNumber, address, postalCode, city, province }: Party) => [
  businessName,
  ...(address === null ? [] : [address]),
  `${postalCode === null ? '' : `${postalCode} `}${city} (${province})`,
  `Partita IVA ${vatNumber}`,
];
