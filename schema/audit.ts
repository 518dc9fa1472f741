/** The audit as a whole (docs/domain/lists-and-calls.md, 'Audit'), one list for all tiers. */
import type { TableFilters } from './lists.js';

/** The entries of the trail: changes of the programme, and what happened to users' accounts. */
export const auditSources = ['audit', 'security'] as const;
export type AuditSource = (typeof auditSources)[number];

/** Where the entries of one thing's timeline are from: of a dealer's also the notes on it. */
export const timelineSources = ['audit', 'note'] as const;
export type TimelineSource = (typeof timelineSources)[number];

/** The action of a note on a timeline; the trail has none. */
export const noteAction = 'noteWritten';

/** The kinds of things that entries are about. */
export const auditEntities = [
  'member',
  'user',
  'import',
  'campaign',
  'customer',
  'content',
  'contentImage',
  'settlement',
  'accrualMonth',
  'approval',
  'dispute',
  'webhook',
  'serviceAccount',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The columns that the table sorts by: both say when, ties by source and number. */
export const auditSortColumns = ['id', 'at'] as const;
export type AuditSortColumn = (typeof auditSortColumns)[number];

/**
 * The filters of the table: `userId` did it, or it happened to its account; `action` is an action or the kind of a
 * security event.
 */
export const auditFilters = {
  source: 'values',
  userId: 'id',
  entity: 'values',
  entityId: 'id',
  action: 'values',
  at: 'days',
} as const satisfies TableFilters;

/** Entries beyond these are not counted: whoever looks for something narrows the filter. */
export const mostCountedEntries = 10_000;

/** How the actions of the trail are named: a word as the code has it. */
export const auditActionPattern = /^[a-zA-Z]{1,60}$/;

/** The actions of the trail, for choices; the trail may hold others, of earlier and later versions. */
export const auditActions = [
  'created',
  'updated',
  'deleted',
  'statusChanged',
  'registered',
  'invited',
  'invitedAgain',
  'activated',
  'disabled',
  'enabled',
  'sessionsEnded',
  'emailConfirmed',
  'passwordReset',
  'passwordChanged',
  'personalTokenCreated',
  'personalTokenRevoked',
  'applied',
  'undone',
  'opened',
  'copied',
  'registrationClosed',
  'closed',
  'dealerAdded',
  'dealerRemoved',
  'goalEdited',
  'accepted',
  'acceptanceWithdrawn',
  'figuresUpgraded',
  'redeemed',
  'adjusted',
  'entryReversed',
  'proposed',
  'withdrawn',
  'approved',
  'approvalRefused',
  'refused',
  'documentCancelled',
  'paymentsRead',
  'settingsChanged',
  'monthClosed',
  'reminded',
  'attachmentAdded',
  'attachmentRemoved',
  'disputeOpened',
  'messageAdded',
  'assigned',
  'disputeAccepted',
  'disputeRefused',
  'disputeWithdrawn',
  'shareTokenCreated',
  'shareTokenRevoked',
  'secretRotated',
  'revoked',
  'replayed',
] as const;
