export const it = {
  'confirmation.open': 'Apri l’email che abbiamo inviato a {address} e conferma l’indirizzo.',
  'confirmation.activation': 'Finché non lo confermi, nessuno può attivare il tuo account.',
  'confirmation.where': 'Il link vale 60 minuti. Se non trovi l’email, controlla anche la posta indesiderata.',
  'confirmation.again': 'Invia di nuovo l’email',
  'confirmation.sent': 'Email inviata a {address}.',
} as const;
