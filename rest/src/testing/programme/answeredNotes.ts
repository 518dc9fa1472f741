import { beforeEach } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documentFiles } from '../../ground/database/tables/programme/documentFiles.js';
import type { OutcomesOutcome } from '../../money/settlements/outcomes/schemas.js';
import { uploaded } from '../files/files.js';
import { receiptOf, type ReceiptKind } from '../files/receipts.js';
import { SettledDealers } from './settledDealers.js';

/** The counts of an upload of one outcome of which nothing was taken. */
export const noOutcome = { given: 1, delivered: 0, undelivered: 0, rejected: 0, unchanged: 0, refusedCount: 0 };

/** The answer about one outcome that was refused. */
export const refusedAs = (reason: string, more: object = {}) => ({
  ...{ ...noOutcome, refusedCount: 1 },
  refused: [{ reason, ...more }],
});

/** Notes of which the exchange system answers; today is 20 October 2025, the notes and their files are of the 15th. */
export class AnsweredNotes extends SettledDealers {
  constructor() {
    super();
    beforeEach(() => this.service.fixDay('2025-10-20'));
  }

  /** A note whose file is prepared. @returns with the name of its file */
  async prepared(dealer = 0) {
    this.service.fixDay('2025-10-15');
    const document = await this.document('creditNote', dealer);
    await this.post('settlements/documents/preparation', { documentIds: [document.id] });
    this.service.fixDay('2025-10-20');
    return { ...document, file: await this.lastFile(document.id) };
  }

  /** The name of the last file of a note. */
  async lastFile(documentId: number): Promise<string> {
    const files = await this.service.database
      .select({ name: documentFiles.name })
      .from(documentFiles)
      .where(eq(documentFiles.documentId, documentId))
      .orderBy(documentFiles.attempt);
    return files.at(-1)?.name ?? '';
  }

  /** Uploads outcomes, and has them read. */
  async upload(filename: string, content: string | Buffer) {
    const about = { purpose: 'settlementOutcomes' as const, filename };
    const uploadId = await uploaded(this.service, Buffer.from(content), about);
    return this.post('settlements/outcomes', { uploadId });
  }

  /** What became of outcomes in a file. */
  async read(filename: string, content: string | Buffer): Promise<OutcomesOutcome> {
    return answerIn(await this.upload(filename, content));
  }

  /** What became of the rows of a table. */
  readTable(...rows: string[]): Promise<OutcomesOutcome> {
    return this.read('esiti.csv', ['numero;esito;data;codice', ...rows].join('\n'));
  }

  /** What became of a receipt about a file, of 16 October 2025. */
  receipt(kind: ReceiptKind, file: string, exchangeId?: string): Promise<OutcomesOutcome> {
    return this.read(`${kind}.xml`, receiptOf(kind, file, exchangeId));
  }
}

/** What became of outcomes, in a response. */
export const answerIn = (response: { json<T>(): T }): OutcomesOutcome =>
  response.json<{ data: { outcome: OutcomesOutcome } }>().data.outcome;
