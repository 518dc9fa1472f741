import { bigint, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { ReminderRefusal } from '@gdd/schema/reminders';
import { members } from '../people/network.js';
import { users } from '../people/accounts.js';
import { instant, textC } from '../columns.js';
import { campaigns } from './campaigns.js';

/** Reminders: at most one a day (Europe/Rome) for a dealer and campaign. */
export const reminders = pgTable(
  'reminders',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.dealerId, t.day] })],
);

/** Reminders sent to many dealers by one call. */
export const reminderRuns = pgTable(
  'reminder_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [index('reminder_runs_asked').on(t.askedAt)],
);

/** The outcomes of a run for each dealer. */
export const reminderOutcomes = pgTable(
  'reminder_outcomes',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => reminderRuns.id, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Why no mail was queued; null where one was. */
    refusal: textC('refusal').$type<ReminderRefusal>(),
    /** The mail's row in the outbox, which has its status. */
    mailId: bigint('mail_id', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.runId, t.campaignId, t.dealerId] })],
);
