import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'consents.title': 'SMS consents',
  'consents.subtitle':
    'Who gave or withdrew the consent to informational and promotional SMS messages that the programme may send, when, and to which version of the notice. The portal sends no SMS.',
  'consents.search': 'Search a dealer',
  'consents.empty': 'Nobody has decided yet',
  'consents.export': 'Export register',
  'consents.businessName': 'Dealer',
  'consents.decision': 'Decision',
  'consents.given': 'Consent given',
  'consents.notGiven': 'No consent',
  'consents.holds': 'Holds now',
  'consents.source': 'Where',
  'consents.source.STRIP': 'Strip in the page',
  'consents.source.ACCOUNT': 'Account page',
  'consents.decidedBy': 'By',
  'consents.decision.all': 'All decisions',
  'consents.decision.yes': 'Consent given',
  'consents.decision.no': 'No consent',
  'consents.holds.all': 'All',
  'consents.holds.yes': 'Yes',
  'consents.holds.no': 'No, replaced',
};
