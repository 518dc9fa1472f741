import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApprovalKind, ApprovalState, WorseningMode } from '@gdd/schema/approvals';
import type {
  DocumentChange,
  DocumentDelivery,
  DocumentPayment,
  SettlementDocumentKind,
} from '@gdd/schema/settlements';
import type { RulesPart } from '@gdd/schema/campaigns';
import type { RedemptionMethod } from '@gdd/schema/ledger';
import type { RulesWithPeriod } from '../../../domain/incentive/canonicalRules.js';
import type { RulesWorsening } from '../../../domain/incentive/rulesWorsening.js';
import type { Worsening } from '../../../domain/incentive/worsening.js';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { imports } from '../work/imports.js';
import { campaigns } from './campaigns.js';
import { settlementDocuments } from './settlements.js';

/** The details of a request for its display, one property for its kind; none for a closing. */
export interface ApprovalRequest {
  readonly rules?: {
    /** Number of dealers whose figures of today are lower. */
    readonly dealers: number;
    /** What gets worse; missing in requests from before rules were compared. */
    readonly worsening?: RulesWorsening;
    /** The total decrease of accumulated prizes, in EUR, above 0. */
    readonly accumulatedLess: string;
    readonly expendableLess: string;
    readonly reason: string;
    readonly previewId: number;
    readonly changed: readonly RulesPart[];
    /** The names of the campaign's other fields that the request changes. */
    readonly others: readonly string[];
    readonly before: RulesWithPeriod;
    readonly after: RulesWithPeriod;
  };
  readonly goals?: GoalsRequest;
  readonly undo?: { readonly tires: number; readonly lines: number };
  /** What the rows of an import take from existing lines. */
  readonly correction?: { readonly tires: number; readonly lines: number };
  readonly adjustment?: {
    readonly amount: string;
    readonly day: string;
    readonly reason: string;
    /** The dispute that the adjustment resolves, if any. */
    readonly disputeId?: number;
    /** Of a reversal: the adjustment that it takes back; `day` is that of the adjustment. */
    readonly reversesId?: number;
  };
  readonly redemption?: {
    /** EUR, above 0. */
    readonly amount: string;
    readonly day: string;
    /** The note; of a reversal its reason. */
    readonly reason: string | null;
    readonly method: RedemptionMethod | null;
    /** Of a reversal: the redemption that it takes back; amount and day are those of the redemption. */
    readonly reversesId?: number;
  };
  readonly document?: {
    readonly number: string;
    readonly kind: SettlementDocumentKind;
    readonly change: DocumentChange;
    readonly reason: string;
    /** Of a payment that came back: the day. */
    readonly day: string | null;
    /** EUR. */
    readonly total: string;
    /** The states of the document when it was asked for. */
    readonly delivery: DocumentDelivery | null;
    /** Null for a debit note, which has delivery alone. */
    readonly payment: DocumentPayment | null;
    readonly paidOn: string | null;
  };
  /** The name and the seat of a dealer, now and as asked for. */
  readonly invoicing?: { readonly before: InvoicingCompany; readonly after: InvoicingCompany };
  /** Whose factors are to be removed. */
  readonly factors?: { readonly userId: number; readonly username: string; readonly name: string | null };
  readonly settings?: { readonly before: StoredApprovalTerms; readonly after: StoredApprovalTerms };
}

/** Goals that get worse for dealers that accepted them: of one dealer, or of those of an import. */
export interface GoalsRequest {
  /** Number of dealers for which something gets worse. */
  readonly dealers: number;
  readonly worsenings: readonly Worsening[];
  /** The total decrease of accumulated prizes, in EUR, above 0. */
  readonly accumulatedLess: string;
  readonly expendableLess: string;
  /** Of a file: whether it is to be undone, not applied. */
  readonly isUndo?: true;
  /** The goal of the dealer now and as asked for; null for an import. */
  readonly goalBefore: number | null;
  /** Null for an import, and where the dealer is to be removed. */
  readonly goalAfter: number | null;
  readonly reason: string | null;
  /** Of a file: the first of those dealers; missing in requests of earlier versions. */
  readonly changes?: readonly GoalChange[];
}

/** The goal of a dealer that a file makes worse, as of the time of the request. */
export interface GoalChange {
  readonly campaignId: number;
  readonly title: string;
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly goalBefore: number;
  /** Null: the dealer is removed from the campaign. */
  readonly goalAfter: number | null;
  /** Whether its acceptance is withdrawn. */
  readonly isWithdrawn: boolean;
}

