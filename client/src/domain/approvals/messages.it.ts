/** Italian: requests for approval, where they are made and where they are waited for. */
export const it = {
  'approval.see': 'Vedi la richiesta',
  'approval.made.title': 'Serve l’approvazione di un altro utente',
  'approval.made.text':
    'La richiesta è stata inviata. Nulla cambia finché un altro utente non la approva; se nessuno decide, scade il {date}.',
  'approval.pending': '{what}: attende l’approvazione di un altro utente dal {at}.',
  'approval.pendingBy': '{what}: richiesta di {name} del {at}, attende l’approvazione di un altro utente.',
  'approval.pending.more': '{count, plural, =1 {e un’altra richiesta} other {e altre {number} richieste}}',
  'approval.what.CLOSING': 'Chiusura della campagna',
  'approval.what.RULES': 'Modifica delle regole',
  'approval.what.UNDO': 'Annullamento dell’importazione',
  'approval.what.CORRECTION': 'Correzione di vendite',
  'approval.what.ADJUSTMENT': 'Rettifica di {amount} per {dealer}',
  'approval.what.REDEMPTION': 'Riscossione di {dealer}: {amount}',
  'approval.what.reversal': 'Annullamento di un movimento di {dealer}',
  'approval.what.DOCUMENT.CANCELLED': 'Annullamento di {number}',
  'approval.what.DOCUMENT.ANSWERED': 'Nota di debito per {number}',
  'approval.what.DOCUMENT.DISCARDED': 'File di {number} da scartare',
  'approval.what.DOCUMENT.NEVER_SENT': '{number} mai inviata',
  'approval.what.DOCUMENT.PAYMENT_TAKEN_BACK': 'Pagamento di {number} letto per errore',
  'approval.what.DOCUMENT.PAYMENT_RETURNED': 'Pagamento di {number} tornato indietro',
  'approval.what.SETTINGS': 'Modifica delle impostazioni',
};
