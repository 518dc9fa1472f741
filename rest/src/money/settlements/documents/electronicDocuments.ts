/** The electronic forms of credit and debit notes: what each lacks, its file, and what the exchange system would reject. */
import type { SettlementDealerData } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { SettlementSender } from '../../../ground/database/tables/programme/settlements.js';
import { groupedBy } from '../../../ground/domain/grouped.js';
import { italianDay } from '../../../ground/domain/labels/italianFormats.js';
import {
  electronicFile,
  fileNumber,
  type ElectronicFile,
  type ElectronicNote,
} from '../../../ground/domain/settlement/fatturaPa.js';
import { linkedInvoices, type LinkedInvoices } from '../../../ground/domain/settlement/linkedInvoices.js';
import type { Receiver } from '../../../ground/domain/settlement/receiver.js';
import { stampDutyOf } from '../../../ground/domain/settlement/stampDuty.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import type { ChosenNote } from './fileQueries.js';
import { missingNow, receiverNow } from './noteReceiver.js';
import { countedDocuments, linesOf } from './queries.js';

/** The electronic form of a credit or debit note. */
export interface ElectronicDocument {
  readonly note: ChosenNote;
  /** As the file names it. */
  readonly receiver: Receiver;
  /** The data that the receiver lacks. */
  readonly missing: readonly SettlementDealerData[];
  /** The file and the problems that it shows; undefined where data is missing. */
  readonly file: ElectronicFile | undefined;
  /** The number behind the file's name (`fileNumber`): that of the next note where the file does not count. */
  readonly number: number;
  /** The invoices that the file does not name. */
  readonly leftOut: LinkedInvoices['leftOut'];
}

/** What the files of a selection have in common. */
interface FileTerms {
  /** The issuer of notes that were approved before the settings had one. */
  readonly sender: SettlementSender | null;
  /** The day on which the exchange system gets them at the earliest, yyyy-mm-dd. */
  readonly receivedOn: string;
  /** The number of the first file that has no problem; those after it have the next ones. */
  readonly firstNumber: number;
}

/**
 * The electronic forms of credit and debit notes, one after the other. The generator throws Refusal CONFLICT, reason
 * senderMissing, at a complete note without an issuer.
 */
export async function electronicDocuments(
  database: Database,
  notes: readonly ChosenNote[],
  terms: FileTerms,
): Promise<Generator<ElectronicDocument>> {
  const lines = await linesOf(
    database,
    notes.map(({ document }) => document.id),
  );
  const linesByDocument = groupedBy(lines, ({ line }) => line.documentId);
  const naming = notes.filter(namesInvoices);
  const invoices =
    naming.length === 0
      ? []
      : await countedDocuments(
          database,
          [...new Set(lines.map(({ line }) => line.campaignId))],
          naming.map(({ document }) => document.dealerId),
        );
  const invoicesByDealer = groupedBy(invoices, ({ dealerId }) => dealerId);

  function* documents() {
    let number = terms.firstNumber;
    for (const note of notes) {
      const { document } = note;
      const receiver = receiverNow(note);
      const missing = missingNow(note);
      const noteLines = linesByDocument.get(document.id) ?? [];
      const campaignIds = new Set(noteLines.map(({ line }) => line.campaignId));
      const counted = namesInvoices(note) ? (invoicesByDealer.get(document.dealerId) ?? []) : [];
      const { named, leftOut } = linkedInvoices(
        counted.filter((each) => campaignIds.has(each.campaignId)),
        document.day,
      );
      const present = { sender: terms.sender, receiver, fileNumber: fileNumber(number) };
      const file =
        missing.length === 0 ? electronicFile(noteOf(note, present, noteLines, named), terms.receivedOn) : undefined;
      yield { note, receiver, missing, file, number, leftOut };
      if (file?.problems.length === 0) number += 1;
    }
  }
  return documents();
}

/** Whether a note names the invoices behind it; a debit note names the note that it answers instead. */
const namesInvoices = ({ document, settings }: ChosenNote) =>
  document.kind === 'creditNote' && settings?.namesInvoices === true;

/** A note as its electronic form names it. @throws Refusal CONFLICT, reason senderMissing */
function noteOf(
  { document, settings, answers }: ChosenNote,
  present: Pick<ElectronicNote, 'receiver' | 'fileNumber'> & Pick<FileTerms, 'sender'>,
  lines: Awaited<ReturnType<typeof linesOf>>,
  invoices: LinkedInvoices['named'],
): ElectronicNote {
  const { number, day, net, tax, stampCharged, total } = document;
  const sender = settings?.sender ?? present.sender;
  if (sender === null) throw new Refusal('CONFLICT', { reason: 'senderMissing' });
  return {
    type: answers === null ? 'TD04' : 'TD05',
    number,
    day,
    net,
    tax,
    sender,
    receiver: present.receiver,
    fileNumber: present.fileNumber,
    total: total ?? net,
    reason:
      answers === null
        ? 'Premio di fine campagna'
        : `Storno della nota di credito ${answers.number} del ${italianDay(answers.day)}`,
    lines: lines
      .filter(({ line }) => /[1-9]/.test(line.paid))
      .map(({ line, title }) => ({
        description: `${answers === null ? 'Premio' : 'Storno premio'} ${title}`,
        amount: line.paid,
      })),
    taxRate: settings?.taxRate ?? null,
    taxNature: settings?.taxNature ?? null,
    taxReference: settings?.taxReference ?? null,
    stampDuty: stampDutyOf(net, settings),
    stampCharged: /[1-9]/.test(stampCharged) ? stampCharged : null,
    invoices: answers === null ? invoices : [{ document: answers.number, day: answers.day }],
  };
}
