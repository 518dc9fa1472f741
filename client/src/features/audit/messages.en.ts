import type { it } from './messages.it';

/** English: the audit as a whole. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'audit.list.title': 'Audit',
  'audit.list.subtitle': 'Who did what, from where and when: changes and sign-ins, newest first.',
  'audit.list.search': 'Search by person, thing or address',
  'audit.list.empty': 'No activity recorded',
  'audit.list.many':
    'There are more than {total, number} entries: narrow the filters to see all of them, or export them.',
  'audit.list.actor': 'Person',
  'audit.list.address': 'From where',
  'audit.list.thing': 'Thing',
  'audit.list.numbered': '{kind} no. {id}',
  'audit.list.action': 'Action',
  'audit.list.changes': 'What changed',
  'audit.list.times': 'How often',
  'audit.list.requestId': 'Request',
  'audit.list.source': 'Source',
  'audit.list.source.audit': 'Changes',
  'audit.list.source.security': 'Sign-ins and security',
  'audit.list.onlyPerson': 'Only this person',
  'audit.list.onlyThing': 'Only this thing',
};
