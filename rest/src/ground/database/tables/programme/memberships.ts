import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  foreignKey,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import type { BoostShare } from '../../../domain/incentive/lineSums.js';
import type { Explanation } from '../../../domain/incentive/incentive.js';
import { members } from '../people/network.js';
import { changedIn, instant } from '../columns.js';
import { campaigns } from './campaigns.js';

/** Tyres that were counted, but whose factors are unknown. */
export interface UnknownShare {
  readonly quantity: number;
  readonly fleetQuantity: number;
  /** Σ quantity · factor, exact. */
  readonly boostedQuantity: string;
}

/**
 * The eligible purchases of all dealers on each day of a campaign's period shifted to the previous year, from which the
 * share of a day is computed (docs/domain/reports.md). Stored until the campaign is closed; a day without tyres has no
 * row.
 */
export const tiresBefore = pgTable(
  'tires_before',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** A day of the previous year. */
    day: date('day', { mode: 'string' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] })],
);

/**
 * A dealer in a campaign: its goal, whether it accepted, the three sums over its eligible lines, and the figures that
 * follow from them. When the campaign is closed, the row is the snapshot.
 */
export const memberships = pgTable(
  'memberships',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Tyres. */
    goalThreshold: integer('goal_threshold').notNull(),
    /** Only in a draft: the dealer was copied without its goal and needs one before the campaign can be opened. */
    goalMissing: boolean('goal_missing').notNull().default(false),
    version: integer('version').notNull().default(1),
    acceptedAt: instant('accepted_at'),
    /** The version of the rules that the dealer accepted; null before it accepts. */
    acceptedRulesVersion: integer('accepted_rules_version'),
    addedAt: instant('added_at').notNull(),
    changedIn: changedIn(),
    /** Σ quantity. */
    quantity: bigint('quantity', { mode: 'number' }).notNull().default(0),
    /** Σ quantity over channel fleet. */
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull().default(0),
    /** Σ quantity · factor. */
    boostedQuantity: numeric('boosted_quantity', { precision: 24, scale: 6 }).notNull().default('0'),
    /** EUR, the sum of the redemptions in the ledger without those that were reversed; positive. */
    redeemed: numeric('redeemed', { precision: 18, scale: 2 }).notNull().default('0'),
    /** EUR, the sum of the adjustments without those that were reversed; of either sign. */
    adjusted: numeric('adjusted', { precision: 18, scale: 2 }).notNull().default('0'),
    /** EUR, the sum of the set-offs without those that were reversed; negative where they decreased the balance. */
    setOff: numeric('set_off', { precision: 18, scale: 2 }).notNull().default('0'),
    /** Number of ledger entries: a dealer with entries cannot be removed from the campaign. */
    entryCount: integer('entry_count').notNull().default(0),
    /** EUR, the sum of all entries of the ledger. */
    entriesSum: numeric('entries_sum', { precision: 18, scale: 2 })
      .notNull()
      .generatedAlwaysAs(sql`adjusted + set_off - redeemed`),
    tiresPurchased: bigint('tires_purchased', { mode: 'number' }).notNull().default(0),
    tiresMissing: integer('tires_missing').notNull().default(0),
    tiresFleet: bigint('tires_fleet', { mode: 'number' }).notNull().default(0),
    tiresFleetPercentage: numeric('tires_fleet_percentage', { precision: 18, scale: 1 }).notNull().default('0'),
    /** EUR. */
    plafondAccumulated: numeric('plafond_accumulated', { precision: 22, scale: 2 }).notNull().default('0'),
    /** EUR. */
    plafondExpendable: numeric('plafond_expendable', { precision: 22, scale: 2 }).notNull().default('0'),
    /** EUR, the amount of a negative balance, which was spent but is no longer earned; otherwise 0. */
    debt: numeric('debt', { precision: 22, scale: 2 }).notNull().default('0'),
    /** Tyres at which the next tier pays, or the prize is unlocked; null where every threshold is reached. */
    nextThreshold: bigint('next_threshold', { mode: 'number' }),
    /** Tyres missing to the next threshold. */
    tiresToNextThreshold: bigint('tires_to_next_threshold', { mode: 'number' }).generatedAlwaysAs(
      sql`next_threshold - tires_purchased`,
    ),
    /** Percentage of the goal, rounded down, so that it is 100 only where the goal is reached. */
    goalPercentage: numeric('goal_percentage', { precision: 24, scale: 1 })
      .notNull()
      .generatedAlwaysAs(sql`div(1000.0 * tires_purchased, goal_threshold) * 0.1`),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    index('memberships_changed').on(t.changedIn, t.campaignId, t.dealerId),
    index('memberships_dealer').on(t.dealerId, t.campaignId),
    // An index for each sort column of the table of a campaign's dealers.
    index('memberships_goal').on(t.campaignId, t.goalThreshold, t.dealerId),
    index('memberships_accepted').on(t.campaignId, t.acceptedAt, t.dealerId),
    index('memberships_purchased').on(t.campaignId, t.tiresPurchased, t.dealerId),
    index('memberships_missing').on(t.campaignId, t.tiresMissing, t.dealerId),
    index('memberships_fleet').on(t.campaignId, t.tiresFleet, t.dealerId),
    index('memberships_fleet_percentage').on(t.campaignId, t.tiresFleetPercentage, t.dealerId),
    index('memberships_accumulated').on(t.campaignId, t.plafondAccumulated, t.dealerId),
    index('memberships_expendable').on(t.campaignId, t.plafondExpendable, t.dealerId),
    index('memberships_debt').on(t.campaignId, t.debt, t.dealerId),
    index('memberships_to_threshold').on(t.campaignId, t.tiresToNextThreshold, t.dealerId),
    index('memberships_goal_percentage').on(t.campaignId, t.goalPercentage, t.dealerId),
  ],
);

/** Dealers that were removed from campaigns; the row of one added again is ignored. Written by a trigger. */
export const removedMemberships = pgTable(
  'removed_memberships',
  { campaignId: integer('campaign_id').notNull(), dealerId: integer('dealer_id').notNull(), changedIn: changedIn() },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    index('removed_memberships_changed').on(t.changedIn, t.campaignId, t.dealerId),
  ],
);

/** The data of a closed campaign's statements that its memberships do not have; written once, at the closing. */
export const closedStatements = pgTable(
  'closed_statements',
  {
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    /** The tyres of each boost, and those without a boost. */
    shares: jsonb('shares').$type<readonly BoostShare[]>().notNull(),
    /** The part of the sums that no lines explain, in campaigns closed before shares were stored; null if none. */
    rest: jsonb('rest').$type<UnknownShare>(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    foreignKey({
      name: 'closed_statements_membership',
      columns: [t.campaignId, t.dealerId],
      foreignColumns: [memberships.campaignId, memberships.dealerId],
    }),
  ],
);
