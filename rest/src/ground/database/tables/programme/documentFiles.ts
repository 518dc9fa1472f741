import type { DocumentFileState } from '@gdd/schema/settlements';
import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';
import type { Receiver } from '../../../domain/settlement/receiver.js';
import { users } from '../people/accounts.js';
import { settlementDocuments } from './settlements.js';

/**
 * The electronic files of credit notes, one for each attempt to send a note, frozen as they were prepared. The last one of
 * a note goes with its state.
 */
export const documentFiles = pgTable(
  'document_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => settlementDocuments.id),
    /** From 1. */
    attempt: integer('attempt').notNull(),
    /** The progressive part of the name, as a number: never used twice (`fileNumber`). */
    number: integer('number').notNull(),
    name: textC('name').notNull(),
    /** The file: UTF-8. */
    xml: text('xml').notNull(),
    /** Of the bytes of the file, in hexadecimal. */
    sha256: textC('sha256').notNull(),
    /** The receiver's data as it is used in the file. */
    receiver: jsonb('receiver').$type<Receiver>().notNull(),
    /** The linked invoices that the file does not name (`linkedInvoices`). */
    invoicesLeftOut: integer('invoices_left_out').notNull(),
    state: textC('state').$type<DocumentFileState>().notNull().default('prepared'),
    preparedBy: integer('prepared_by')
      .notNull()
      .references(() => users.id),
    preparedAt: instant('prepared_at').notNull(),
  },
  (t) => [
    unique('document_files_attempt').on(t.documentId, t.attempt),
    unique('document_files_number').on(t.number),
    unique('document_files_name').on(t.name),
  ],
);
