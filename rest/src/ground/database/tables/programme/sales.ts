import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';

/** The brands that sale lines name. */
export const brands = pgTable(
  'brands',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The name in the spelling of the first file that had it. */
    name: text('name').notNull(),
    /** The name in lower case, by which brands are compared. */
    key: textC('key').notNull(),
  },
  (t) => [uniqueIndex('brands_key_unique').on(t.key)],
);

/** Normalised document number, to compare without case. A hand-written migration defines the function. */
const documentKey = sql`document_key(document)`;

/**
 * Sale lines (docs/domain/imports.md), up to tens of millions. No foreign keys: dealers are never erased while they
 * have sales, and checking each line would cost an import more than inserting it. Document (without case) and line are
 * unique, except for older lines from before that index, which differ by case only.
 */
export const sales = pgTable(
  'sales',
  {
    document: textC('document').notNull(),
    line: integer('line').notNull(),
    dealerId: integer('dealer_id').notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    /** Inches. */
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    /** Tyres; negative is a return. */
    quantity: integer('quantity').notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    /** The import that first applied the line. */
    importId: integer('import_id').notNull(),
    /** Not in the unique index: another line from before that index differs by the case of its document only. */
    isOlderTwin: boolean('is_older_twin').notNull().default(false),
  },
  (t) => [
    uniqueIndex('sales_identity')
      .on(documentKey, t.line)
      .where(sql`not is_older_twin`),
    index('sales_older_twins')
      .on(documentKey, t.line)
      .where(sql`is_older_twin`),
    index('sales_dealer').on(t.dealerId, t.soldOn),
    // Lines of one import are stored side by side: a block range index takes a few pages even for tens of millions.
    index('sales_import').using('brin', t.importId),
    // Files are imported in the order of their days, so the lines of a campaign are found without reading other years.
    index('sales_sold_on').using('brin', t.soldOn),
  ],
);

/**
 * The lines that an applied import corrected or deleted, as they were before: undoing the import restores them. The
 * corrected line belongs to the import that corrected it.
 */
export const saleCorrections = pgTable(
  'sale_corrections',
  {
    importId: integer('import_id').notNull(),
    document: textC('document').notNull(),
    line: integer('line').notNull(),
    dealerId: integer('dealer_id').notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    quantity: integer('quantity').notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    /** The import that the line belonged to. */
    formerImportId: integer('former_import_id').notNull(),
    /** Whether the import deleted the line; otherwise it corrected it. */
    isCancelled: boolean('is_cancelled').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.document, t.line] }),
    index('sale_corrections_identity').on(documentKey, t.line),
  ],
);

/**
 * The lines that undone imports had added, corrected or deleted, and whose former state was restored. Statements of past
 * days count them on the days between, so they stay. Their values are null of a line that the import had deleted, and of
 * imports that were undone before values were kept (`imports.linesKept`).
 */
export const removedLines = pgTable(
  'removed_lines',
  {
    importId: integer('import_id').notNull(),
    document: textC('document').notNull(),
    line: integer('line').notNull(),
    dealerId: integer('dealer_id').notNull(),
    soldOn: date('sold_on', { mode: 'string' }),
    brandId: integer('brand_id'),
    season: textC('season').$type<Season>(),
    segment: textC('segment').$type<Segment>(),
    rim: smallint('rim'),
    channel: textC('channel').$type<Channel>(),
    quantity: integer('quantity'),
    /** EUR. */
    amount: numeric('amount', { precision: 14, scale: 2 }),
    /** Of a line that the import had corrected or deleted: the import whose line was restored. */
    formerImportId: integer('former_import_id'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.document, t.line] }),
    index('removed_lines_dealer').on(t.dealerId),
    index('removed_lines_former')
      .on(documentKey, t.line, t.formerImportId)
      .where(sql`former_import_id is not null`),
  ],
);

/** The months whose sales the office has marked as complete. */
export const completeMonths = pgTable(
  'complete_months',
  {
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).primaryKey(),
    markedBy: integer('marked_by')
      .notNull()
      .references(() => users.id),
    markedAt: instant('marked_at').notNull(),
  },
  () => [check('complete_months_first', sql`extract(day from month) = 1`)],
);

/** The purchases of each dealer by month, updated with the sales, so that no page has to aggregate lines. */
export const salesMonths = pgTable(
  'sales_months',
  {
    dealerId: integer('dealer_id').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    /** The percentage in reports: one decimal, rounded half up; 0 where tyres are 0 or fewer. */
    fleetPercentage: numeric('fleet_percentage', { precision: 18, scale: 1 })
      .notNull()
      .generatedAlwaysAs(
        sql`case when quantity <= 0 then 0 else floor((2000.0 * fleet_quantity + quantity) / (2 * quantity)) / 10 end`,
      ),
  },
  (t) => [
    // the index includes the sums (migration 0001), which Drizzle cannot express
    primaryKey({ columns: [t.dealerId, t.month] }),
    // An index for each sort column of the monthly reports.
    index('sales_months_quantity').on(t.month, t.quantity, t.dealerId),
    index('sales_months_fleet').on(t.month, t.fleetQuantity, t.dealerId),
    index('sales_months_fleet_percentage').on(t.month, t.fleetPercentage, t.dealerId),
    index('sales_months_amount').on(t.month, t.amount, t.dealerId),
  ],
);

/**
 * The purchases of each dealer in a year and the previous one: the rows of a sorted report. Updated with `sales_months`
 * (docs/rollups.md); a dealer has a row if it has lines in one of the two years.
 */
export const salesYears = pgTable(
  'sales_years',
  {
    dealerId: integer('dealer_id').notNull(),
    year: integer('year').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    quantityBefore: bigint('quantity_before', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
    /** EUR. */
    amountBefore: numeric('amount_before', { precision: 20, scale: 2 }).notNull(),
    /** Number of months with lines in both years together; a row with 0 is deleted. */
    months: smallint('months').notNull(),
    difference: bigint('difference', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`quantity - quantity_before`),
    /** One decimal, rounded half away from zero; null where the previous year is 0 or less. */
    differencePercentage: numeric('difference_percentage', { precision: 18, scale: 1 }).generatedAlwaysAs(
      sql`case when quantity_before > 0 then round(100.0 * (quantity - quantity_before) / quantity_before, 1) end`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.year] }),
    index('sales_years_quantity').on(t.year, t.quantity, t.dealerId),
    index('sales_years_quantity_before').on(t.year, t.quantityBefore, t.dealerId),
    index('sales_years_amount').on(t.year, t.amount, t.dealerId),
    index('sales_years_amount_before').on(t.year, t.amountBefore, t.dealerId),
    index('sales_years_difference').on(t.year, t.difference, t.dealerId),
    index('sales_years_difference_percentage').on(t.year, t.differencePercentage, t.dealerId),
  ],
);
