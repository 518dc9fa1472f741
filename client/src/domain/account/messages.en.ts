import type { it } from './messages.it';

export const en: Record<keyof typeof it, string> = {
  'confirmation.open': 'Open the mail that we sent to {address} and confirm the address.',
  'confirmation.activation': 'Until you do, nobody can activate your account.',
  'confirmation.where': 'The link is valid for 60 minutes. If you cannot find the mail, check your junk mail too.',
  'confirmation.again': 'Send the mail again',
  'confirmation.sent': 'Mail sent to {address}.',
};
