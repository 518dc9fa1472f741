/** Italian: customers. */
export const it = {
  'customers.title': 'Clienti',
  'customers.export': 'Esporta clienti',
  'customers.subtitle': 'Aziende e privati, con i loro recapiti.',
  'customers.new': 'Nuovo cliente',
  'customers.search': 'Cerca per nome, email o città',
  'customers.empty.title': 'Non c’è ancora nessun cliente',
  'customers.empty.text': 'Inserisci il primo: comparirà qui.',
  'customers.type.BUSINESS': 'Azienda',
  'customers.type.INDIVIDUAL': 'Privato',
  'customers.status.ACTIVE': 'Attivo',
  'customers.status.SUSPENDED': 'Sospeso',
  'customers.phone': 'Telefono',
  'customers.action.set.ACTIVE': 'Riattiva',
  'customers.action.set.SUSPENDED': 'Sospendi',

  'customers.form.create': 'Nuovo cliente',
  'customers.form.edit': 'Modifica cliente',
  'customers.form.saveOver': 'Salva comunque',
  'customers.created': 'Il cliente è stato inserito.',
  'customers.updated': 'Il cliente è stato aggiornato.',
  'customers.statusUpdated':
    '{count, plural, one {Lo stato del cliente è stato aggiornato.} other {Lo stato dei clienti selezionati è stato aggiornato.}}',
  'customers.statusPartly':
    '{failed, plural, one {Un cliente su {total} non esiste più: lo stato degli altri è stato aggiornato.} other {# clienti su {total} non esistono più: lo stato degli altri è stato aggiornato.}}',

  'customers.delete.title': 'Eliminare {count, plural, =1 {il cliente} other {{number} clienti}}?',
  'customers.delete.text':
    '{count, plural, =1 {Vuoi eliminare definitivamente questo cliente?} other {Vuoi eliminare definitivamente i {number} clienti selezionati?}}',
  'customers.delete.wait':
    '{count, plural, one {Eliminazione del cliente in corso…} other {Eliminazione dei clienti in corso…}}',
  'customers.delete.confirm': 'Elimina',
  'customers.delete.done':
    '{count, plural, one {Il cliente è stato eliminato.} other {I clienti selezionati sono stati eliminati.}}',
};
