/** The mails about the removal of lost factors: to the person, and to whoever manages users. */
import { approvalDays } from '@gdd/schema/approvals';
import { factorResetHours, type FactorResetStep } from '@gdd/schema/factors';
import type { Language } from '@gdd/schema/notifications';
import { letterTo, type Letter } from '../../../ground/platform/mail/letter.js';

/** What a mail is about. */
export interface FactorResetFacts {
  readonly link: string;
  /** Whose factors, in a mail to somebody else. */
  readonly person?: string;
}

const italian: Readonly<Record<FactorResetStep, (facts: FactorResetFacts) => Letter>> = {
  requested: ({ link }) => ({
    subject: 'Qualcuno ha chiesto di togliere il tuo secondo fattore',
    text: `un amministratore ha chiesto di togliere dal tuo account sul portale del Programma GDD le app di codici, le passkey e i codici di recupero. Serve a chi li ha persi: dopo si entra con la sola password.

Entro ${approvalDays} giorni una seconda persona deve approvare la richiesta, poi passano ancora ${factorResetHours} ore. Se sei d’accordo, puoi confermare da qui: allora, dopo l’approvazione, non si aspetta. Se non l’hai chiesto tu, fermala dalla stessa pagina:

${link}`,
  }),
  approved: ({ link }) => ({
    subject: `Il tuo secondo fattore sarà tolto tra ${factorResetHours} ore`,
    text: `una seconda persona ha approvato la richiesta di togliere dal tuo account sul portale del Programma GDD le app di codici, le passkey e i codici di recupero. Succederà tra ${factorResetHours} ore; le sessioni aperte saranno chiuse.

Se non vuoi aspettare, conferma da qui. Se non l’hai chiesto tu, ferma la richiesta dalla stessa pagina:

${link}

Se hai ricevuto più di un link, vale soltanto questo.`,
  }),
  denied: ({ link, person = '' }) => ({
    subject: 'Una richiesta sul secondo fattore è stata fermata',
    text: `${person} ha risposto di non aver chiesto di togliere il proprio secondo fattore dal portale del Programma GDD. La richiesta è stata fermata e non è cambiato nulla.

Qualcuno potrebbe cercare di entrare con quell’account: chiedi a chi ha fatto la richiesta e a chi l’ha approvata. Le modifiche dell’account sono tra gli utenti:

${link}`,
  }),
};

const english: Readonly<Record<FactorResetStep, (facts: FactorResetFacts) => Letter>> = {
  requested: ({ link }) => ({
    subject: 'Somebody has asked to remove your second factor',
    text: `an administrator has asked to remove the authenticator apps, passkeys and recovery codes of your account of the portal of Programma GDD. It is for those who have lost them: afterwards the password alone signs in.

A second person has to approve the request within ${approvalDays} days, and then another ${factorResetHours} hours pass. If you agree, you can confirm it here: there is no waiting after the approval then. If you did not ask for it, stop it on the same page:

${link}`,
  }),
  approved: ({ link }) => ({
    subject: `Your second factor will be removed in ${factorResetHours} hours`,
    text: `a second person has approved the request to remove the authenticator apps, passkeys and recovery codes of your account of the portal of Programma GDD. It will happen in ${factorResetHours} hours; open sessions will be ended.

If you do not want to wait, confirm it here. If you did not ask for it, stop the request on the same page:

${link}

If you have received more than one link, only this one is valid.`,
  }),
  denied: ({ link, person = '' }) => ({
    subject: 'A request about a second factor was stopped',
    text: `${person} says they did not ask for their second factor to be removed from the portal of Programma GDD. The request was stopped, and nothing has changed.

Somebody may be trying to get in by that account: ask who made the request and who approved it. The changes of the account are among the users:

${link}`,
  }),
};

/** The mail about a step, in the language of who gets it. */
export function factorResetLetter(
  language: Language,
  step: FactorResetStep,
  { name, ...facts }: FactorResetFacts & { readonly name: string | null },
): Letter {
  return letterTo(name, language, (language === 'it' ? italian : english)[step](facts));
}
