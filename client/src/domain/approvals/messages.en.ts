import type { it } from './messages.it';

/** English: requests for approval, where they are made and where they are waited for. */
export const en: Record<keyof typeof it, string> = {
  'approval.see': 'See the request',
  'approval.made.title': 'Another user has to approve this',
  'approval.made.text':
    'The request was sent. Nothing changes until another user approves it; if nobody decides, it expires on {date}.',
  'approval.pending': '{what}: waiting for another user to approve it since {at}.',
  'approval.pendingBy': '{what}: asked for by {name} on {at}, waiting for another user to approve it.',
  'approval.pending.more': '{count, plural, =1 {and one more request} other {and {number} more requests}}',
  'approval.what.CLOSING': 'Closing of the campaign',
  'approval.what.RULES': 'Change of the rules',
  'approval.what.UNDO': 'Undoing of the import',
  'approval.what.CORRECTION': 'Correction of sales',
  'approval.what.ADJUSTMENT': 'Adjustment of {amount} for {dealer}',
  'approval.what.REDEMPTION': 'Redemption of {amount} for {dealer}',
  'approval.what.reversal': 'Reversal of an entry of {dealer}',
  'approval.what.DOCUMENT.CANCELLED': 'Cancellation of {number}',
  'approval.what.DOCUMENT.ANSWERED': 'Debit note for {number}',
  'approval.what.DOCUMENT.DISCARDED': 'Discarding of the file of {number}',
  'approval.what.DOCUMENT.NEVER_SENT': '{number} was never sent',
  'approval.what.DOCUMENT.PAYMENT_TAKEN_BACK': 'Payment of {number} read by mistake',
  'approval.what.DOCUMENT.PAYMENT_RETURNED': 'Payment of {number} came back',
  'approval.what.SETTINGS': 'Change of the settings',
};
