import { letterTo, type Letter } from '../../../ground/platform/mail/letter.js';
import { italianLongDay, periodWithArticles } from '../../../ground/domain/labels/italianFormats.js';

/** The facts from which a reminder is written. */
interface ReminderSubject {
  readonly businessName: string;
  readonly title: string;
  /** Both days included, yyyy-mm-dd. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** Tyres. */
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
}

const wholeNumber = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const tyres = (count: number) => `${wholeNumber.format(count)} ${count === 1 ? 'pneumatico' : 'pneumatici'}`;

/** The mail to a dealer that has not accepted a campaign yet. */
export function invitationToAccept(subject: ReminderSubject, link: string): Letter {
  const { title, goalThreshold } = subject;
  return letter(
    `Campagna «${title}»: da accettare`,
    subject,
    `la campagna «${title}» attende di essere accettata: il premio si accumula soltanto per chi la accetta.

Obiettivo: ${tyres(goalThreshold)}
Periodo: ${period(subject)}

Per leggere le condizioni e accettarla apri questo indirizzo:`,
    link,
  );
}

/** The mail to a dealer that has accepted a campaign, with the tyres missing to its goal. */
export function progressReminder(subject: ReminderSubject, link: string): Letter {
  const { title, goalThreshold, tiresPurchased, tiresMissing } = subject;
  const missing = `${tiresMissing === 1 ? 'manca' : 'mancano'} ${tyres(tiresMissing)}`;
  const reached = tiresMissing === 0;
  return letter(
    reached ? `Campagna «${title}»: obiettivo raggiunto` : `Campagna «${title}»: ${missing} all’obiettivo`,
    subject,
    `${reached ? `hai raggiunto l’obiettivo della campagna «${title}»: complimenti.` : `per raggiungere l’obiettivo della campagna «${title}» ti ${missing}.`}

Obiettivo: ${tyres(goalThreshold)}
Acquistati finora: ${tyres(tiresPurchased)}
Periodo: ${period(subject)}

A questo indirizzo trovi il premio accumulato e come è calcolato:`,
    link,
  );
}

const period = ({ startsOn, endsOn }: ReminderSubject) =>
  periodWithArticles(italianLongDay(startsOn), italianLongDay(endsOn));

function letter(subject: string, { businessName }: ReminderSubject, text: string, link: string): Letter {
  return letterTo(businessName, 'it', {
    subject,
    text: `${text}

${link}`,
  });
}
