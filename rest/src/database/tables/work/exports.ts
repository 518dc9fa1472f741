import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyExportFormat, ExportFailure, ExportStatus, ExportType } from '@gdd/schema/exports';
import { textC, instant } from '../columns.js';
import { users } from '../people/accounts.js';

/** The exports whose files are being sent, over all replicas: each lease ends soon unless it is renewed. */
export const exportLeases = pgTable(
  'export_leases',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 or 2: with the user the key, so that two that take the last one at once cannot both have it. */
    slot: smallint('slot').notNull(),
    /** Names the one export that has it. */
    holder: textC('holder').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slot] }), uniqueIndex('export_leases_holder').on(t.holder)],
);

/** The statuses of a job in which there is work to do, which the worker does. */
export const exportWorkStatuses = ['queued', 'running'] as const satisfies readonly ExportStatus[];

/** Exports that run as jobs (docs/domain/reports.md, 'Exports'); one that is cancelled or has expired is gone. */
export const exportJobs = pgTable(
  'exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: textC('type').$type<ExportType>().notNull(),
    format: textC('format').$type<AnyExportFormat>().notNull(),
    /** The input of the route that streams the same file. */
    input: jsonb('input').$type<ExportInput>().notNull(),
    /** The programme's day when it was asked for: all tries write the file of that day. */
    day: date('day', { mode: 'string' }).notNull(),
    status: textC('status').$type<ExportStatus>().notNull().default('queued'),
    failure: textC('failure').$type<ExportFailure>(),
    progressDone: integer('progress_done').notNull().default(0),
    /** 0 while it is not known. */
    progressTotal: integer('progress_total').notNull().default(0),
    /** As far as it is known: when it was asked for, and for good when it is made. */
    filename: text('filename').notNull(),
    contentType: textC('content_type').notNull(),
    /** Where the try in hand writes, and where the file is once it is done. */
    storageKey: textC('storage_key'),
    rows: integer('rows'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash'),
    /** The member whose subtree it was made of. */
    memberId: integer('member_id'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
    /** Until when the replica that took the work may go on with it. */
    leaseUntil: instant('lease_until'),
    /** How often the work was begun. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('exports_user').on(t.userId, t.id),
    index('exports_expires').on(t.expiresAt),
    index('exports_work')
      .on(t.id)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The pages of a GraphQL document's list while they are collected; gone with the end of the job. */
export const exportPages = pgTable(
  'export_pages',
  {
    exportId: integer('export_id')
      .notNull()
      .references(() => exportJobs.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    /** Its rows, a line of JSON each. */
    lines: text('lines').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.page] })],
);

/** The input of a route that answers a file. */
export interface ExportInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}
