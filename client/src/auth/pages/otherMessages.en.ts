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
  'auth.factorReset.title': 'Removing the second factor',
  'auth.factorReset.text':
    'Somebody has asked to remove the authenticator apps, passkeys and recovery codes of your account: the password alone will sign you in then. If you have lost them and agree, confirm it.',
  'auth.factorReset.confirm': 'Confirm and remove the second factor',
  'auth.factorReset.deny': 'I did not ask for it: stop the request',
  'auth.factorReset.waiting': 'You have confirmed it.',
  'auth.factorReset.waiting.next':
    'Now another administrator has to approve it: right afterwards the password alone signs you in, and we will tell you by mail.',
  'auth.factorReset.done': 'The second factor was removed.',
  'auth.factorReset.done.next': 'Sign in with your password, then add a new one on your account page.',
  'auth.factorReset.ended': 'The request was stopped.',
  'auth.factorReset.ended.next': 'Nothing has changed. We have told the administrators.',
  'auth.factorReset.invalid':
    'The link is not valid: the request does not wait any more, or you have received a newer mail with another link.',
};
