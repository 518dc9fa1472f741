/** Constants of disputes, one list for all tiers (docs/domain/disputes.md). */
import type { TableFilters } from './lists.js';

/** What a dispute is about: a sale line, a document that is missing, a figure of the statement, or anything else. */
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

/** The two sides of a dispute: who writes for the dealer, and who writes for the office. */
export const disputeSides = ['dealer', 'office'] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** The most characters of its texts, and how many files it has at most. */
export const disputeLimits = { text: 2000, reason: 500, document: 80, attachments: 10 } as const;

/** The median time to answer is that of the first answers of so many days. */
export const disputeAnswerDays = 90;

/** The columns that the table of disputes sorts by; by `openedAt` they are in the order of their age. */
export const disputeSortColumns = ['id', 'openedAt', 'updatedAt', 'state', 'kind', 'businessName'] as const;
export type DisputeSortColumn = (typeof disputeSortColumns)[number];

/** `mine`: those that are assigned to the caller; false: the others. */
export const disputeFilters = {
  state: 'values',
  kind: 'values',
  campaignId: 'values',
  dealerId: 'values',
  assigneeId: 'values',
  mine: 'flag',
  waitingFor: 'values',
} as const satisfies TableFilters;
