import { bigint, index, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import type { DealerTier } from '@gdd/schema/members';
import { placeColumns } from '../people/network.js';
import { textC } from '../columns.js';

/**
 * The totals of the dealers below each member in each campaign. Rows are only added, by whatever changes memberships and
 * members (docs/rollups.md): the sum over all rows of a key is what counts. Housekeeping folds them.
 */
export const campaignFigures = pgTable(
  'campaign_figures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id').notNull(),
    ...placeColumns,
    dealers: bigint('dealers', { mode: 'number' }).notNull(),
    accepted: bigint('accepted', { mode: 'number' }).notNull(),
    goalReached: bigint('goal_reached', { mode: 'number' }).notNull(),
    goalThreshold: bigint('goal_threshold', { mode: 'number' }).notNull(),
    tiresPurchased: bigint('tires_purchased', { mode: 'number' }).notNull(),
    tiresMissing: bigint('tires_missing', { mode: 'number' }).notNull(),
    tiresFleet: bigint('tires_fleet', { mode: 'number' }).notNull(),
    /** EUR. */
    plafondAccumulated: numeric('plafond_accumulated', { precision: 24, scale: 2 }).notNull(),
    /** EUR. */
    plafondExpendable: numeric('plafond_expendable', { precision: 24, scale: 2 }).notNull(),
    /** EUR. */
    redeemed: numeric('redeemed', { precision: 24, scale: 2 }).notNull().default('0'),
    /** EUR. */
    adjusted: numeric('adjusted', { precision: 24, scale: 2 }).notNull().default('0'),
    /** EUR. */
    debt: numeric('debt', { precision: 24, scale: 2 }).notNull().default('0'),
  },
  (t) => [index('campaign_figures_place').on(t.memberId, t.campaignId)],
);

/** The purchases of the dealers below each member, by year and part of it; maintained as `campaignFigures` are. */
export const salesFigures = pgTable(
  'sales_figures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    year: integer('year').notNull(),
    /** 1 to 12: the months. Of the half-years (13 and 14) and the year (15) the dealers alone are maintained. */
    part: smallint('part').notNull(),
    ...placeColumns,
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
    /** With lines in it. */
    dealers: bigint('dealers', { mode: 'number' }).notNull(),
    /** With lines in it, or in the same part of the year before. */
    dealersEither: bigint('dealers_either', { mode: 'number' }).notNull(),
  },
  (t) => [index('sales_figures_place').on(t.memberId, t.year, t.part)],
);

/**
 * Purchases by all fields of a sale line: of each half-year (parts 13 and 14) by where the dealers stand, of each month
 * (parts 1 to 12) by nothing else, with no distributor, region and tier. Rows are only added, by imports and whatever moves
 * dealers (docs/rollups.md); maintained as `campaignFigures` are.
 */
export const lineFigures = pgTable(
  'line_figures',
  {
    year: integer('year').notNull(),
    part: smallint('part').notNull(),
    /** 0: none. */
    distributorId: integer('distributor_id').notNull(),
    region: textC('region').notNull(),
    tier: textC('tier').$type<DealerTier | ''>().notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    /** How many. */
    lines: bigint('lines', { mode: 'number' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
  },
  (t) => [index('line_figures_time').on(t.year, t.part, t.distributorId)],
);
