import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.js';
import { users } from './accounts.js';
import { members } from './network.js';

/** Notes on a dealer by users above it, with next steps; the dealer never sees them (docs/domain/notes.md). */
export const dealerNotes = pgTable(
  'dealer_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    /** The author's member at the time of writing; users at or above that member see the note. */
    authorMemberId: integer('author_member_id')
      .notNull()
      .references(() => members.id),
    text: text('text').notNull(),
    calledOn: date('called_on', { mode: 'string' }),
    stepOn: date('step_on', { mode: 'string' }),
    stepText: text('step_text'),
    stepDoneAt: instant('step_done_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('dealer_notes_dealer').on(table.dealerId, table.id),
    index('dealer_notes_author').on(table.authorId, table.id),
    index('dealer_notes_open_steps')
      .on(table.stepOn)
      .where(sql`step_on is not null and step_done_at is null`),
    check('dealer_notes_step', sql`(step_on is null) = (step_text is null)`),
    check('dealer_notes_done', sql`step_done_at is null or step_on is not null`),
  ],
);
