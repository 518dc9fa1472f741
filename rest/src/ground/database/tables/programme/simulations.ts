import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { SimulationStatus } from '@gdd/schema/simulations';
import type { RulesWithoutPeriod } from '../../../domain/incentive/canonicalRules.js';
import type { VolumeResult } from '../../../domain/incentive/simulation.js';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { campaigns } from './campaigns.js';

/** The statuses of a simulation that the worker has to process. */
export const simulationWorkStatuses = ['queued', 'running'] as const satisfies readonly SimulationStatus[];

/** Simulations of campaigns, with their inputs (docs/domain/simulations.md). */
export const simulations = pgTable(
  'simulations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The base period, used instead of the campaign's own. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Decimal factors by which the tyres of each dealer are multiplied. */
    volumes: jsonb('volumes').$type<readonly string[]>().notNull(),
    /** The campaign to compare each dealer's prize with. */
    againstId: integer('against_id').references(() => campaigns.id, { onDelete: 'set null' }),
    /** The proposal whose goals are used instead of the campaign's own. */
    proposalId: integer('proposal_id').references(() => goalProposals.id, { onDelete: 'set null' }),
    /** The rules at the time of the request. */
    rules: jsonb('rules').$type<SimulatedRules>().notNull(),
    /** SHA-256 of the rules in canonical form. */
    rulesHash: textC('rules_hash').notNull(),
    /** Key of the inputs of the sums of lines: a later simulation with the same key reuses the sums. */
    sumsKey: textC('sums_key'),
    status: textC('status').$type<SimulationStatus>().notNull().default('queued'),
    result: jsonb('result').$type<readonly VolumeResult[]>(),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When the lease of the instance that does the work expires. */
    leaseUntil: instant('lease_until'),
    /** Number of attempts. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('simulations_campaign').on(t.campaignId, t.id),
    index('simulations_work')
      .on(t.id)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The rules of a campaign that a simulation applies. */
export type SimulatedRules = RulesWithoutPeriod;

/** A dealer of a simulation; the arrays have an element for each of its volumes. */
export const simulationDealers = pgTable(
  'simulation_dealers',
  {
    simulationId: integer('simulation_id')
      .notNull()
      .references(() => simulations.id, { onDelete: 'cascade' }),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    goalThreshold: integer('goal_threshold').notNull(),
    /** Σ quantity of its eligible lines in the base period. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** Σ quantity · factor of these lines. */
    boostedQuantity: numeric('boosted_quantity', { precision: 24, scale: 6 }).notNull(),
    tires: bigint('tires', { mode: 'number' }).array().notNull(),
    /** EUR. */
    accumulated: numeric('accumulated', { precision: 22, scale: 2 }).array().notNull(),
    /** EUR. */
    expendable: numeric('expendable', { precision: 22, scale: 2 }).array().notNull(),
    /** EUR accumulated in the campaign of `againstId`; null where the dealer is not in it. */
    against: numeric('against', { precision: 22, scale: 2 }),
  },
  (t) => [primaryKey({ columns: [t.simulationId, t.dealerId] })],
);

/** Proposals of goals by the dealers' purchases in a base period, until they are applied. */
export const goalProposals = pgTable(
  'goal_proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Growth and minimum by tier of the dealers, and the step to a multiple of which goals are rounded up. */
    terms: jsonb('terms').$type<ProposalTerms>().notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('goal_proposals_campaign').on(t.campaignId, t.id)],
);

/** The terms of proposed goals. */
export interface ProposalTerms {
  readonly growth: Readonly<Record<'prospect' | 'gold' | 'platinum', string>>;
  /** The minimum goal, in tyres. */
  readonly floor: Readonly<Record<'prospect' | 'gold' | 'platinum', number>>;
  readonly step: number;
}

/** The proposed goal of a dealer. */
export const goalProposalRows = pgTable(
  'goal_proposal_rows',
  {
    proposalId: integer('proposal_id')
      .notNull()
      .references(() => goalProposals.id, { onDelete: 'cascade' }),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Eligible tyres of the base period. */
    baseTires: bigint('base_tires', { mode: 'number' }).notNull(),
    /** The calculated goal. */
    proposedGoal: integer('proposed_goal').notNull(),
    /** The current goal: calculated or edited. */
    goalThreshold: integer('goal_threshold').notNull(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.dealerId] })],
);
