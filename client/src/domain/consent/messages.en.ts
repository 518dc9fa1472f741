import type { it } from './messages.it';

/** The consent to SMS messages; the notice itself stands in files of its own. */
export const en: Record<keyof typeof it, string> = {
  'consent.title': 'Would you like the programme’s SMS messages?',
  'consent.section': 'Informational and promotional SMS messages',
  'consent.strip': 'It is voluntary: it changes nothing in campaigns and prizes.',
  'consent.yes': 'Yes',
  'consent.no': 'No',
  'consent.read': 'Read',
  'consent.question':
    'With your consent the dealer programme “gdd” may send you informational and promotional SMS messages. It is voluntary: it changes nothing in campaigns and prizes, and you can think again at any time on the page “Your account”.',
  'consent.notice': 'Privacy notice',
  'consent.showNotice': 'Read the notice',
  'consent.version': 'Version of the notice: {version}',
  'consent.give': 'I agree',
  'consent.decline': 'I do not agree',
  'consent.revoke': 'Withdraw the consent',
  'consent.answer.given': 'Consent given',
  'consent.answer.notGiven': 'Consent not given or withdrawn',
  'consent.answer.open': 'You have not decided yet',
  'consent.decided': '{at}, notice {version}',
  'consent.done.given': 'Consent recorded: the programme may send you SMS messages.',
  'consent.done.notGiven': 'Choice recorded: you will receive no SMS messages.',
  'consent.outdated': 'The text of the notice has changed: reload the page to read it and decide.',
};
