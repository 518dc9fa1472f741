/** The messages of the second step of a sign-in over a page. */
export const en = {
  'shell.factor.title': 'Second factor',
  'shell.factor.code': 'Code',
  'shell.factor.code.text': 'Type the six-digit code that your app shows.',
  'shell.factor.code.use': 'Use the authenticator app',
  'shell.factor.recoveryCode': 'Recovery code',
  'shell.factor.recoveryCode.text': 'Type one of the recovery codes that you kept: each is good once.',
  'shell.factor.recoveryCode.use': 'Use a recovery code',
  'problem.reason.wrongFactor':
    'The code is wrong, or was used already: wait for the next one, and check the clock of your phone.',
  'problem.reason.challengeInvalid': 'The request has expired or was used already: start again.',
} as const;
