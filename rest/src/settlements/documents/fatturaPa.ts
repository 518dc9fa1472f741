/** The credit notes of a run as FatturaPA: a ZIP with an XML file for each. */
import { setImmediate } from 'node:timers/promises';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import {
  electronicFile,
  fileNumber,
  type ElectronicFile,
  type ElectronicNote,
} from '../../domain/settlement/fatturaPa.js';
import { linkedInvoices, type LinkedInvoices } from '../../domain/settlement/linkedInvoices.js';
import { missingOf, receiverOf, type Receiver } from '../../domain/settlement/receiver.js';
import { stampDutyOf } from '../../domain/settlement/stampDuty.js';
import type { Database } from '../../database/connections/connection.js';
import type { SettlementSender } from '../../database/tables/programme/settlements.js';
import { groupedBy } from '../../domain/grouped.js';
import type { Download } from '../../files/fileContent.js';
import type { ServiceContext } from '../../platform/context.js';
import { notFound, Refusal } from '../../platform/http/errors.js';
import { zipped } from '../../platform/spreadsheets/zip.js';
import { settlementById } from '../queries.js';
import { settingsNow } from '../settings.js';
import { countedDocuments, creditNotesOf, linesOf } from './queries.js';
import { italianReceiver } from './receivers.js';

/** Number of chunks of the ZIP after which the generator yields to other requests. */
const chunksAtOnce = 100;

/**
 * @throws Refusal NOT_FOUND, also for a run whose credit notes are all cancelled; CONFLICT, reason senderMissing where
 *   the settings have no sender
 */
export async function fatturaPaFile({ database, programmeDay }: ServiceContext, id: number): Promise<Download> {
  const run = await settlementById(database, id);
  if (run === undefined) throw notFound();
  const notes = await creditNotesOf(database, id);
  if (notes.length === 0) throw notFound();
  // documents issued before the settings had a sender get the present one
  const sender = run.run.settings?.sender ?? (await settingsNow(database)).sender;
  if (sender === null) throw new Refusal('CONFLICT', { reason: 'senderMissing' });
  return {
    filename: `FatturaPA ${run.run.title}.zip`,
    contentType: 'application/zip',
    content: { kind: 'generated', isExport: true, chunks: () => packed(database, notes, sender, programmeDay()) },
  };
}

type Note = Awaited<ReturnType<typeof creditNotesOf>>[number];

/** The electronic form of a credit note. */
export interface ElectronicDocument {
  readonly document: Note['document'];
  /** The data that its receiver lacks. */
  readonly missing: readonly SettlementDealerData[];
  /** The file and the problems that it shows; undefined where data is missing. */
  readonly file: ElectronicFile | undefined;
  /** The invoices that it does not name. */
  readonly leftOut: LinkedInvoices['leftOut'];
}

/**
 * The electronic forms of credit notes, one after the other.
 *
 * @param receivedOn the day on which the exchange system gets them at the earliest, yyyy-mm-dd
 */
export async function electronicDocuments(
  database: Database,
  notes: readonly Note[],
  sender: SettlementSender,
  receivedOn: string,
): Promise<Generator<ElectronicDocument>> {
  const lines = await linesOf(
    database,
    notes.map(({ document }) => document.id),
  );
  const linesByDocument = groupedBy(lines, ({ line }) => line.documentId);
  const namesInvoices = notes.some(({ settings }) => settings?.namesInvoices);
  const invoices = namesInvoices
    ? await countedDocuments(
        database,
        [...new Set(lines.map(({ line }) => line.campaignId))],
        notes.map(({ document }) => document.dealerId),
      )
    : [];
  const invoicesByDealer = groupedBy(invoices, ({ dealerId }) => dealerId);

  function* documents() {
    for (const note of notes) {
      const { document } = note;
      const receiver = receiverOf(italianReceiver(document.receiver), italianReceiver(note.dealer));
      const missing = missingOf(receiver);
      const own = linesByDocument.get(document.id) ?? [];
      const campaignIds = new Set(own.map(({ line }) => line.campaignId));
      const counted = (invoicesByDealer.get(document.dealerId) ?? []).filter((each) =>
        campaignIds.has(each.campaignId),
      );
      const { named, leftOut } = linkedInvoices(counted, document.day);
      const file =
        missing.length === 0 ? electronicFile(noteOf(note, sender, receiver, own, named), receivedOn) : undefined;
      yield { document, missing, file, leftOut };
    }
  }
  return documents();
}

async function* packed(...args: Parameters<typeof electronicDocuments>): AsyncGenerator<Uint8Array> {
  const documents = await electronicDocuments(...args);
  function* entries() {
    for (const { file } of documents) {
      if (file?.problems.length === 0) yield { name: file.name, chunks: [Buffer.from(file.xml)] };
    }
  }
  let chunkCount = 0;
  for await (const chunk of zipped(entries())) {
    chunkCount += 1;
    if (chunkCount % chunksAtOnce === 0) await setImmediate();
    yield chunk;
  }
}

/** A credit note as its electronic form names it. */
function noteOf(
  { document, settings }: Note,
  sender: SettlementSender,
  receiver: Receiver,
  lines: Awaited<ReturnType<typeof linesOf>>,
  invoices: LinkedInvoices['named'],
): ElectronicNote {
  const { year, sequence, number, day, net, tax, total } = document;
  return {
    type: 'TD04',
    number,
    day,
    net,
    tax,
    sender,
    receiver,
    fileNumber: fileNumber(year, sequence),
    total: total ?? net,
    reason: 'Premio di fine campagna',
    lines: lines
      .filter(({ line }) => /[1-9]/.test(line.paid))
      .map(({ line, title }) => ({ description: `Premio ${title}`, amount: line.paid })),
    taxRate: settings?.taxRate ?? null,
    taxNature: settings?.taxNature ?? null,
    taxReference: settings?.taxReference ?? null,
    stampDuty: stampDutyOf(net, settings),
    invoices,
  };
}
