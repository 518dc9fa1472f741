import type { it } from './messages.it';

/** English: what a dealer earned, was paid and owes. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'rewards.title': 'Prizes',
  'rewards.menu': 'Prizes',
  'rewards.subtitle': 'What you earned, what was paid and when, and the documents to download.',
  'rewards.ofDealer': 'Prizes and documents',
  'rewards.back': 'Back to the dealer',
  'rewards.link': 'Documents',
  'rewards.figures': 'The prizes at a glance',
  'rewards.accumulated': 'Earned',
  'rewards.accumulated.detail': 'In all campaigns',
  'rewards.expendable': 'To spend now',
  'rewards.expendable.detail': 'Goes into the next settlement',
  'rewards.paid': 'Paid',
  'rewards.paid.detail': '{count, plural, =0 {No document was paid} one {# document} other {# documents}}',
  'rewards.unpaid': 'Waiting to be paid',
  'rewards.debt': 'Owed',
  'rewards.debts.title': 'Owed',
  'rewards.debts.text':
    'In these campaigns more was spent than is earned as of today, after a return for instance. The difference is set off against the next prizes.',
  'rewards.debts.link': '{title}: open the statement',
  'rewards.campaigns.title': 'By campaign',
  'rewards.campaign': 'Campaign',
  'rewards.none.title': 'No prizes yet',
  'rewards.none.text': 'The prizes of the campaigns and their documents will appear here.',
  'rewards.documents.title': 'Documents',
  'rewards.documents.none': 'No documents yet',
  'rewards.documents.noneText': 'Once a settlement is approved, its credit note or invoicing notice appears here.',
  'rewards.documents.of': '{date} · {campaigns}',
  'rewards.documents.reason': 'Reason: {reason}',
};
