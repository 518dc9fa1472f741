/** Constants of the audit, shared by all tiers (docs/domain/lists-and-calls.md, 'Audit'). */
import { factorChanges } from './factors.js';
import type { TableFilters } from './lists.js';

/** The sources of audit entries: changes of the programme, and security events of users' accounts. */
export const auditSources = ['audit', 'security'] as const;
export type AuditSource = (typeof auditSources)[number];

/** The sources of the timeline of one object; only the timeline of a dealer has notes. */
export const timelineSources = ['audit', 'note'] as const;
export type TimelineSource = (typeof timelineSources)[number];

/** The action of a note on a timeline; it does not occur in the audit trail. */
export const noteAction = 'noteWritten';

/** The kinds of objects of entries. */
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
  'file',
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The columns that the table sorts by. Both sort by time, then by source and id. */
export const auditSortColumns = ['id', 'at'] as const;
export type AuditSortColumn = (typeof auditSortColumns)[number];

/**
 * The filters of the table. `userId`: the actor, or the user of a security event; `action`: an action, or the kind of a
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

/** The maximum number of entries that are counted. */
export const mostCountedEntries = 10_000;

/** The form of an action's name. */
export const auditActionPattern = /^[a-zA-Z]{1,60}$/;

/** The actions of the audit trail, for the filter; entries of other versions may have other actions. */
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
  ...factorChanges,
  'factorResetConfirmed',
  'factorResetDenied',
  'factorsReset',
  'personalTokenCreated',
  'personalTokenRevoked',
  'applied',
  'undone',
  'columnsMapped',
  'mappingDeleted',
  'salesCompleted',
  'salesReopened',
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
  'held',
  'released',
  'documentCancelled',
  'documentNeverSent',
  'documentDiscarded',
  'documentAnswered',
  'documentsPrepared',
  'documentsSent',
  'documentPaid',
  'paymentTakenBack',
  'paymentReturned',
  'paymentsRead',
  'outcomesRead',
  'outcomeRecorded',
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
  'downloaded',
] as const;
