import type { LineCondition } from '@gdd/schema/campaigns';
import type { DisputeFigure, DisputeKind, DisputeSide, DisputeState } from '@gdd/schema/disputes';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { imports } from '../work/imports.js';
import { approvals } from './approvals.js';
import { campaigns } from './campaigns.js';

/** The portal's explanation of the disputed line or figure when the dispute was opened; one property for its kind. */
export interface DisputeExplanation {
  /** The line as in the statement, with the first condition that it fails. */
  readonly line?: {
    readonly soldOn: string;
    readonly brand: string;
    readonly season: 'summer' | 'winter' | 'allSeason';
    readonly segment: 'car' | 'suv' | 'van' | 'truck';
    readonly rim: number;
    readonly channel: 'retail' | 'fleet';
    readonly quantity: number;
    /** EUR. */
    readonly amount: string;
    readonly counts: boolean;
    readonly failedCondition: LineCondition | null;
    /** Whether it does not count because it was imported after the closing of the campaign. */
    readonly isAfterClosing: boolean;
    readonly factor: string;
    readonly boostLabel: string | null;
  };
  /** Number of the dealer's lines of the missing document. */
  readonly documentLines?: number;
  /** The figure, and the statement's figures that it is derived from. */
  readonly figure?: {
    readonly value: string;
    readonly rulesVersion: number;
    readonly accepted: boolean;
    readonly goalThreshold: number;
    readonly tiresPurchased: number;
    readonly tiresFleet: number;
    readonly tiers: readonly {
      readonly from: string;
      readonly startsAt: number;
      readonly rate: string;
      readonly tires: number;
      readonly amount: string;
      readonly reached: boolean;
    }[];
    readonly base: string;
    readonly averageFactor: string;
    readonly beforeCap: string;
    readonly capped: boolean;
    readonly unlockTires: number;
    readonly unlocked: boolean;
    readonly plafondAccumulated: string;
    readonly redeemed: string;
    readonly adjusted: string;
    readonly setOff: string;
    readonly balance: string;
    readonly plafondExpendable: string;
    readonly debt: string;
  };
}

/** Disputes of dealers about their statements, and their outcomes (docs/domain/disputes.md). */
export const disputes = pgTable(
  'disputes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    kind: textC('kind').$type<DisputeKind>().notNull(),
    /** The document of a disputed line, or of a missing one where the dealer knows it. */
    document: textC('document'),
    /** The number of a disputed line in its document. */
    line: integer('line'),
    figure: textC('figure').$type<DisputeFigure>(),
    explanation: jsonb('explanation').$type<DisputeExplanation>().notNull(),
    state: textC('state').$type<DisputeState>().notNull().default('open'),
    assigneeId: integer('assignee_id').references(() => users.id),
    openedBy: integer('opened_by')
      .notNull()
      .references(() => users.id),
    openedAt: instant('opened_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the office first replied or decided. */
    answeredAt: instant('answered_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Of an accepted one: the import with the line. Without import and goals an entry of the ledger references it. */
    importId: integer('import_id').references(() => imports.id),
    /** Of one that was accepted by changing the goal: the goal before, and the one after. */
    goalBefore: integer('goal_before'),
    goalAfter: integer('goal_after'),
    /** The last request for the approval of its adjustment. */
    approvalId: integer('approval_id').references((): AnyPgColumn => approvals.id),
  },
  (t) => [
    check('disputes_line', sql`(kind = 'line') = (line is not null) and (kind <> 'line' or document is not null)`),
    check('disputes_goal', sql`(goal_before is null) = (goal_after is null)`),
    check('disputes_figure', sql`(kind = 'figure') = (figure is not null)`),
    check('disputes_decided', sql`(state in ('accepted', 'refused', 'withdrawn')) = (decided_at is not null)`),
    uniqueIndex('disputes_line_once')
      .on(t.campaignId, t.dealerId, sql`document_key(document)`, t.line)
      .where(sql`kind = 'line' and state in ('open', 'answered')`),
    index('disputes_membership').on(t.campaignId, t.dealerId, t.id),
    index('disputes_dealer').on(t.dealerId, t.id),
    index('disputes_state').on(t.state, t.id),
    index('disputes_opened').on(t.openedAt, t.id),
    index('disputes_updated').on(t.updatedAt, t.id),
  ],
);

/** The messages of a dispute, with the state of the dispute after each. */
export const disputeMessages = pgTable(
  'dispute_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    disputeId: integer('dispute_id')
      .notNull()
      .references(() => disputes.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    side: textC('side').$type<DisputeSide>().notNull(),
    /** The message; of a refusal or an acceptance its reason. */
    text: text('text').notNull(),
    /** The state of the dispute after the message. */
    state: textC('state').$type<DisputeState>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('dispute_messages_dispute').on(t.disputeId, t.id)],
);

/** Attachments of disputes; their bytes are in the file storage. */
export const disputeAttachments = pgTable(
  'dispute_attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    disputeId: integer('dispute_id')
      .notNull()
      .references(() => disputes.id),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.id),
    side: textC('side').$type<DisputeSide>().notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash').notNull(),
    storageKey: textC('storage_key').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [index('dispute_attachments_dispute').on(t.disputeId, t.id)],
);
