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

/** Leases of the exports that are being streamed, of all instances; a lease expires soon unless it is renewed. */
export const exportLeases = pgTable(
  'export_leases',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 or 2: the primary key limits the concurrent exports of a user to two. */
    slot: smallint('slot').notNull(),
    /** Identifies the export that holds the lease. */
    holder: textC('holder').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slot] }), uniqueIndex('export_leases_holder').on(t.holder)],
);

/** The statuses of a job that the worker has to process. */
export const exportWorkStatuses = ['queued', 'running'] as const satisfies readonly ExportStatus[];

/** Exports that run as jobs (docs/domain/reports.md, 'Exports'); cancelled and expired ones are deleted. */
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
    /** The programme's day at the request: every attempt writes the file as of that day. */
    day: date('day', { mode: 'string' }).notNull(),
    status: textC('status').$type<ExportStatus>().notNull().default('queued'),
    failure: textC('failure').$type<ExportFailure>(),
    progressDone: integer('progress_done').notNull().default(0),
    /** 0 while it is unknown. */
    progressTotal: integer('progress_total').notNull().default(0),
    /** Preliminary at the request; final when the file is complete. */
    filename: text('filename').notNull(),
    contentType: textC('content_type').notNull(),
    /** The storage key that the current attempt writes to, and later that of the file. */
    storageKey: textC('storage_key'),
    rows: integer('rows'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash'),
    /** The member whose subtree the file covers. */
    memberId: integer('member_id'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
    /** When the lease of the instance that does the work expires. */
    leaseUntil: instant('lease_until'),
    /** Number of attempts. */
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

/** The pages of a GraphQL document's list while they are collected; deleted at the end of the job. */
export const exportPages = pgTable(
  'export_pages',
  {
    exportId: integer('export_id')
      .notNull()
      .references(() => exportJobs.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    /** The rows of the page as JSON lines. */
    lines: text('lines').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.page] })],
);

/** The input of a route that returns a file. */
export interface ExportInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}
