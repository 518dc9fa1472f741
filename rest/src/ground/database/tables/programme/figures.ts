import { bigint, index, integer, numeric, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import type { DealerTier } from '@gdd/schema/members';
import { placeColumns } from '../people/network.js';
import { textC } from '../columns.js';

/**
 * The totals of the dealers below each member in each campaign. A change of memberships or members inserts rows with
 * the differences (docs/rollups.md), so the total of a key is the sum of its rows. Housekeeping merges them.
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

/** The purchases of the dealers below each member, by part of a year; maintained like `campaignFigures`. */
export const salesFigures = pgTable(
  'sales_figures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    year: integer('year').notNull(),
    /** 1 to 12: the months. Half-years (13 and 14) and the year (15) have the numbers of dealers only. */
    part: smallint('part').notNull(),
    ...placeColumns,
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
    /** Number of dealers with lines in this part. */
    dealers: bigint('dealers', { mode: 'number' }).notNull(),
    /** Number of dealers with lines in this part, or in the same part of the previous year. */
    dealersEither: bigint('dealers_either', { mode: 'number' }).notNull(),
  },
  (t) => [index('sales_figures_place').on(t.memberId, t.year, t.part)],
);

/**
 * Purchases by the attributes of sale lines: per half-year (parts 13 and 14) also by the dealers' distributor, region
 * and tier; per month (parts 1 to 12) without these. Imports and changes of dealers insert rows with the differences
 * (docs/rollups.md), as for `campaignFigures`.
 */
export const lineFigures = pgTable(
  'line_figures',
  {
    year: integer('year').notNull(),
    part: smallint('part').notNull(),
    /** 0 without a distributor, and for months. */
    distributorId: integer('distributor_id').notNull(),
    region: textC('region').notNull(),
    tier: textC('tier').$type<DealerTier | ''>().notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    /** Number of lines. */
    lines: bigint('lines', { mode: 'number' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
  },
  (t) => [index('line_figures_time').on(t.year, t.part, t.distributorId)],
);
