import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { CampaignSettlement } from '@gdd/schema/settlements';
import type { BudgetBasis, BudgetThreshold } from '@gdd/schema/budgets';
import type { CampaignDuration, CampaignGroup, CampaignState, CampaignType } from '@gdd/schema/campaigns';
import type { FactorBoostDetail, IncentiveDetail, Match } from '../../../domain/incentive/rules.js';
import { textC, instant } from '../columns.js';

/** Campaigns (docs/domain/campaigns-and-prizes.md). */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    type: textC('type').$type<CampaignType>().notNull(),
    duration: textC('duration').$type<CampaignDuration>().notNull(),
    isMain: boolean('is_main').notNull(),
    /** Specification, section 9: annual, or half-yearly with isMain, is main; all others are secondary. */
    group: textC('campaign_group')
      .$type<CampaignGroup>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when duration = 'annual' or (duration = 'halfYearly' and is_main) then 'main' else 'secondary' end`,
      ),
    year: integer('year').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    description: text('description'),
    incentiveDetail: jsonb('incentive_detail').$type<IncentiveDetail>().notNull(),
    factorBoostDetail: jsonb('factor_boost_detail').$type<FactorBoostDetail>().notNull(),
    eligibility: jsonb('eligibility').$type<Match>().notNull(),
    /** The form in which its prizes are paid (docs/domain/settlement.md). */
    settlement: textC('settlement').$type<CampaignSettlement>().notNull().default('creditNote'),
    /** The budget of its prizes in EUR (docs/domain/budgets.md); null without one. */
    budget: numeric('budget', { precision: 14, scale: 2 }),
    state: textC('state').$type<CampaignState>().notNull().default('open'),
    closedAt: instant('closed_at'),
    /** The programme's day of the closing; null where it was closed before the day was kept, or is not closed. */
    closedOn: date('closed_on', { mode: 'string' }),
    /**
     * Whether its figures were computed with B limited to the range of 1 and its factors
     * (docs/domain/campaigns-and-prizes.md). Older versions of the service leave the column's default, false; the first
     * start after them recomputes the campaigns that are not closed (programme/campaigns/closing/upgrade.ts).
     */
    boostBounded: boolean('boost_bounded')
      .notNull()
      .default(false)
      .$default(() => true),
    /**
     * Whether its rows in `tires_before` are maintained. Older versions of the service leave the column's default,
     * false; the first start after them computes the rows (programme/campaigns/closing/upgrade.ts).
     */
    hasTiresBefore: boolean('tires_before_kept')
      .notNull()
      .default(false)
      .$default(() => true),
    /** The sales imports that were applied when it was closed; null where its statements are not stored yet. */
    importsAtClosing: integer('imports_at_closing').array(),
    version: integer('version').notNull().default(1),
    /** The current version of the rules (rules_versions); of a draft the version that opening it creates. */
    rulesVersion: integer('rules_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The title for sorting and for the quick search, without case and accents. */
    titleSort: textC('title_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title)`),
  },
  (t) => [index('campaigns_year').on(t.year, t.id), check('campaigns_budget', sql`budget > 0`)],
);

/**
 * The thresholds of a campaign's budget that were crossed. The process that inserts a row notifies the administrators,
 * so each crossing is reported once (docs/domain/budgets.md).
 */
export const budgetCrossings = pgTable(
  'budget_crossings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    basis: textC('basis').$type<BudgetBasis>().notNull(),
    /** Percent of the budget. */
    threshold: integer('threshold').$type<BudgetThreshold>().notNull(),
    /** EUR, the budget at that moment. */
    budget: numeric('budget', { precision: 14, scale: 2 }).notNull(),
    /** EUR, accumulated or expected at that moment. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
    crossedAt: instant('crossed_at').notNull(),
  },
  (t) => [unique('budget_crossings_once').on(t.campaignId, t.basis, t.threshold)],
);

/** Files on a campaign's page; their bytes are in the file storage. */
export const campaignAttachments = pgTable(
  'campaign_attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash').notNull(),
    storageKey: textC('storage_key').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [index('campaign_attachments_campaign').on(t.campaignId, t.id)],
);
