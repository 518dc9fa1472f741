import type { it } from './messages.it';

/** The texts of campaigns that more than one page has. */
export const en: Record<keyof typeof it, string> = {
  'campaign.state.DRAFT': 'Draft',
  'campaign.state.OPEN': 'Registration open',
  'campaign.state.REGISTRATION_CLOSED': 'Registration closed',
  'campaign.state.CLOSED': 'Campaign closed',
  'campaign.period': 'from {from} to {to}',
  'campaign.accepted': 'Accepted',
  'campaign.acceptedOn': 'Accepted on {date}',
  'campaign.accept': 'Accept the campaign',
  'campaign.accept.name': 'Accept the campaign {title}',
  'campaign.accept.title': 'Accept “{title}”?',
  'campaign.accept.text':
    'You take part with a goal of {count, plural, one {# tyre} other {{goal} tyres}}. Once you accept, all tyres of the campaign sold from {from} to {to}, those already recorded included, accumulate the prize. A campaign is accepted once, and the acceptance cannot be withdrawn.',
  'campaign.accept.done': 'You have accepted the campaign “{title}”.',
  'campaign.toAccept': 'To be accepted',
  'campaign.notAccepted': 'Not accepted',
  'campaign.endedUnjoined': 'The campaign is over and was not accepted: it gives no prize.',

  'campaign.title': 'Campaign',
  'campaign.goalThreshold': 'Goal',
  'campaign.tiresPurchased': 'Tyres purchased',
  'campaign.tiresMissing': 'Tyres missing',
  'campaign.plafondAccumulated': 'Prize accumulated',
  'campaign.plafondExpendable': 'Spendable prize',
  'campaign.debt': 'To be returned',
  'campaign.debt.note': 'Spent and no longer earned',
  'campaign.atStake.meaning': 'How much prize is added on reaching the next threshold.',
  'campaign.atStake.locked': '{euro} (locked)',
  'campaign.expected.meaning': 'How much of the goal would be sold by today, going as last year did in the same days.',
  'campaign.tiresFleet': 'Fleet tyres',
  'campaign.tiresFleetPercentage': 'Fleet tyres %',
  'campaign.fleetOverNet.some': 'Above 100% because of retail returns',
  'campaign.fleetOverNet.none': 'Retail returns outweigh the purchases',
  'campaign.fleetOverNet.cell': '{percent} · returns',
};
