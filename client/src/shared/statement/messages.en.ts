import type { it } from './messages.it';

/** The statement of a prize: how each euro comes about. */
export const en: Record<keyof typeof it, string> = {
  'statement.progress': 'Progress',
  'statement.title': 'How the prize comes about',
  'statement.counts': 'Tyres sold from {from} to {to} count: {match}.',
  'statement.notAccepted': 'The campaign has not been accepted: tyres are counted, but no prize accumulates.',
  'statement.changed':
    'Lines of sale came or went after the campaign was closed: the figures remain those of the closing.',

  'statement.base': 'Base prize',
  'statement.base.from': 'Tier',
  'statement.base.startsAt.MARGINAL': 'From tyre no.',
  'statement.base.startsAt.WHOLE': 'Tyres needed',
  'statement.base.rate': 'Prize per tyre',
  'statement.base.tires': 'Tyres',
  'statement.base.amount': 'Amount',
  'statement.base.notReached': 'not reached',
  'statement.base.result': 'Base prize',

  'statement.boosts': 'Boosts',
  'statement.boosts.text': 'The average factor is the sum of tyres × factor, divided by all tyres.',
  'statement.boosts.none': 'This campaign has no boosts: the factor is 1.',
  'statement.boosts.label': 'Boost',
  'statement.boosts.factor': 'Factor',
  'statement.boosts.tires': 'Tyres',
  'statement.boosts.fleet': 'of which fleet',
  'statement.boosts.unboosted': 'Without a boost',
  'statement.boosts.result': 'Average factor',
  'statement.noValue': '—',

  'statement.product': 'Multiplication and rounding',
  'statement.product.text':
    'The base prize is multiplied by the average factor and rounded once, to the cent. The calculation uses the whole factor, shown here with 6 decimals.',
  'statement.product.result': 'Prize before the cap',

  'statement.cap': 'Cap',
  'statement.cap.none': 'This campaign has no cap.',
  'statement.cap.under': 'The campaign’s cap is {cap}: it was not exceeded.',
  'statement.cap.over': 'The campaign’s cap is {cap}: the prize stops there.',

  'statement.unlock': 'Unlocking',
  'statement.unlock.reached': '{tires} tyres are needed: reached.',
  'statement.unlock.over': '{tires} tyres were needed.',
  'statement.unlock.missed':
    '{tires} tyres were needed: {count, plural, one {1 was missing} other {{number} were missing}}.',
  'statement.unlock.missing':
    '{tires} tyres are needed: {count, plural, one {1 is missing} other {{number} are missing}}.',

  'statement.redemptions': 'Redeemed prizes',
  'statement.redemptions.none': 'No prize has been redeemed.',
  'statement.redemptions.date': 'Date',
  'statement.redemptions.note': 'Note',
  'statement.redemptions.amount': 'Amount',
  'statement.redemptions.missing': 'The accumulated prize is not unlocked yet.',
  'statement.redemptions.missed': 'The accumulated prize was not unlocked.',
  'statement.redemptions.floor':
    'More was redeemed than can be spent today: the prize to spend does not fall below zero.',

  'statement.lines': 'Sales that count',
  'statement.lines.none': 'No sale of this period counts for the campaign.',
  'statement.lines.document': 'Document',
  'statement.lines.documentLine': '{document}, line {line}',
  'statement.lines.soldOn': 'Date',
  'statement.lines.tyre': 'Tyre',
  'statement.lines.channel': 'Channel',
  'statement.lines.quantity': 'Quantity',
  'statement.lines.tyres': '{count, plural, one {1 tyre} other {{number} tyres}}',
  'statement.lines.amount': 'Amount',
  'statement.lines.factor': 'Factor',
};
