export const it = {
  'confirmation.open': 'Apri la mail che abbiamo inviato a {address} e conferma l’indirizzo.',
  'confirmation.activation': 'Finché non lo confermi, nessuno può attivare il tuo account.',
  'confirmation.where': 'Il link vale 60 minuti. Se non trovi la mail, controlla anche la posta indesiderata.',
  'confirmation.again': 'Invia di nuovo la mail',
  'confirmation.sent': 'Mail inviata a {address}.',
} as const;
