import type { Mail } from '../../ground/platform/mail/mail.js';

type Letter = Omit<Mail, 'id' | 'to'>;

const greeting = (name: string | null) => (name === null ? 'Buongiorno,' : `Buongiorno ${name},`);

const closing = 'Cordiali saluti\nLa segreteria del Programma GDD';

/** The mail with the link that sets a new password. */
export function resetLetter(name: string | null, link: string): Letter {
  return {
    subject: 'Reimposta la password del portale',
    text: `${greeting(name)}

abbiamo ricevuto la richiesta di reimpostare la password del tuo account sul portale del Programma GDD.

Per scegliere una nuova password apri questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo.

Se non hai fatto tu questa richiesta, ignora il messaggio: la password attuale resta valida.

${closing}
`,
  };
}

/** The mail that invites to the portal: its link sets the first password. */
export function invitationLetter(name: string | null, username: string, link: string): Letter {
  return {
    subject: 'Invito al portale del Programma GDD',
    text: `${greeting(name)}

è stato creato per te un account sul portale del Programma GDD.

Nome utente: ${username}

Per scegliere la password ed entrare apri questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se scade prima che tu lo usi, chiedi un nuovo invito a chi gestisce il programma, oppure usa «Password dimenticata?» nella pagina di accesso.

${closing}
`,
  };
}

/** The mail with the link that confirms the address of a registration. */
export function confirmationLetter(link: string): Letter {
  return {
    subject: 'Conferma il tuo indirizzo per il portale del Programma GDD',
    text: `Buongiorno,

con questo indirizzo è stato registrato un account sul portale del Programma GDD.

Se lo hai registrato tu, conferma che l’indirizzo è tuo aprendo questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo; se è scaduto, chiedine un altro dalla pagina che vedi quando accedi al portale.

Dopo la conferma il tuo account potrà essere attivato da chi gestisce il programma.

Se non ti sei registrato tu, non aprire il link e ignora il messaggio: senza la conferma l’account non potrà essere attivato.

${closing}
`,
  };
}

/** The mail with the link that makes an address the user's new one. */
export function newAddressLetter(name: string | null, link: string): Letter {
  return {
    subject: 'Conferma il tuo nuovo indirizzo',
    text: `${greeting(name)}

ci hai chiesto di usare questo indirizzo per il tuo account sul portale del Programma GDD.

Per confermarlo apri questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne hai ricevuti più d’uno, vale soltanto l’ultimo. Fino alla conferma le email del portale continuano ad arrivare all’indirizzo precedente; dopo la conferma le altre sessioni aperte con il tuo account vengono chiuse.

Se non hai fatto tu questa richiesta, non aprire il link e ignora il messaggio: non cambierà nulla.

${closing}
`,
  };
}

/** The mail that notifies the current address of a requested change. */
export function addressRequestedLetter(name: string | null, newAddress: string): Letter {
  return {
    subject: 'Richiesta di cambiare il tuo indirizzo',
    text: `${greeting(name)}

è stato chiesto di usare per il tuo account sul portale del Programma GDD l’indirizzo ${newAddress} al posto di questo.

Il cambio avverrà soltanto quando sarà aperto il link che abbiamo inviato al nuovo indirizzo. Se sei stato tu, non devi fare altro.

Se non sei stato tu, qualcuno conosce la tua password: accedi al portale e cambiala subito dalla pagina del tuo account, oppure usa «Password dimenticata?» nella pagina di accesso. In entrambi i casi la richiesta decade.

${closing}
`,
  };
}

/** The mail that notifies the former address that it was replaced. */
export function addressChangedLetter(name: string | null, newAddress: string): Letter {
  return {
    subject: 'Il tuo indirizzo è stato cambiato',
    text: `${greeting(name)}

da questo momento le email del portale del Programma GDD per il tuo account arrivano a ${newAddress} e non più a questo indirizzo. Le altre sessioni aperte con il tuo account sono state chiuse.

Se sei stato tu, non devi fare altro.

Se non sei stato tu, avvisa subito chi gestisce il programma: il tuo account potrebbe essere in mano ad altri.

${closing}
`,
  };
}
