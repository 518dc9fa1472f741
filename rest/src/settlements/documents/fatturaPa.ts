/** The credit notes of a run as FatturaPA: a ZIP with an XML file for each. */
import { setImmediate } from 'node:timers/promises';
import { fatturaPaXml, fileNumber } from '../../domain/settlement/fatturaPa.js';
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

/** Number of chunks of the ZIP after which the generator yields to other requests. */
const chunksAtOnce = 100;

/**
 * @throws Refusal NOT_FOUND, also for a run whose credit notes are all cancelled; CONFLICT, reason senderMissing where
 *   the settings have no sender
 */
export async function fatturaPaFile({ database }: ServiceContext, id: number): Promise<Download> {
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
    content: { kind: 'generated', isExport: true, chunks: () => packed(database, notes, sender) },
  };
}

type Note = Awaited<ReturnType<typeof creditNotesOf>>[number];

async function* packed(
  database: Database,
  notes: readonly Note[],
  sender: SettlementSender,
): AsyncGenerator<Uint8Array> {
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

  function* entries() {
    for (const { document, settings, dealer } of notes) {
      const { receiver, year, sequence, number, day, net, tax, total, dealerId } = document;
      const data = {
        address: receiver.address ?? dealer.address,
        postalCode: receiver.postalCode ?? dealer.postalCode,
        sdiCode: receiver.sdiCode ?? dealer.sdiCode,
      };
      if (!isComplete(data)) continue;
      const file = fileNumber(year, sequence);
      const own = linesByDocument.get(document.id) ?? [];
      const campaignIds = new Set(own.map(({ line }) => line.campaignId));
      const xml = fatturaPaXml({
        number,
        day,
        net,
        tax,
        sender,
        fileNumber: file,
        total: total ?? net,
        receiver: { ...receiver, ...data },
        reason: 'Premio di fine campagna',
        lines: own
          .filter(({ line }) => /[1-9]/.test(line.paid))
          .map(({ line, title }) => ({ description: `Premio ${title}`, amount: line.paid })),
        taxRate: settings?.taxRate ?? null,
        taxNature: settings?.taxNature ?? null,
        taxReference: settings?.taxReference ?? null,
        invoices: (invoicesByDealer.get(dealerId) ?? []).filter(({ campaignId }) => campaignIds.has(campaignId)),
      });
      yield { name: `IT${sender.vatNumber}_${file}.xml`, chunks: [Buffer.from(xml)] };
    }
  }
  let chunkCount = 0;
  for await (const chunk of zipped(entries())) {
    chunkCount += 1;
    if (chunkCount % chunksAtOnce === 0) await setImmediate();
    yield chunk;
  }
}

interface ElectronicData {
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly sdiCode: string | null;
}

/** Whether a dealer has all data that the format requires: the same rule as `missing` of the lines, there in SQL. */
function isComplete(data: ElectronicData): data is { [Name in keyof ElectronicData]: string } {
  return (
    (data.address ?? '') !== '' && /^\d{5}$/.test(data.postalCode ?? '') && /^[A-Za-z0-9]{7}$/.test(data.sdiCode ?? '')
  );
}
