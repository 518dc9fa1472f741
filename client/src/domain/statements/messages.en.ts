import type { it } from './messages.it';

/** The statement of a prize: how each euro comes about. */
export const en: Record<keyof typeof it, string> = {
  'statement.pdf': 'Download PDF',
  'statement.progress': 'Progress',
  'statement.title': 'How the prize comes about',
  'statement.counts': 'Tyres sold from {from} to {to} count: {match}.',
  'statement.rules.accepted': 'Accepted with version {version} of the rules',
  'statement.rules.changed': 'since {date} version {version} holds: prize from {before} to {after}',
  'statement.rules.same': 'since {date} version {version} holds: the prize stays the same',
  'statement.notAccepted': 'The campaign has not been accepted: tyres are counted, but no prize accumulates.',
  'statement.changed':
    'Lines of sale came or went after the campaign was closed: the figures remain those of the closing.',

  'statement.since': 'After the closing',
  'statement.since.text':
    'The campaign was closed on {date}: the prize remains what it was then. What has changed since stands here and does not count.',
  'statement.since.differences': 'Counted lines that are gone, as a difference in tyres',
  'statement.since.label': 'Boost',
  'statement.since.factor': 'Factor',
  'statement.since.tires': 'Tyres',
  'statement.since.fleet': 'of which fleet',
  'statement.since.later':
    '{lines, plural, one {{linesNumber} line} other {{linesNumber} lines}} of sale came, of {tires, plural, one {{tiresNumber} tyre} other {{tiresNumber} tyres}}: {lines, plural, one {it stands} other {they stand}} apart, at the end.',

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
  'statement.boosts.limited':
    'Returns would carry the average factor past the campaign’s factors: it stops at the nearest of them, or at 1.',
  'statement.boosts.limitedTo': 'limited to {factor}',
  'statement.boosts.returned':
    'More was returned than bought: the tyres purchased do not fall below zero, and the factor is 1.',
  'statement.boosts.noTires': 'Without tyres the factor is 1.',
  'statement.boosts.none': 'This campaign has no boosts: the factor is 1.',
  'statement.boosts.label': 'Boost',
  'statement.boosts.factor': 'Factor',
  'statement.boosts.tires': 'Tyres',
  'statement.boosts.fleet': 'of which fleet',
  'statement.boosts.ofFleet': '{tires} tyres, of which fleet {fleet}',
  'statement.boosts.boosted': 'Tyres × factor',
  'statement.boosts.unboosted': 'Without a boost',
  'statement.boosts.unreconstructed': 'Cannot be reconstructed',
  'statement.boosts.unreconstructed.text':
    '“Cannot be reconstructed” is what was counted at the closing and today’s sales no longer account for: the boost of each line was not kept then.',
  'statement.boosts.all': 'Total',
  'statement.boosts.result': 'Average factor',
  'statement.noValue': '—',

  'statement.product': 'Multiplication and rounding',
  'statement.product.text':
    'The base prize is multiplied by the average factor, which is not rounded: rounding comes once, at the end, to the cent.',
  'statement.product.belowZero': '{product} is less than zero: the prize does not fall below zero.',
  'statement.product.result': 'Prize before the cap',

  'statement.cap': 'Cap',
  'statement.cap.none': 'This campaign has no cap.',
  'statement.cap.under': 'The campaign’s cap is {cap}: it was not exceeded.',
  'statement.cap.over': 'The campaign’s cap is {cap}: the prize stops there.',

  'statement.unlock': 'Unlocking',
  'statement.unlock.reached': '{tires} tyres are needed: reached.',
  'statement.unlock.over': '{tires} tyres were needed.',
  'statement.unlock.missed':
    '{tires} tyres were needed: {count, plural, one {{number} was missing} other {{number} were missing}}.',
  'statement.unlock.missing':
    '{tires} tyres are needed: {count, plural, one {{number} is missing} other {{number} are missing}}.',

  'statement.redemptions': 'Redeemed prizes',
  'statement.redemptions.none': 'No prize has been redeemed.',
  'statement.redemptions.date': 'Date',
  'statement.redemptions.note': 'Note',
  'statement.redemptions.amount': 'Amount',
  'statement.redemptions.missing': 'The accumulated prize is not unlocked yet.',
  'statement.redemptions.missed': 'The accumulated prize was not unlocked.',
  'statement.redemptions.floor':
    'More was redeemed than is spendable today: the spendable prize does not fall below zero.',

  'statement.printed.dealer': 'Code {code} · VAT number {vatNumber}',
  'statement.printed.asOf': 'As of {day}',
  'statement.lines': 'Sales that count',
  'statement.lines.export': 'Export sales',
  'statement.lines.later': 'Sales that came after the closing',
  'statement.lines.which': 'Which sales',
  'statement.lines.which.counted': 'That count',
  'statement.lines.which.later': 'That came later',
  'statement.lines.none': 'No sale of this period counts for the campaign.',
  'statement.lines.gone': 'The sales counted at the closing are no longer recorded.',
  'statement.lines.search': 'Search for a document',
  'statement.lines.document': 'Document',
  'statement.lines.documentLine': '{document}, line {line}',
  'statement.lines.soldOn': 'Date',
  'statement.lines.tyre': 'Tyre',
  'statement.lines.channel': 'Channel',
  'statement.lines.quantity': 'Quantity',
  'statement.lines.tyres': '{count, plural, one {{number} tyre} other {{number} tyres}}',
  'statement.lines.amount': 'Amount',
  'statement.lines.factor': 'Factor',

  'statement.lines.excluded': 'Sales that do not count',
  'statement.lines.excludedText':
    'The sales from {from} to {to} that the campaign does not count, each with the first condition that it fails.',
  'statement.lines.noneExcluded': 'All sales of this time count for the campaign.',
  'statement.lines.which.excluded': 'Not counting',
  'statement.lines.why': 'Why it does not count',

  'statement.why.beforeStart': 'before the start: sales from {day} count',
  'statement.why.afterEnd': 'after the end: sales until {day} count',
  'statement.why.brand': 'brand {name}: {count, plural, one {{all} counts} other {{all} count}}',
  'statement.why.season': '{name} tyres: {all} count',
  'statement.why.segment': 'segment {name}: {count, plural, one {{all} counts} other {{all} count}}',
  'statement.why.rimFrom': '{inches}″ rim: {from}″ and above count',
  'statement.why.rimTo': '{inches}″ rim: up to {to}″ count',
  'statement.why.rims': '{inches}″ rim: {from}″ to {to}″ count',
  'statement.why.rim': '{inches}″ rim: only {only}″ counts',
  'statement.why.channel': '{name} channel: {all} counts',

  'statement.outlook': 'Where this pace leads',
  'statement.outlook.pace': 'At this pace {tires} of {goal} tyres on {to}.',
  'statement.outlook.interval':
    'The estimate is {ends, select, range {{low} to {high}} other {{low}}} tyres, with a prize of about {prize}{prizes, select, range {: {prizeLow} to {prizeHigh}} other {}}.',
  'statement.outlook.intervalIfAccepted':
    'The estimate is {ends, select, range {{low} to {high}} other {{low}}} tyres; if the campaign is accepted, the prize is about {prize}{prizes, select, range {: {prizeLow} to {prizeHigh}} other {}}.',
  'statement.outlook.next':
    '{count, plural, one {{number} tyre is} other {{number} tyres are}} missing to the next threshold, of {threshold}.',
  'statement.outlook.allReached': 'All thresholds are reached already.',
  'statement.outlook.how':
    '{count, plural, one {{tires} tyre was} other {{tires} tyres were}} sold by {day}; the pace expected by this day is {share}.',
  'statement.outlook.none.TOO_EARLY':
    'It is too early to say where the pace leads: by this day, as a rule, less than 5% of the campaign is sold.',
  'statement.outlook.none.NOT_STARTED': 'The campaign begins on {from}: there will be an estimate once sales arrive.',
  'statement.outlook.none.ENDED': 'The campaign ended on {to}: there is nothing left to estimate.',
  'statement.outlook.none.CLOSED':
    'The campaign is closed: its figures are final, and there is nothing left to estimate.',

  'statement.whatIf.title': 'What if more are sold?',
  'statement.whatIf.text': 'Choose how many further tyres: the prize follows from the rules of the campaign.',
  'statement.whatIf.slider': 'Further tyres, by the slider',
  'statement.whatIf.field': 'Further tyres',
  'statement.whatIf.invalid': 'Enter a whole number up to one million.',
  'statement.whatIf.boost': 'Boost of the further tyres',
  'statement.whatIf.noBoost': 'No boost',
  'statement.whatIf.further': '{count, plural, one {{number} further tyre} other {{number} further tyres}}',
  'statement.whatIf.with':
    'Prize with {count, plural, one {{number} further tyre} other {{number} further tyres}}: {total} in all',
  'statement.whatIf.more': 'That is {euro} more.',
  'statement.whatIf.less': 'That is {euro} less: these tyres lower the average factor.',
  'statement.whatIf.same': 'The prize does not change.',
  'statement.whatIf.expendable': 'Spendable: {euro}.',
  'statement.whatIf.reached': 'Threshold reached: {threshold} tyres.',
  'statement.whatIf.next':
    '{count, plural, one {{number} is} other {{number} are}} missing to the next, of {threshold}.',
  'statement.whatIf.last': 'There are no further thresholds.',
  'statement.whatIf.estimate': 'This is an estimate: it is not saved.',
  'statement.whatIf.estimateIfAccepted': 'This is an estimate, if the campaign is accepted: it is not saved.',
};
