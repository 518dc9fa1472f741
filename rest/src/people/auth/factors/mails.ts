/** The mail that tells a person that something about the own factors has changed. */
import type { FactorChange } from '@gdd/schema/factors';
import type { Language } from '@gdd/schema/notifications';
import { letterTo, type Letter } from '../../../ground/platform/mail/letter.js';

/** What the mail says. */
interface Facts {
  readonly name: string | null;
  readonly change: FactorChange;
  readonly publicUrl: string;
}

const italian: Readonly<Record<FactorChange, string>> = {
  totpAdded: 'è stata aggiunta un’app di codici: da ora l’accesso al portale chiede anche un codice',
  passkeyAdded: 'è stata aggiunta una passkey: da ora si entra nel portale anche con quella',
  totpRemoved: 'è stata eliminata un’app di codici',
  passkeyRemoved: 'è stata eliminata una passkey',
  recoveryCodesMade: 'sono stati creati nuovi codici di recupero: quelli di prima non valgono più',
  recoveryCodeUsed: 'è stato usato un codice di recupero, che ora non vale più',
};

const english: Readonly<Record<FactorChange, string>> = {
  totpAdded: 'an authenticator app was added: from now on, signing in to the portal also asks for a code',
  passkeyAdded: 'a passkey was added: from now on, it also signs in to the portal',
  totpRemoved: 'an authenticator app was removed',
  passkeyRemoved: 'a passkey was removed',
  recoveryCodesMade: 'new recovery codes were made: the earlier ones are no longer good',
  recoveryCodeUsed: 'a recovery code was used, which is no longer good',
};

const letters: Readonly<Record<Language, (facts: Facts) => Letter>> = {
  it: ({ change, publicUrl }) => ({
    subject: 'Sicurezza del tuo account',
    text: `per il tuo account sul portale del Programma GDD ${italian[change]}.

Se sei stato tu, non devi fare altro.

Se non sei stato tu, il tuo account potrebbe essere in mano ad altri: cambia subito la password, controlla i modi di accedere e termina le altre sessioni da questa pagina, poi avvisa chi gestisce il programma:

${publicUrl}/account`,
  }),
  en: ({ change, publicUrl }) => ({
    subject: 'Security of your account',
    text: `on your account of the portal of Programma GDD, ${english[change]}.

If it was you, there is nothing to do.

If it was not, your account may be in the hands of others: change the password at once, look through the ways to sign in and end the other sessions on this page, then notify the office of the programme:

${publicUrl}/account`,
  }),
};

/** The mail, in the language of the person. */
export function factorsChangedLetter(language: Language, facts: Facts): Letter {
  return letterTo(facts.name, language, letters[language](facts));
}
