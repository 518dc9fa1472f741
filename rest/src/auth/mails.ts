import type { Mail } from '../platform/mail.js';

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

L'indirizzo si può usare una sola volta. Se ne ha ricevuti più d'uno, vale soltanto l'ultimo.

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

L'indirizzo si può usare una sola volta. Se scade prima che lei lo usi, chieda un nuovo invito a chi gestisce il programma, oppure usi «Password dimenticata?» nella pagina di accesso.

${closing}
`,
  };
}
