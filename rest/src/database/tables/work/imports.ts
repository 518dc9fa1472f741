import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Channel, ImportKind, ImportStatus, Season, Segment } from '@gdd/schema/campaigns';
import type {
  ImportFailure,
  ImportObstacle,
  ImportPrizes,
  ImportReason,
  ImportWarning,
  PushFormat,
  ReasonParameters,
} from '@gdd/schema/imports';
import type { LineAction } from '../../../domain/rows/salesRow.js';
import type { ChangedFields } from '../changedFields.js';
import { textC, instant, transactionId } from '../columns.js';
import { users } from '../people/accounts.js';

export interface ImportProblem {
  /** As a spreadsheet numbers it: the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly reason: ImportReason;
  readonly parameters: ReasonParameters;
  /** The text of the cell. */
  readonly value: string;
}

/** Rows with the same thing wrong in the same column. */
export interface ImportProblemGroup {
  readonly column: string;
  readonly reason: ImportReason;
  /** How many. */
  readonly rows: number;
}

/** A row as it would change what there is, by the names of the API. */
export interface ImportSampleRow {
  readonly row: number;
  /** Null: it makes something new. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

/** The changes of an import; `months` for sales alone. */
export interface ImportTotals {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly months: readonly {
    /** '2024-07'. */
    readonly month: string;
    readonly tiresBefore: number;
    readonly tiresAfter: number;
    readonly fleetBefore: number;
    readonly fleetAfter: number;
    /** EUR. */
    readonly amountBefore: string;
    readonly amountAfter: string;
  }[];
}

/** A file in the storage that the product made itself. */
export interface StoredReport {
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
}

/** Imports (docs/domain/imports.md); the work is done in the background by whichever replica takes the lease. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<ImportKind>().notNull(),
    status: textC('status').$type<ImportStatus>().notNull().default('reading'),
    filename: text('filename').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash').notNull(),
    storageKey: textC('storage_key').notNull(),
    /** What a program that pushed it says it is, which applies by itself; null for a file that somebody looks at first. */
    pushedAs: textC('pushed_as').$type<PushFormat>(),
    /** Whether the portal wrote the file, of goals typed, pasted or proposed: the same bytes are another import. */
    isGenerated: boolean('is_generated').notNull().default(false),
    skipInvalid: boolean('skip_invalid').notNull().default(false),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsValid: integer('rows_valid').notNull().default(0),
    errorCount: integer('error_count').notNull().default(0),
    /** The first 1,000. */
    errors: jsonb('errors').$type<readonly ImportProblem[]>().notNull().default([]),
    /** All errors, those that most rows have first. */
    groups: jsonb('groups').$type<readonly ImportProblemGroup[]>().notNull().default([]),
    /** The first rows that change something. */
    sample: jsonb('sample').$type<readonly ImportSampleRow[]>().notNull().default([]),
    totals: jsonb('totals')
      .$type<ImportTotals>()
      .notNull()
      .default({ created: 0, updated: 0, unchanged: 0, months: [] }),
    /**
     * Of a preview that found none of its lines known: the applied imports of that moment (`appliedSales`). While these
     * are the same, none is known.
     */
    noneKnownAsOf: textC('none_known_as_of'),
    /** What may be a mistake in right rows. */
    warnings: jsonb('warnings').$type<readonly ImportWarning[]>().notNull().default([]),
    /** The changes of prizes by campaign, when it was previewed; of sales alone. */
    prizes: jsonb('prizes').$type<readonly ImportPrizes[]>().notNull().default([]),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    failure: text('failure').$type<ImportFailure>(),
    /** The obstacles to its last undoing: the first of them, and how many in all. */
    obstacles: jsonb('obstacles').$type<readonly ImportObstacle[]>().notNull().default([]),
    obstacleCount: integer('obstacle_count').notNull().default(0),
    /** All bad rows, as a file for whoever corrects them. */
    errorsFile: jsonb('errors_file').$type<StoredReport>(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Who asked for the applying or the undoing; null for the operator. */
    actedBy: integer('acted_by').references(() => users.id),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    /** The transaction that applied or undid it, of sales alone; a trigger names it. */
    linesChangedIn: transactionId('lines_changed_in'),
    /** Until when the replica that took the work may go on with it. */
    leaseUntil: instant('lease_until'),
    /** How often the work in hand was begun. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    // The same file of a user again is the same import while that one is applying or applied; while it is being undone,
    // it may yet turn out to stay applied.
    uniqueIndex('imports_content_unique')
      .on(t.kind, t.contentHash)
      .where(sql`status in ('applying', 'applied', 'undoing') and not is_generated`),
    index('imports_lines_changed')
      .on(t.linesChangedIn, t.id)
      .where(sql`lines_changed_in is not null`),
    index('imports_work')
      .on(t.id)
      .where(sql`status in ('reading', 'applying', 'undoing')`),
  ],
);

/** The changes of network and goals imports, so that they can be undone; sales know their import themselves. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    memberId: integer('member_id').notNull(),
    /** 0 for a change of the member itself. */
    campaignId: integer('campaign_id').notNull().default(0),
    /** Null: it was created. */
    before: jsonb('before').$type<ChangedFields>(),
    after: jsonb('after').$type<ChangedFields>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.memberId, t.campaignId] })],
);

/**
 * How many lines of an earlier import, or members and goals that it made or changed, the file of a later one found
 * there: undone, the earlier one would take them away.
 */
export const importFoundLines = pgTable(
  'import_found_lines',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    /** The import that the lines belong to. */
    earlierId: integer('earlier_id')
      .notNull()
      .references(() => imports.id),
    lines: integer('lines').notNull(),
  },
  (t) => [primaryKey({ columns: [t.earlierId, t.importId] })],
);

/**
 * The rows of sales files between reading and applying; what could not be read is null. Unlogged: a crash or a failover
 * empties it, and the file is read again.
 */
export const importSales = pgTable(
  'import_sales',
  {
    importId: integer('import_id').notNull(),
    row: integer('row').notNull(),
    document: textC('document'),
    line: integer('line'),
    vatNumber: textC('vat_number'),
    soldOn: date('sold_on', { mode: 'string' }),
    brand: text('brand'),
    /** By what brands compare. */
    brandKey: textC('brand_key'),
    season: textC('season').$type<Season>(),
    segment: textC('segment').$type<Segment>(),
    rim: smallint('rim'),
    channel: textC('channel').$type<Channel>(),
    quantity: integer('quantity'),
    amount: numeric('amount', { precision: 14, scale: 2 }),
    /** Null: the row is a line of its own. */
    action: textC('action').$type<LineAction>(),
    /** Says what an earlier row of the file says. */
    isRepeated: boolean('is_repeated').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
);

/**
 * The problems in the rows of sales files: one for each bad cell. Logged: the file of all errors is made of them, and the
 * lack of a row here would say that nothing is wrong with it.
 */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer('import_id').notNull(),
    row: integer('row').notNull(),
    /** The place of the column in the order of the table; -1 for the row as a whole. */
    place: smallint('place').notNull(),
    /** Whether the file alone says so, whatever else is in the database. */
    isOfFile: boolean('is_of_file').notNull(),
    reason: text('reason').$type<ImportReason>().notNull(),
    parameters: jsonb('parameters').$type<ReasonParameters>().notNull().default({}),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row, t.place, t.isOfFile] })],
);
