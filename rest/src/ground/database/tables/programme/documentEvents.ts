import type { DocumentEvent, GivenCode } from '@gdd/schema/settlements';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { approvals } from './approvals.js';
import { documentFiles } from './documentFiles.js';
import { settlementDocuments } from './settlements.js';

/** What happened to documents, in order; a trigger refuses updates and deletes. */
export const settlementDocumentEvents = pgTable(
  'settlement_document_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => settlementDocuments.id),
    event: textC('event').$type<DocumentEvent>().notNull(),
    /** Of a payment, of its return, of what the exchange system answered, of a cancellation and of a debit note: the day. */
    day: date('day', { mode: 'string' }),
    reason: text('reason'),
    /** The file of the attempt that it is about. */
    fileId: integer('file_id').references(() => documentFiles.id),
    /** The number of the file in the exchange system (IdentificativoSdI), where a receipt says it. */
    exchangeId: textC('exchange_id'),
    /** Of a rejection: its codes. */
    codes: jsonb('codes').$type<readonly GivenCode[]>(),
    recordedAt: instant('recorded_at').notNull(),
    /** Null for the upgrade. */
    recordedBy: integer('recorded_by').references(() => users.id),
    /** The request by which a second person confirmed it. */
    approvalId: integer('approval_id').references(() => approvals.id),
  },
  (t) => [index('settlement_document_events_document').on(t.documentId, t.id)],
);
