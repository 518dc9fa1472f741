/** The messages of the second step of a sign-in over a page. */
export const en = {
  'shell.factor.title': 'Second factor',
  'shell.factor.code': 'Code',
  'shell.factor.code.text': 'Type the six-digit code that your app shows.',
  'shell.factor.code.use': 'Use the authenticator app',
  'shell.factor.passkey.use': 'Use the passkey',
  'shell.factor.recoveryCode': 'Recovery code',
  'shell.factor.recoveryCode.text': 'Type one of the recovery codes that you kept: each is good once.',
  'shell.factor.recoveryCode.use': 'Use a recovery code',
  'problem.reason.passkeyUnknown': 'This passkey is not one of the account: choose another.',
  'problem.reason.passkeyOrigin':
    'The passkey was used at another address: open the portal at its own address and try again.',
  'problem.reason.passkeyCounter': 'This passkey may have been copied: sign in another way, then remove it.',
  'problem.reason.passkeyInvalid': 'The passkey was not recognised: try again.',
  'problem.reason.wrongFactor':
    'The code is wrong, or was used already: wait for the next one, and check the clock of your phone.',
  'problem.reason.challengeInvalid': 'The request has expired or was used already: start again.',
} as const;
