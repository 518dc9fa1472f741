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

/** Tyres that were counted, by factors that nobody can tell any more. */
export interface UnknownShare {
  readonly quantity: number;
  readonly fleetQuantity: number;
  /** Σ quantity · factor, exact. */
  readonly boostedQuantity: string;
}

/**
 * The purchases of all dealers on each day of a campaign's period a year before, under its eligibility: what the share of the
 * day is made of (docs/domain/reports.md). Kept until the campaign is closed; a day without tyres has no row.
 */
export const tiresBefore = pgTable(
  'tires_before',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Of the year before. */
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
    /** In a draft alone: the dealer was copied without its goal, and has to get one before the campaign is opened. */
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
    /** EUR, the sum of the redemptions of the ledger, less those that were cancelled. */
    redeemed: numeric('redeemed', { precision: 18, scale: 2 }).notNull().default('0'),
    /** EUR, the sum of its adjustments, less those that were cancelled; of either sign. */
    adjusted: numeric('adjusted', { precision: 18, scale: 2 }).notNull().default('0'),
    /** EUR, the sum of what was set off, less what was cancelled; below 0 where it was taken from the balance. */
    setOff: numeric('set_off', { precision: 18, scale: 2 }).notNull().default('0'),
    /** How many entries the ledger has: with any, the dealer stays in the campaign. */
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
    /** EUR, what is below 0 of the balance: spent, and no longer earned. */
    debt: numeric('debt', { precision: 22, scale: 2 }).notNull().default('0'),
    /** Tyres from which a further tier pays, or the prize can be spent; null where every threshold is reached. */
    nextThreshold: bigint('next_threshold', { mode: 'number' }),
    /** Tyres missing to it. */
    tiresToNextThreshold: bigint('tires_to_next_threshold', { mode: 'number' }).generatedAlwaysAs(
      sql`next_threshold - tires_purchased`,
    ),
    /** The share of the goal that is reached: cut, not rounded, so that it is 100 only where the goal is reached. */
    goalPercentage: numeric('goal_percentage', { precision: 24, scale: 1 })
      .notNull()
      .generatedAlwaysAs(sql`div(1000.0 * tires_purchased, goal_threshold) * 0.1`),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    index('memberships_changed').on(t.changedIn, t.campaignId, t.dealerId),
    index('memberships_dealer').on(t.dealerId, t.campaignId),
    // One way in for each column that the table of a campaign's dealers sorts by.
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

/** The dealers that were taken out of campaigns; one that was added again counts as there. A trigger writes it. */
export const removedMemberships = pgTable(
  'removed_memberships',
  { campaignId: integer('campaign_id').notNull(), dealerId: integer('dealer_id').notNull(), changedIn: changedIn() },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    index('removed_memberships_changed').on(t.changedIn, t.campaignId, t.dealerId),
  ],
);

/** The sources of a closed campaign's statements, beside its memberships: written once, at the closing. */
export const closedStatements = pgTable(
  'closed_statements',
  {
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    /** The tyres of each boost, and of none. */
    shares: jsonb('shares').$type<readonly BoostShare[]>().notNull(),
    /** The part of the stored sums without lines: of campaigns closed before the shares were kept. Null: nothing. */
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
