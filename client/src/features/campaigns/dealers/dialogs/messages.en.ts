import type { it } from './messages.it';

/** English: the ledger of a dealer in a campaign, for the office. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'campaigns.entries.list': 'Entries',
  'campaigns.entries.none': 'No entries yet.',
  'campaigns.entries.kind': 'Entry',
  'campaigns.entries.kind.redemption': 'Redemption',
  'campaigns.entries.kind.adjustment': 'Adjustment',
  'campaigns.entries.kind.reversal': 'Reversal',
  'campaigns.entries.kindBy': '{kind}: {method}',
  'campaigns.entries.reason': 'Note or reason',
  'campaigns.entries.recordedBy': 'Recorded by',
  'campaigns.entries.state': 'Reversal',
  'campaigns.entries.reversed': 'Reversed',
  'campaigns.entries.reverse': 'Reverse',
  'campaigns.entries.reverse.of': 'Reverse the entry of {amount} of {date}',
  'campaigns.entries.reverse.title': 'Reverse entry',
  'campaigns.entries.reverse.text':
    'The entry of {amount} of {date} stays in the list: an entry of the opposite amount takes it back. The dealer reads the reason.',
  'campaigns.entries.reverse.submit': 'Reverse entry',
  'campaigns.entries.reverse.done': 'Entry reversed.',
  'campaigns.entries.adjustment.title': 'Adjustment for {name}',
  'campaigns.entries.adjustment.direction': 'Direction',
  'campaigns.entries.adjustment.credit': 'In the dealer’s favour (+)',
  'campaigns.entries.adjustment.debit': 'Charged to the dealer (−)',
  'campaigns.entries.adjustment.record': 'Record adjustment',
  'campaigns.entries.adjustment.done': 'Adjustment recorded.',
  'campaigns.redemptions.title': 'Redemptions and entries of {name}',
  'campaigns.redemptions.amountInvalid': 'An amount above zero, with a comma before the cents: 12,50',
  'campaigns.redemptions.early': 'Not before the campaign begins, on {date}',
  'campaigns.redemptions.late': 'Not after today, {date}',
  'campaigns.redemptions.record': 'Record redemption',
  'campaigns.redemptions.done': 'Redemption recorded.',
  'campaigns.redemptions.repeated.title': 'It looks recorded already',
  'campaigns.redemptions.repeated.text':
    'Within the last 24 hours a redemption with the same amount, the same date and the same note was recorded: {amount} of {date}. Record it anyway?',
  'campaigns.redemptions.repeated.confirm': 'Record anyway',
};
