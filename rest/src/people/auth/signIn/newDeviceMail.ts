/** The mail that tells a person of a sign-in from a device that is new. */
import type { Language } from '@gdd/schema/notifications';
import { letterTo, type Letter } from '../../../ground/platform/mail/letter.js';

/** What the mail says. */
interface Facts {
  readonly name: string | null;
  /** Browser and system; '' for a program. */
  readonly device: string;
  readonly address: string;
  readonly publicUrl: string;
}

const letters: Readonly<Record<Language, (facts: Facts) => Letter>> = {
  it: ({ device, address, publicUrl }) => ({
    subject: 'Accesso da un nuovo dispositivo',
    text: `qualcuno è entrato nel tuo account sul portale del Programma GDD da un dispositivo mai usato prima:

${device === '' ? 'Un programma' : device}, dall’indirizzo ${address}

Se sei stato tu, non devi fare altro.

Se non sei stato tu, cambia subito la password, termina le altre sessioni da questa pagina e avvisa chi gestisce il programma:

${publicUrl}/account`,
  }),
  en: ({ device, address, publicUrl }) => ({
    subject: 'Sign-in from a new device',
    text: `somebody signed in to your account of the portal of Programma GDD with a device that was not used before:

${device === '' ? 'A program' : device}, from the address ${address}

If it was you, there is nothing to do.

If it was not, change the password at once, end the other sessions on this page and notify the office of the programme:

${publicUrl}/account`,
  }),
};

/** The mail, in the language of the person. */
export function newDeviceLetter(language: Language, facts: Facts): Letter {
  return letterTo(facts.name, language, letters[language](facts));
}
