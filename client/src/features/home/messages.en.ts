import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'home.title': 'Home',
  'home.menu': 'Home',
  'home.find.title': 'Find a dealer',
  'home.find.text': 'Search by name, code, VAT number or city.',
  'home.find.label': 'Dealer',
  'home.find.none': 'Try a part of the name, or the code.',
  'home.dealer.title': 'Your campaigns under way',
  'home.dealer.all': 'All campaigns',
  'home.dealer.record': 'Your record',
  'home.dealer.ended': 'Ended, waiting to be closed',
  'home.dealer.none': 'No campaign under way',
  'home.dealer.noneText': 'Closed campaigns stay among all campaigns, with their prizes.',
  'home.waiting.title': 'Welcome',
  'home.waiting.text': 'Your account is waiting for activation.',
  'home.waiting.wrongAddress': 'Is the address wrong?',
  'home.waiting.next': 'An administrator will give you a role. Meanwhile you can complete your profile.',
  'home.waiting.account': 'Complete your profile',
};
