import type { it } from './messages.it';

/** English: the prizes on hold, for the office. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'settlements.holds.subtitle': 'The prizes that no settlement pays until they are released, newest first.',
  'settlements.holds.search': 'Search by dealer, code or VAT number',
  'settlements.holds.empty.title': 'No prizes on hold',
  'settlements.holds.empty.text':
    'Put a prize on hold that is not to be paid for now: it stays out of settlements until you release it, and its history stays here.',
  'settlements.holds.businessName': 'Dealer',
  'settlements.holds.released': 'State',
  'settlements.holds.released.all': 'On hold and released',
  'settlements.holds.released.no': 'On hold',
  'settlements.holds.released.yes': 'Released',
  'settlements.holds.state.held': 'On hold',
  'settlements.holds.state.released': 'Released',
  'settlements.holds.isReasonShown': 'The dealer reads it',
  'settlements.holds.shown.yes': 'Yes',
  'settlements.holds.shown.no': 'No',
  'settlements.holds.heldAt': 'Since',
  'settlements.holds.heldBy': 'By',
  'settlements.holds.releasedBy': 'Released',
  'settlements.holds.releasedByAt': '{at}, by {name}',
};
