import type { it } from './messages.it';

/** The messages of the first sign-in page and of the frame of all. */
export const en: Record<keyof typeof it, string> = {
  'auth.claim': 'Every tyre brings the goal closer.',
  'auth.claimText': 'Campaigns, sales and prizes of the dealer programme, in one place.',
  'auth.username': 'Username',
  'auth.password': 'Password',
  'auth.login.title': 'Login Account',
  'auth.login.submit': 'Sign in',
  'auth.login.passkey': 'Use a passkey',
  'auth.login.forgot': 'Forgot your password?',
  'auth.login.register': 'Create an account',
};
