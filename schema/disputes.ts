/** Constants of disputes, shared by all tiers (docs/domain/disputes.md). */
import type { TableFilters } from './lists.js';

/** The subject of a dispute: a sale line, a missing document, a figure of the statement, or something else. */
export const disputeKinds = ['line', 'missing', 'figure', 'other'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** The figures of a statement that a dealer may dispute. */
export const disputeFigures = [
  'tiresPurchased',
  'tiresFleet',
  'goalThreshold',
  'plafondAccumulated',
  'plafondExpendable',
  'debt',
  'redeemed',
  'adjusted',
  'balance',
] as const;
export type DisputeFigure = (typeof disputeFigures)[number];

export const disputeStates = ['open', 'answered', 'accepted', 'refused', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The two sides of a dispute: the dealer and the office. */
export const disputeSides = ['dealer', 'office'] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** The maximum lengths of its texts, and the maximum number of attachments. */
export const disputeLimits = { text: 2000, reason: 500, document: 80, attachments: 10 } as const;

/** The number of past days whose first answers are in the median time to answer. */
export const disputeAnswerDays = 90;

/** The columns that the table of disputes sorts by. */
export const disputeSortColumns = ['id', 'openedAt', 'updatedAt', 'state', 'kind', 'businessName'] as const;
export type DisputeSortColumn = (typeof disputeSortColumns)[number];

/** The filters of the table. `mine`: true for disputes assigned to the caller, false for the others. */
export const disputeFilters = {
  state: 'values',
  kind: 'values',
  campaignId: 'values',
  dealerId: 'values',
  assigneeId: 'values',
  mine: 'flag',
  waitingFor: 'values',
} as const satisfies TableFilters;
