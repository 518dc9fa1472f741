import { en as factor } from '../../domain/account/factorMessages.en';
import type { it } from './otherMessages.it';

/** The messages of the other sign-in pages. */
export const en: Record<keyof typeof it, string> = {
  'auth.email': 'Email',
  'auth.passwordConfirmation': 'Confirm password',
  'auth.terms': 'I accept the terms and conditions of the programme',
  'auth.terms.read': 'Read the terms and conditions (new tab)',
  'auth.terms.title': 'Terms and conditions of the programme',
  'auth.terms.register': 'Create an account',
  'auth.termsRequired': 'Accepting terms & conditions are required',
  'auth.backToLogin': 'Back to sign in',
  ...factor,
  'auth.forgot.title': 'Forgotten password',
  'auth.forgot.text': 'Enter the email address of your account: we send you a link to choose a new password.',
  'auth.forgot.submit': 'Send the link',
  'auth.forgot.success': 'Your account has been reset.',
  'auth.forgot.mail':
    'If the address is a registered one, we have sent a mail with a link that is valid for 60 minutes. Check your junk mail too.',
  'auth.registration.title': 'Create an account',
  'auth.registration.text': 'After the registration an administrator will activate your account.',
  'auth.registration.submit': 'Register',
  'auth.registration.success': 'Your account has been successfuly registered.',
  'auth.reset.title': 'New password',
  'auth.reset.text': 'Choose the new password of your account.',
  'auth.reset.submit': 'Set the password',
  'auth.reset.success': 'The password has been changed.',
  'auth.reset.next': 'You can now sign in to the portal.',
  'auth.reset.login': 'Go to sign in',
  'auth.reset.newLink': 'Ask for a new link',
  'auth.invitation.title': 'Welcome to the programme',
  'auth.invitation.text': 'You have been invited: choose the password with which you will sign in.',
  'auth.invitation.success': 'Your account is ready.',
  'auth.confirm.title': 'Confirming your address',
  'auth.confirm.text': 'Confirm that the address we wrote to is yours.',
  'auth.confirm.submit': 'Confirm the address',
  'auth.confirm.success': 'Address confirmed.',
  'auth.confirm.next': 'From now on the portal’s mails arrive at this address.',
  'auth.confirm.invalid':
    'The link is not valid, has expired or was used already. If the address is not confirmed yet, you can have a new link sent from within the portal.',
  'auth.confirm.portal': 'Go to the portal',
};
