import type { Mail } from '../../ground/platform/mail/mail.js';

type Letter = Omit<Mail, 'id' | 'to'>;

const greeting = (name: string | null) => (name === null ? 'Gentile utente,' : `Gentile ${name},`);

const closing = 'Cordiali saluti\nLa segreteria del Programma GDD';

/** The mail with the link that sets a new password. */
export function resetLetter(name: string | null, link: string): Letter {
  return {
    subject: 'Reimposta la password del portale',
    text: `${greeting(name)}

abbiamo ricevuto la richiesta di reimpostare la password del suo account sul portale del Programma GDD.

Per scegliere una nuova password apra questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se ne ha ricevuti più d’uno, vale soltanto l’ultimo.

Se non ha fatto lei questa richiesta, ignori il messaggio: la password attuale resta valida.

${closing}
`,
  };
}

/** The mail that invites to the portal: its link sets the first password. */
export function invitationLetter(name: string | null, username: string, link: string): Letter {
  return {
    subject: 'Invito al portale del Programma GDD',
    text: `${greeting(name)}

è stato creato per lei un account sul portale del Programma GDD.

Nome utente: ${username}

Per scegliere la password ed entrare apra questo indirizzo entro 60 minuti:

${link}

L’indirizzo si può usare una sola volta. Se scade prima che lei lo usi, chieda un nuovo invito a chi gestisce il programma, oppure usi «Password dimenticata?» nella pagina di accesso.

${closing}
`,
  };
}

/** The mail with the link that confirms the address of a registration. */
export function confirmationLetter(link: string): Letter {
  return {
    subject: 'Confermi il suo indirizzo per il portale del Programma GDD',
    text: `Gentile utente,

con questo indirizzo è stato registrato un account sul portale del Programma GDD.

Se è stato lei, confermi che l’indirizzo è suo aprendo questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne ha ricevuti più d’uno, vale soltanto l’ultimo; se è scaduto, ne chieda un altro dalla pagina che vede quando accede al portale.

Dopo la conferma il suo account potrà essere attivato da chi gestisce il programma.

Se non si è registrato lei, non apra il link e ignori il messaggio: senza la conferma l’account non potrà essere attivato.

${closing}
`,
  };
}

/** The mail with the link that makes an address the user's new one. */
export function newAddressLetter(name: string | null, link: string): Letter {
  return {
    subject: 'Confermi il suo nuovo indirizzo',
    text: `${greeting(name)}

ci ha chiesto di usare questo indirizzo per il suo account sul portale del Programma GDD.

Per confermarlo apra questo link entro 60 minuti:

${link}

Il link si può usare una sola volta. Se ne ha ricevuti più d’uno, vale soltanto l’ultimo. Fino alla conferma le email del portale continuano ad arrivare all’indirizzo precedente; dopo la conferma le altre sessioni aperte con il suo account vengono chiuse.

Se non ha fatto lei questa richiesta, non apra il link e ignori il messaggio: non cambierà nulla.

${closing}
`,
  };
}

/** The mail that notifies the current address of a requested change. */
export function addressRequestedLetter(name: string | null, newAddress: string): Letter {
  return {
    subject: 'Richiesta di cambiare il suo indirizzo',
    text: `${greeting(name)}

è stato chiesto di usare per il suo account sul portale del Programma GDD l’indirizzo ${newAddress} al posto di questo.

Il cambio avverrà soltanto quando sarà aperto il link che abbiamo inviato al nuovo indirizzo. Se è stato lei, non deve fare altro.

Se non è stato lei, qualcuno conosce la sua password: acceda al portale e la cambi subito dalla pagina del suo account, oppure usi «Password dimenticata?» nella pagina di accesso. In entrambi i casi la richiesta decade.

${closing}
`,
  };
}

/** The mail that notifies the former address that it was replaced. */
export function addressChangedLetter(name: string | null, newAddress: string): Letter {
  return {
    subject: 'Il suo indirizzo è stato cambiato',
    text: `${greeting(name)}

da questo momento le email del portale del Programma GDD per il suo account arrivano a ${newAddress} e non più a questo indirizzo. Le altre sessioni aperte con il suo account sono state chiuse.

Se è stato lei, non deve fare altro.

Se non è stato lei, avvisi subito chi gestisce il programma: il suo account potrebbe essere in mano ad altri.

${closing}
`,
  };
}
