import type { it } from './messages.it';

/** What the first of the sign-in pages says, and their frame. */
export const en: Record<keyof typeof it, string> = {
  'auth.claim': 'Every tyre brings the goal closer.',
  'auth.claimText': 'Campaigns, sales and prizes of the dealer programme, in one place.',
  'auth.username': 'Username',
  'auth.password': 'Password',
  'auth.login.title': 'Login Account',
  'auth.login.submit': 'Sign in',
  'auth.login.forgot': 'Forgot your password?',
  'auth.login.register': 'Create an account',
};
