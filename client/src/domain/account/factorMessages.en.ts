/** The messages of the second step of a sign-in, on its own page and over a page. */
export const en = {
  'factor.title': 'Second factor',
  'factor.code': 'Code',
  'factor.code.text': 'Type the six-digit code that your app shows.',
  'factor.code.use': 'Use the authenticator app',
  'factor.passkey.text': 'Confirm with your passkey that it is you.',
  'factor.passkey.use': 'Use the passkey',
  'factor.recoveryCode': 'Recovery code',
  'factor.recoveryCode.text': 'Type one of the recovery codes that you kept: each is good once.',
  'factor.recoveryCode.use': 'Use a recovery code',
  'problem.reason.passkeyUnknown': 'This passkey is not one of the account: choose another.',
  'problem.reason.passkeyOrigin':
    'The passkey was used at another address: open the portal at its own address and try again.',
  'problem.reason.passkeyCounter': 'This passkey may have been copied: sign in another way, then remove it.',
  'problem.reason.passkeyInvalid': 'The passkey was not recognised: try again.',
  'problem.reason.wrongFactor':
    'The code is wrong, or was used already: wait for the next one, and check the clock of your phone.',
  'problem.reason.challengeInvalid': 'The request has expired or was used already: start again.',
} as const;
