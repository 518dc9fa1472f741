import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RulesWithPeriod } from '../../../domain/incentive/canonicalRules.js';
import type { RulesWorsening } from '../../../domain/incentive/rulesWorsening.js';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { campaigns } from './campaigns.js';

/** The versions of a campaign's rules, append-only: the first one when it is opened (docs/domain/rules.md). */
export const rulesVersions = pgTable(
  'rules_versions',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** From 1, without gaps. */
    version: integer('version').notNull(),
    since: instant('since').notNull(),
    /** Null for the system, and for rules from before versions were stored. */
    createdBy: integer('created_by').references(() => users.id),
    /** The second person who confirmed it; null where none was asked, and from before this was stored. */
    confirmedBy: integer('confirmed_by').references(() => users.id),
    reason: text('reason'),
    rules: jsonb('rules').$type<RulesWithPeriod>().notNull(),
    /** SHA-256 of the rules in canonical form; null in a version from migration 0042: computed when it is needed. */
    rulesHash: textC('rules_hash'),
    /** What gets worse for dealers that had accepted; null without such dealers, and from before rules were compared. */
    worsening: jsonb('worsening').$type<RulesWorsening>(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.version] })],
);

const figures = {
  /** EUR. */
  accumulatedBefore: numeric('accumulated_before', { precision: 22, scale: 2 }).notNull(),
  accumulatedAfter: numeric('accumulated_after', { precision: 22, scale: 2 }).notNull(),
  expendableBefore: numeric('expendable_before', { precision: 22, scale: 2 }).notNull(),
  expendableAfter: numeric('expendable_after', { precision: 22, scale: 2 }).notNull(),
  /** What is below 0 of the balance; 0 in rows from before debts were stored. */
  debtBefore: numeric('debt_before', { precision: 22, scale: 2 }).notNull().default('0'),
  debtAfter: numeric('debt_after', { precision: 22, scale: 2 }).notNull().default('0'),
};

/** The prize before and after a version, for each dealer whose prize changed; these dealers are notified by mail. */
export const rulesVersionDealers = pgTable(
  'rules_version_dealers',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    version: integer('version').notNull(),
    /** Without a reference: the undoing of a network file may delete a dealer that has left all campaigns. */
    dealerId: integer('dealer_id').notNull(),
    ...figures,
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.dealerId, t.version] })],
);

/** Previews of changes of rules, on which the changes are based. */
export const rulesPreviews = pgTable(
  'rules_previews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The version of the rules that the change starts from. */
    rulesVersion: integer('rules_version').notNull(),
    rules: jsonb('rules').$type<RulesWithPeriod>().notNull(),
    rulesHash: textC('rules_hash').notNull(),
    /** What gets worse for dealers that accepted; null from before rules were compared. */
    worsening: jsonb('worsening').$type<RulesWorsening>(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('rules_previews_campaign').on(t.campaignId, t.id)],
);

/** The prize of each dealer in a preview, before and after. */
export const rulesPreviewDealers = pgTable(
  'rules_preview_dealers',
  {
    previewId: integer('preview_id')
      .notNull()
      .references(() => rulesPreviews.id, { onDelete: 'cascade' }),
    /** Without a reference, as in `rulesVersionDealers`. */
    dealerId: integer('dealer_id').notNull(),
    accepted: boolean('accepted').notNull(),
    ...figures,
    /**
     * 1: the dealer gets more, -1: less, 0: the same; by the accumulated prize, or if that is equal the expendable one less
     * the debt.
     */
    outcome: integer('outcome')
      .notNull()
      .generatedAlwaysAs(
        sql`case when accumulated_after <> accumulated_before then sign(accumulated_after - accumulated_before)
          else sign((expendable_after - debt_after) - (expendable_before - debt_before)) end::int`,
      ),
  },
  (t) => [primaryKey({ columns: [t.previewId, t.dealerId] })],
);