/** The name and the seat of a dealer. */
export interface InvoicingCompany {
  readonly businessName: string;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  /** Plate code. */
  readonly province: string;
  /** ISO 3166-1, alpha-2. */
  readonly country: string;
}

type NewerTerms = 'redemption' | 'rulesWorsening' | 'goalsWorsening';
/** Terms as a request stored them: older ones have no limit of redemptions, and a switch instead of the modes of worsenings. */
export type StoredApprovalTerms = Omit<ApprovalTerms, NewerTerms> &
  Partial<Pick<ApprovalTerms, NewerTerms>> & { readonly rules?: { readonly on: boolean } };

/** The changes that a second person must confirm. */
export interface ApprovalTerms {
  readonly closing: { readonly on: boolean };
  /** A change of rules, or the early closing of a campaign, by which something accepted gets worse. */
  readonly rulesWorsening: WorseningMode;
  /** A change of a goal by which something accepted gets worse. */
  readonly goalsWorsening: WorseningMode;
  /**
   * Undoing an import of more than this number of tyres, or applying one whose rows take as many from existing lines; also
   * several by one user for one dealer on one day.
   */
  readonly undo: { readonly on: boolean; readonly tires: number };
  /** Adjustments by one user for one dealer on one day of more than this amount in EUR in all, of either sign. */
  readonly adjustment: { readonly on: boolean; readonly amount: string };
  /** The same for redemptions by hand and their reversals. */
  readonly redemption: { readonly on: boolean; readonly amount: string };
}

/**
 * Requests for the confirmation by a second person, and their outcomes (docs/domain/approvals.md). A pending one is
 * expired from `expires_at` on, although its state remains `pending` until the same subject is requested again.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<ApprovalKind>().notNull(),
    state: textC('state').$type<ApprovalState>().notNull().default('pending'),
    /** Identifies the change: at most one request with the same subject is pending. */
    subject: textC('subject').notNull(),
    campaignId: integer('campaign_id').references(() => campaigns.id),
    dealerId: integer('dealer_id').references(() => members.id),
    importId: integer('import_id').references(() => imports.id),
    documentId: integer('document_id').references(() => settlementDocuments.id),
    /** The input of the call, which is executed after the approval. */
    input: jsonb('input').$type<unknown>(),
    request: jsonb('request').$type<ApprovalRequest>().notNull(),
    proposedBy: integer('proposed_by')
      .notNull()
      .references(() => users.id),
    proposedAt: instant('proposed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Who approved, refused or withdrew it. */
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** The reason of a refusal. */
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('approvals_pending')
      .on(t.subject)
      .where(sql`state = 'pending'`),
    check('approvals_decided', sql`(state in ('approved', 'refused', 'withdrawn')) = (decided_at is not null)`),
    check('approvals_second', sql`state not in ('approved', 'refused') or decided_by <> proposed_by`),
    check('approvals_reason', sql`(state = 'refused') = (reason is not null)`),
    index('approvals_campaign').on(t.campaignId, t.id),
    index('approvals_import').on(t.importId, t.id),
    index('approvals_document').on(t.documentId, t.id),
  ],
);

/** The settings of `ApprovalTerms`: one row. */
export const approvalSettings = pgTable(
  'approval_settings',
  {
    id: integer('id').primaryKey().default(1),
    closingOn: boolean('closing_on').notNull().default(false),
    /** Not read any more, but by the version before: `rules_worsening` replaces it. */
    rulesOn: boolean('rules_on').notNull().default(false),
    rulesWorsening: textC('rules_worsening').$type<WorseningMode>().notNull().default('twoPersons'),
    goalsWorsening: textC('goals_worsening').$type<WorseningMode>().notNull().default('told'),
    undoOn: boolean('undo_on').notNull().default(false),
    undoTires: integer('undo_tires').notNull().default(0),
    adjustmentOn: boolean('adjustment_on').notNull().default(false),
    /** EUR. */
    adjustmentAmount: numeric('adjustment_amount', { precision: 14, scale: 2 }).notNull().default('0'),
    redemptionOn: boolean('redemption_on').notNull().default(false),
    /** EUR. */
    redemptionAmount: numeric('redemption_amount', { precision: 14, scale: 2 }).notNull().default('0'),
    version: integer('version').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedAt: instant('updated_at'),
  },
  () => [
    check('approval_settings_one', sql`id = 1`),
    check('approval_settings_limits', sql`undo_tires >= 0 and adjustment_amount >= 0 and redemption_amount >= 0`),
  ],
);
