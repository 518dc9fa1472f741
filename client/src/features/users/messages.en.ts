import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'users.title': 'Users',
  'users.menu': 'Users',
  'users.email': 'Email',
  'users.email.hint': 'A link, valid for 60 minutes, will be sent there to choose the password.',
  'users.name': 'Name and surname',
  'users.role': 'Role',
  'users.member': 'Member of the network',
  'users.member.chooseRole': 'Choose the role first.',
  'users.member.root': 'This role belongs to the programme.',
  'users.member.hint': 'Search by name or code.',
  'users.invite.title': 'Invite a user',
  'users.invite.submit': 'Send the invitation',
  'users.invite.sent': 'Invitation sent to {email}.',
};
