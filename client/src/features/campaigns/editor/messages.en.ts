import type { it } from './messages.it';

/** English: the example and the cost beside the form of a campaign. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'campaigns.example.title': 'What a dealer would earn',
  'campaigns.example.goal': 'With a goal of',
  'campaigns.example.tires': 'Tyres purchased',
  'campaigns.example.plainTires': 'Tyres without a boost',
  'campaigns.example.boosted': 'Tyres with “{name}”',
  'campaigns.example.invalid': 'A whole number',
  'campaigns.example.incomplete': 'Complete the tiers and boosts to see the example.',
  'campaigns.example.accumulated': 'Prize accumulated',
  'campaigns.example.unlocked': 'It can be spent already.',
  'campaigns.example.locked': 'It can be spent from {tires} tyres.',
  'campaigns.example.tiers': 'How the prize comes about',
  'campaigns.example.from': 'Threshold',
  'campaigns.example.startsAt': 'From tyre',
  'campaigns.example.paid': 'Tyres × rate',
  'campaigns.example.amount': 'Amount',
  'campaigns.example.sum': '{base} × average factor {factor} = {total}',
  'campaigns.example.capped': 'Limited to the highest prize: {amount}',
  'campaigns.cost.title': 'What it would cost for the network',
  'campaigns.cost.incomplete': 'Complete the tiers and boosts to see the cost.',
  'campaigns.cost.loading': 'The cost is on its way…',
  'campaigns.cost.notOver': 'The period a year before is not over yet: the cost cannot be worked out.',
  'campaigns.cost.tooLong': 'The campaign’s period is too long to work out the cost.',
  'campaigns.cost.unavailable': 'The cost is not available at the moment. You can save all the same.',
  'campaigns.cost.expendable': 'Cost: expendable prizes',
  'campaigns.cost.noDealers': 'The campaign has no dealers yet.',
  'campaigns.cost.unlocked':
    '{count, plural, =1 {{unlocked} of {dealers} dealers unlocks the prize.} other {{unlocked} of {dealers} dealers unlock the prize.}}',
  'campaigns.cost.about': 'With the sales from {from} to {to}: {tires} tyres, {accumulated} accumulated.',
};
