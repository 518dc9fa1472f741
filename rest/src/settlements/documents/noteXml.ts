/** What the electronic files of credit notes are made of. */
import type { Database } from '../../database/connections/connection.js';
import type { DocumentReceiver, SettlementSender } from '../../database/tables/programme/settlements.js';
import { groupedBy } from '../../domain/grouped.js';
import { canBeNamed, fatturaPaXml } from '../../domain/settlement/fatturaPa.js';
import type { ChosenNote } from './fileQueries.js';
import { countedDocuments, linesOf } from './queries.js';

/** Makes the file of a note. */
export type NoteWriter = (
  note: ChosenNote,
  receiver: DocumentReceiver,
  sender: SettlementSender,
  fileNumber: string,
) => { readonly xml: string; readonly invoicesLeftOut: number };

/** Reads the lines and the invoices of some notes. @returns a function that makes the file of each of them */
export async function noteWriter(database: Database, notes: readonly ChosenNote[]): Promise<NoteWriter> {
  const ids = notes.map(({ document }) => document.id);
  const lines = await linesOf(database, ids);
  const linesByDocument = groupedBy(lines, ({ line }) => line.documentId);
  const naming = notes.filter(({ settings }) => settings?.namesInvoices);
  const counted =
    naming.length === 0
      ? []
      : await countedDocuments(
          database,
          [...new Set(lines.map(({ line }) => line.campaignId))],
          naming.map(({ document }) => document.dealerId),
        );
  const invoicesByDealer = groupedBy(counted, ({ dealerId }) => dealerId);
  return ({ document, settings }, receiver, sender, fileNumber) => {
    const { number, day, net, tax, total, dealerId } = document;
    const own = linesByDocument.get(document.id) ?? [];
    const campaignIds = new Set(own.map(({ line }) => line.campaignId));
    const linked = settings?.namesInvoices ? (invoicesByDealer.get(dealerId) ?? []) : [];
    const invoices = linkedInvoices(
      linked.filter(({ campaignId }) => campaignIds.has(campaignId)),
      day,
    );
    const named = invoices.filter((invoice) => canBeNamed(invoice.document));
    const xml = fatturaPaXml({
      ...{ number, day, net, tax, total: total ?? net, sender, fileNumber },
      receiver: {
        ...receiver,
        // `missingData` has found that they are there
        ...{ address: receiver.address ?? '', postalCode: receiver.postalCode ?? '', sdiCode: receiver.sdiCode ?? '' },
      },
      reason: 'Premio di fine campagna',
      lines: own
        .filter(({ line }) => /[1-9]/.test(line.paid))
        .map(({ line, title }) => ({ description: `Premio ${title}`, amount: line.paid })),
      taxRate: settings?.taxRate ?? null,
      taxNature: settings?.taxNature ?? null,
      taxReference: settings?.taxReference ?? null,
      invoices: named,
    });
    return { xml, invoicesLeftOut: invoices.length - named.length };
  };
}

interface Invoice {
  readonly document: string;
  readonly day: string;
}

/** The invoices that a note is linked to: each once, on its first day, none later than the note. */
export function linkedInvoices(counted: readonly Invoice[], lastDay: string): readonly Invoice[] {
  const byNumber = new Map<string, string>();
  for (const { document, day } of counted) {
    const first = byNumber.get(document);
    if (day <= lastDay && (first === undefined || day < first)) byNumber.set(document, day);
  }
  return [...byNumber].map(([document, day]) => ({ document, day }));
}
