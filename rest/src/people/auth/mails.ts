import { letterTo, type Letter } from '../../ground/platform/mail/letter.js';

/** The mail with the link that sets a new password. */
export function resetLetter(name: string | null, link: string): Letter {
  return letterTo(name, 'it', {
    subject: 'Reimposta la password del portale',
    text: `abbiamo ricevuto la richiesta di reimpostare la password del tuo account sul portale del Programma GDD.

Per scegliere una nuova password apri questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo.

Se non hai fatto tu questa richiesta, ignora il messaggio: la password attuale resta valida.`,
  });
}

/** The mail that invites to the portal: its link sets the first password. */
export function invitationLetter(name: string | null, username: string, link: string): Letter {
  return letterTo(name, 'it', {
    subject: 'Invito al portale del Programma GDD',
    text: `è stato creato per te un account sul portale del Programma GDD.

Nome utente: ${username}

Per scegliere la password ed entrare apri questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se scade prima che tu lo usi, chiedi un nuovo invito a chi gestisce il programma, oppure usa «Password dimenticata?» nella pagina di accesso.`,
  });
}

/** The mail with the link that confirms the address of a registration. */
export function confirmationLetter(link: string): Letter {
  return letterTo(null, 'it', {
    subject: 'Conferma il tuo indirizzo per il portale del Programma GDD',
    text: `con questo indirizzo è stato registrato un account sul portale del Programma GDD.

Se lo hai registrato tu, conferma che l’indirizzo è tuo aprendo questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo; se è scaduto, chiedine un altro dalla pagina che vedi quando accedi al portale.

Dopo la conferma il tuo account potrà essere attivato da chi gestisce il programma.

Se non ti sei registrato tu, non aprire il link e ignora il messaggio: senza la conferma l’account non potrà essere attivato.`,
  });
}

/** The mail with the link that makes an address the user's new one. */
export function newAddressLetter(name: string | null, link: string): Letter {
  return letterTo(name, 'it', {
    subject: 'Conferma il tuo nuovo indirizzo',
    text: `ci hai chiesto di usare questo indirizzo per il tuo account sul portale del Programma GDD.

Per confermarlo apri questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo. Fino alla conferma le email del portale continuano ad arrivare all’indirizzo precedente; dopo la conferma le altre sessioni aperte con il tuo account vengono chiuse.

Se non hai fatto tu questa richiesta, non aprire il link e ignora il messaggio: non cambierà nulla.`,
  });
}

/** The mail that notifies the current address of a requested change. */
export function addressRequestedLetter(name: string | null, newAddress: string): Letter {
  return letterTo(name, 'it', {
    subject: 'Richiesta di cambiare il tuo indirizzo',
    text: `è stato chiesto di usare per il tuo account sul portale del Programma GDD l’indirizzo ${newAddress} al posto di questo.

Il cambio avverrà soltanto quando sarà aperto il link che abbiamo inviato al nuovo indirizzo. Se sei stato tu, non devi fare altro.

Se non sei stato tu, qualcuno conosce la tua password: accedi al portale e cambiala subito dalla pagina del tuo account, oppure usa «Password dimenticata?» nella pagina di accesso. In entrambi i casi la richiesta decade.`,
  });
}

/** The mail that notifies the former address that it was replaced. */
export function addressChangedLetter(name: string | null, newAddress: string): Letter {
  return letterTo(name, 'it', {
    subject: 'Il tuo indirizzo è stato cambiato',
    text: `da questo momento le email del portale del Programma GDD per il tuo account arrivano a ${newAddress} e non più a questo indirizzo. Le altre sessioni aperte con il tuo account sono state chiuse.

Se sei stato tu, non devi fare altro.

Se non sei stato tu, avvisa subito chi gestisce il programma: il tuo account potrebbe essere in mano ad altri.`,
  });
}
