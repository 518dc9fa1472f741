export const en = {
  'stepUp.title': 'Confirm that it is you',
  'stepUp.text':
    'Money, access or everybody’s data leaves by this operation. Enter your password again: it then goes on by itself, and what you have typed stays here.',
  'stepUp.submit': 'Confirm',
} as const;
