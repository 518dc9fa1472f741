import type { it } from './messages.it';

export const en: Readonly<Record<keyof typeof it, string>> = {
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  'notifications.kind.CAMPAIGN_OPENED': 'Campaign opened',
  'notifications.kind.CAMPAIGN_JOINED': 'Added to a campaign',
  'notifications.kind.CAMPAIGN_ENDS_SOON': 'Campaign ending without acceptance',
  'notifications.kind.RULES_CHANGED': 'Rules changed',
  'notifications.kind.THRESHOLD_NEAR': 'Threshold near',
  'notifications.kind.THRESHOLD_REACHED': 'Threshold reached',
  'notifications.kind.STATEMENT_FINAL': 'Final statement',
  'notifications.kind.DOCUMENT_READY': 'Document ready',
  'notifications.kind.DOCUMENT_UNDELIVERED': 'Document not delivered',
  'notifications.kind.DOCUMENT_REJECTED': 'Document rejected',
  'notifications.kind.DEBIT_NOTE_ISSUED': 'Debit note',
  'notifications.kind.PAYMENT_RETURNED': 'Payment came back',
  'notifications.kind.CREDIT_HELD': 'Prize on hold',
  'notifications.kind.DISPUTE_OPENED': 'Dispute opened',
  'notifications.kind.DISPUTE_ANSWERED': 'Answer to a dispute',
  'notifications.kind.INVOICING_DECIDED': 'Answer about invoicing data',
  'notifications.kind.APPROVAL_REQUESTED': 'Approval requested',
  'notifications.kind.BUDGET_CROSSED': 'Budget threshold reached',
  'notifications.kind.IMPORT_APPLIED': 'Import applied',
  'notifications.kind.IMPORT_FAILED': 'Import failed',
  'notifications.kind.EXPORT_READY': 'File ready',
  'notifications.kind.NOTE_STEP_DUE': 'Step of a note due',
};
