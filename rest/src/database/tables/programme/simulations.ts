import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { SimulationStatus } from '@gdd/schema/simulations';
import type { RulesWithoutPeriod } from '../../../domain/incentive/canonicalRules.js';
import type { VolumeResult } from '../../../domain/incentive/simulation.js';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { campaigns } from './campaigns.js';

/** The statuses of a simulation in which there is work to do, which the worker does. */
export const simulationWorkStatuses = ['queued', 'running'] as const satisfies readonly SimulationStatus[];

/** Simulations of campaigns, with the inputs that they were made from (docs/domain/simulations.md). */
export const simulations = pgTable(
  'simulations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The base period, in the place of the campaign's own. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Decimals that the tyres of each dealer are multiplied by. */
    volumes: jsonb('volumes').$type<readonly string[]>().notNull(),
    /** The campaign that each dealer's prize is compared with. */
    againstId: integer('against_id').references(() => campaigns.id, { onDelete: 'set null' }),
    /** The goals of a proposal instead of the campaign's own. */
    proposalId: integer('proposal_id').references(() => goalProposals.id, { onDelete: 'set null' }),
    /** As they were when it was asked for. */
    rules: jsonb('rules').$type<SimulatedRules>().notNull(),
    /** SHA-256 of their canonical form. */
    rulesHash: textC('rules_hash').notNull(),
    /** What the sums of the lines follow from: a later simulation with the same takes them over. */
    sumsKey: textC('sums_key'),
    status: textC('status').$type<SimulationStatus>().notNull().default('queued'),
    result: jsonb('result').$type<readonly VolumeResult[]>(),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Until when the replica that took the work may go on with it. */
    leaseUntil: instant('lease_until'),
    /** How often the work was begun. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('simulations_campaign').on(t.campaignId, t.id),
    index('simulations_work')
      .on(t.id)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The rules of a campaign that a simulation is made by. */
export type SimulatedRules = RulesWithoutPeriod;

/** A dealer of a simulation; the arrays follow its volumes. */
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
    /** Σ quantity · factor of them. */
    boostedQuantity: numeric('boosted_quantity', { precision: 24, scale: 6 }).notNull(),
    tires: bigint('tires', { mode: 'number' }).array().notNull(),
    /** EUR. */
    accumulated: numeric('accumulated', { precision: 22, scale: 2 }).array().notNull(),
    /** EUR. */
    expendable: numeric('expendable', { precision: 22, scale: 2 }).array().notNull(),
    /** EUR accumulated in the campaign that is compared with; null where it is not in it. */
    against: numeric('against', { precision: 22, scale: 2 }),
  },
  (t) => [primaryKey({ columns: [t.simulationId, t.dealerId] })],
);

/** Goals that are proposed from what dealers bought in a base period, until they are applied. */
export const goalProposals = pgTable(
  'goal_proposals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** Growth and floor by tier of the dealers, and the step that goals are raised to. */
    terms: jsonb('terms').$type<ProposalTerms>().notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('goal_proposals_campaign').on(t.campaignId, t.id)],
);

/** The terms of proposed goals, by tier of the dealers. */
export interface ProposalTerms {
  readonly growth: Readonly<Record<'prospect' | 'gold' | 'platinum', string>>;
  /** Tyres. */
  readonly floor: Readonly<Record<'prospect' | 'gold' | 'platinum', number>>;
  readonly step: number;
}

/** A proposed goal. */
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
    /** As it was worked out. */
    proposedGoal: integer('proposed_goal').notNull(),
    /** As it is now: worked out, or edited. */
    goalThreshold: integer('goal_threshold').notNull(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.dealerId] })],
);
