/** The messages of the first sign-in page and of the frame of all. */
export const it = {
  'auth.claim': 'Ogni pneumatico avvicina all’obiettivo.',
  'auth.claimText': 'Campagne, vendite e premi del programma dealer, in un solo posto.',
  'auth.username': 'Nome utente',
  'auth.password': 'Password',
  'auth.login.title': 'Login Account',
  'auth.login.submit': 'Entra',
  'auth.login.passkey': 'Usa una passkey',
  'auth.login.forgot': 'Password dimenticata?',
  'auth.login.register': 'Crea un account',
} as const;
