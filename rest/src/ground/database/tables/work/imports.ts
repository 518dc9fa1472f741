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
  FileHeader,
  ImportFailure,
  ImportObstacle,
  ImportPrizes,
  ImportWorsening,
  ImportReason,
  ImportWarning,
  PushFormat,
  UsedMapping,
  ReasonParameters,
} from '@gdd/schema/imports';
import type { LineAction } from '../../../domain/rows/salesRow.js';
import type { ChangedFields } from '../changedFields.js';
import { textC, instant, transactionId } from '../columns.js';
import { users } from '../people/accounts.js';

export interface ImportProblem {
  /** The number of the row as in a spreadsheet: the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly reason: ImportReason;
  readonly parameters: ReasonParameters;
  /** The text of the cell. */
  readonly value: string;
}

/** The number of rows with the same error in the same column. */
export interface ImportProblemGroup {
  readonly column: string;
  readonly reason: ImportReason;
  readonly rows: number;
}

/** The change that a row would make, by the names of the API. */
export interface ImportSampleRow {
  readonly row: number;
  /** Null where the row creates a record. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

/** The numbers of changes of an import; `months` only for sales. */
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

/** A generated file in the file storage. */
export interface StoredReport {
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
}

/** Imports (docs/domain/imports.md), processed in the background by the instance that holds the lease. */
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
    /**
     * The format of a push by a program, which is applied without confirmation; null for a file that a user previews.
     */
    pushedAs: textC('pushed_as').$type<PushFormat>(),
    /** Whether the portal wrote the file, of goals typed, pasted or proposed: the same bytes are another import. */
    isGenerated: boolean('is_generated').notNull().default(false),
    /** The header of a file whose columns are not all named as the portal names them, with a guess; else null. */
    header: jsonb('header').$type<FileHeader>(),
    /** The columns by which the file is read; null where its own header names them. */
    mapping: jsonb('mapping').$type<UsedMapping>(),
    skipInvalid: boolean('skip_invalid').notNull().default(false),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsValid: integer('rows_valid').notNull().default(0),
    errorCount: integer('error_count').notNull().default(0),
    /** The first 1,000 errors. */
    errors: jsonb('errors').$type<readonly ImportProblem[]>().notNull().default([]),
    /** All errors grouped, the most frequent first. */
    groups: jsonb('groups').$type<readonly ImportProblemGroup[]>().notNull().default([]),
    /** The first rows with a change. */
    sample: jsonb('sample').$type<readonly ImportSampleRow[]>().notNull().default([]),
    totals: jsonb('totals')
      .$type<ImportTotals>()
      .notNull()
      .default({ created: 0, updated: 0, unchanged: 0, months: [] }),
    /**
     * The applied imports (`appliedSales`) at a preview that found none of the lines in the database. As long as they
     * are the same, applying need not look for existing lines.
     */
    noneKnownAsOf: textC('none_known_as_of'),
    /**
     * The tyres that the rows take from existing lines, as they were counted or confirmed when applying began
     * (docs/domain/approvals.md); null where there was no limit. More than these are not applied.
     */
    allowedTires: bigint('allowed_tires', { mode: 'number' }),
    /** Possible mistakes in valid rows. */
    warnings: jsonb('warnings').$type<readonly ImportWarning[]>().notNull().default([]),
    /** The changes of prizes by campaign at the preview; only for sales. */
    prizes: jsonb('prizes').$type<readonly ImportPrizes[]>().notNull().default([]),
    /** What a file of goals makes worse for dealers that accepted theirs, at the preview; null where nobody is worse off. */
    worsening: jsonb('worsening').$type<ImportWorsening>(),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    failure: text('failure').$type<ImportFailure>(),
    /** The first obstacles to the last attempt to undo it; `obstacleCount` is the number of all. */
    obstacles: jsonb('obstacles').$type<readonly ImportObstacle[]>().notNull().default([]),
    obstacleCount: integer('obstacle_count').notNull().default(0),
    /** A file of all invalid rows, to be corrected. */
    errorsFile: jsonb('errors_file').$type<StoredReport>(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** The user who requested to apply or undo it; null for the operator. */
    actedBy: integer('acted_by').references(() => users.id),
    /** The second person who confirmed that; null where none was asked. */
    confirmedBy: integer('confirmed_by').references(() => users.id),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    /** Whether the lines of an undone import of sales are kept in `removed_lines`. */
    linesKept: boolean('lines_kept').notNull().default(false),
    /** The transaction that applied or undid it, only for sales; set by a trigger. */
    linesChangedIn: transactionId('lines_changed_in'),
    /** When the lease of the instance that does the work expires. */
    leaseUntil: instant('lease_until'),
    /** Number of attempts of the current work. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    // The same file of a user cannot be imported again while it is being applied or is applied; nor while it is being
    // undone, as the undo may fail and leave it applied.
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

/** The changes of imports of members and goals, to undo them; sale lines have the id of their import themselves. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    memberId: integer('member_id').notNull(),
    /** 0 for a change of the member itself. */
    campaignId: integer('campaign_id').notNull().default(0),
    /** Null where the import created the record. */
    before: jsonb('before').$type<ChangedFields>(),
    after: jsonb('after').$type<ChangedFields>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.memberId, t.campaignId] })],
);

/**
 * The number of lines (or members and goals) of an earlier import that a later import contains too and found unchanged:
 * undoing the earlier one would remove them, although the later one has them.
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
 * The rows of sales files between reading and applying; cells that could not be read are null. An unlogged table: after
 * a crash or failover it is empty, and the file is read again.
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
    /** The brand in lower case, by which brands are compared. */
    brandKey: textC('brand_key'),
    season: textC('season').$type<Season>(),
    segment: textC('segment').$type<Segment>(),
    rim: smallint('rim'),
    channel: textC('channel').$type<Channel>(),
    quantity: integer('quantity'),
    amount: numeric('amount', { precision: 14, scale: 2 }),
    /** Null for a new line. */
    action: textC('action').$type<LineAction>(),
    /** Whether an earlier row of the file has the same values. */
    isRepeated: boolean('is_repeated').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
);

/**
 * The tyres that users have changed by undoing and correcting imports, by dealer and day in Rome, while they had a limit
 * (docs/domain/approvals.md). Rows of past days are deleted.
 */
export const dayTires = pgTable(
  'day_tires',
  {
    /** 0 for commands of the operator. */
    userId: integer('user_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tires: bigint('tires', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.dealerId, t.day] })],
);

/**
 * The problems in the rows of sales files, one for each invalid cell. A logged table, unlike `import_sales`: the file
 * of all errors is made of it, and a row lost in a crash would make an invalid line valid.
 */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer('import_id').notNull(),
    row: integer('row').notNull(),
    /** The index of the column in the import's list of columns; -1 for the whole row. */
    place: smallint('place').notNull(),
    /** Whether the problem follows from the file alone, independent of the database. */
    isOfFile: boolean('is_of_file').notNull(),
    reason: text('reason').$type<ImportReason>().notNull(),
    parameters: jsonb('parameters').$type<ReasonParameters>().notNull().default({}),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row, t.place, t.isOfFile] })],
);
