/** The texts of mails of notifications and digests, in the language of the reader. */
import {
  notificationAddress,
  type DigestPeriod,
  type Language,
  type NotificationKind,
} from '@gdd/schema/notifications';
import type { Mail } from '../../ground/platform/mail/mail.js';
import type { InboxItem } from './schemas.js';

type Letter = Pick<Mail, 'subject' | 'text'>;

/** The values in a sentence. */
interface Facts {
  /** The title of the campaign. */
  readonly campaign: string;
  /** The dealer; empty where the reader is that dealer. */
  readonly dealer: string;
  /** The name of a file, or the number of a document. */
  readonly name: string;
  readonly days: number;
  /** Formatted in the locale; empty where the item has none. */
  readonly threshold: string;
  readonly basis: InboxItem['basis'];
  /** What crossed a budget, and the budget, in EUR in the locale; empty where the item has none. */
  readonly amount: string;
  readonly budget: string;
  /** Of a rejection, separated by commas; empty without any. */
  readonly codes: string;
  /** A day in the locale; empty where the item has none. */
  readonly until: string;
}

interface Texts {
  readonly locale: string;
  readonly sentences: Readonly<Record<NotificationKind, (facts: Facts) => string>>;
  /** The labels of the kinds, as in the preferences. */
  readonly kinds: Readonly<Record<NotificationKind, string>>;
  greeting(name: string | null): string;
  readonly place: string;
  why(kind: string): string;
  readonly digest: Readonly<Record<DigestPeriod, string>>;
  readonly digestIntro: Readonly<Record<DigestPeriod, string>>;
  readonly whyDigest: Readonly<Record<DigestPeriod, string>>;
  more(count: number): string;
  readonly preferences: string;
  readonly unsubscribe: string;
  readonly closing: string;
}

const dealerPrefix = (dealer: string) => (dealer === '' ? '' : `${dealer}: `);

/** A percentage with its Italian article: 'l’80', 'il 100'. */
const withArticle = (percent: string) => (percent === '80' ? 'l’80' : `il ${percent}`);

const italian: Texts = {
  locale: 'it-IT',
  sentences: {
    campaignOpened: ({ campaign }) => `La campagna «${campaign}» è aperta.`,
    campaignJoined: ({ campaign, dealer }) => `${dealerPrefix(dealer)}ora fa parte della campagna «${campaign}».`,
    campaignEndsSoon: ({ campaign, days }) =>
      `La campagna «${campaign}» finisce ${days === 0 ? 'oggi' : days === 1 ? 'domani' : `tra ${days} giorni`} e non è ancora accettata.`,
    rulesChanged: ({ campaign }) => `Le regole della campagna «${campaign}» sono cambiate.`,
    goalChanged: ({ campaign, dealer, threshold }) =>
      threshold === ''
        ? `${dealerPrefix(dealer)}non fa più parte della campagna «${campaign}», che era accettata.`
        : threshold === '0'
          ? `${dealerPrefix(dealer)}l’accettazione della campagna «${campaign}» è stata annullata.`
          : `${dealerPrefix(dealer)}l’obiettivo accettato nella campagna «${campaign}» ora è di ${threshold} pneumatici.`,
    closedEarly: ({ campaign }) => `La campagna «${campaign}» è stata chiusa prima del suo ultimo giorno.`,
    thresholdNear: ({ campaign, dealer, threshold }) =>
      `${dealerPrefix(dealer)}la soglia di ${threshold} pneumatici della campagna «${campaign}» è vicina.`,
    thresholdReached: ({ campaign, dealer, threshold }) =>
      `${dealerPrefix(dealer)}la soglia di ${threshold} pneumatici della campagna «${campaign}» è raggiunta.`,
    statementFinal: ({ campaign }) => `La campagna «${campaign}» è chiusa: l’estratto è definitivo.`,
    documentReady: ({ dealer, name }) => `${dealerPrefix(dealer)}il documento ${name} è pronto.`,
    documentUndelivered: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}il documento ${name} è emesso, ma non è stato possibile recapitarlo: si trova nel portale e nell’area riservata del sito dell’Agenzia delle Entrate.`,
    documentRejected: ({ name, codes, until }) =>
      `Il Sistema di Interscambio ha scartato il documento ${name}${codes === '' ? '' : ` (${codes})`}: è da rinviare entro il ${until}.`,
    debitNoteIssued: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}la nota di debito ${name} storna una nota di credito: il premio torna spendibile.`,
    paymentReturned: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}il pagamento del documento ${name} è tornato indietro: verrà disposto di nuovo.`,
    creditHeld: ({ dealer, campaign }) =>
      `${dealerPrefix(dealer)}${campaign === '' ? 'tutti i premi sono in sospeso: per ora non entrano' : `il premio della campagna «${campaign}» è in sospeso: per ora non entra`} nelle liquidazioni.`,
    disputeOpened: ({ dealer }) => `${dealerPrefix(dealer)}è stata aperta una contestazione.`,
    disputeAnswered: ({ dealer }) => `${dealerPrefix(dealer)}la contestazione ha una risposta.`,
    approvalRequested: ({ campaign, name }) =>
      `Una modifica aspetta la sua approvazione${about(campaign === '' ? name : campaign)}.`,
    invoicingDecided: () => 'La sua richiesta di cambiare la ragione sociale o la sede ha una risposta.',
    budgetCrossed: ({ campaign, threshold, basis, amount, budget }) =>
      basis === 'expected'
        ? `Campagna «${campaign}»: i premi stimati a fine campagna raggiungono ${withArticle(threshold)} % del budget (${amount} su ${budget}).`
        : `Campagna «${campaign}»: i premi accumulati hanno raggiunto ${withArticle(threshold)} % del budget (${amount} su ${budget}).`,
    importApplied: ({ name }) => `L’importazione del file «${name}» è stata applicata.`,
    importFailed: ({ name }) => `L’importazione del file «${name}» non è riuscita.`,
    exportReady: ({ name }) => `Il file «${name}» è pronto da scaricare.`,
    noteStepDue: ({ dealer }) => `${dealerPrefix(dealer)}un passo annotato scade oggi.`,
    factorsChanged: () => 'Il secondo fattore del tuo account è cambiato, oppure è stato usato un codice di recupero.',
    newDevice: () => 'Qualcuno è entrato nel tuo account da un dispositivo mai usato prima.',
  },
  kinds: {
    campaignOpened: 'Campagna aperta',
    campaignJoined: 'Ingresso in una campagna',
    campaignEndsSoon: 'Campagna in scadenza da accettare',
    rulesChanged: 'Regole cambiate',
    goalChanged: 'Obiettivo cambiato',
    closedEarly: 'Campagna chiusa in anticipo',
    thresholdNear: 'Soglia vicina',
    thresholdReached: 'Soglia raggiunta',
    statementFinal: 'Estratto definitivo',
    documentReady: 'Documento pronto',
    documentUndelivered: 'Documento non recapitato',
    documentRejected: 'Documento scartato',
    debitNoteIssued: 'Nota di debito',
    paymentReturned: 'Pagamento tornato indietro',
    creditHeld: 'Premio in sospeso',
    disputeOpened: 'Contestazione aperta',
    disputeAnswered: 'Risposta a una contestazione',
    approvalRequested: 'Richiesta di approvazione',
    invoicingDecided: 'Risposta sui dati di fatturazione',
    budgetCrossed: 'Soglia del budget raggiunta',
    importApplied: 'Importazione applicata',
    importFailed: 'Importazione non riuscita',
    exportReady: 'File pronto',
    noteStepDue: 'Scadenza di una nota',
    factorsChanged: 'Secondo fattore',
    newDevice: 'Accesso da un nuovo dispositivo',
  },
  greeting: (name) => (name === null ? 'Buongiorno,' : `Buongiorno ${name},`),
  place: 'A questo indirizzo trovi i dettagli:',
  why: (kind) => `Ricevi questa email perché tra le tue notifiche «${kind}» arriva subito per email.`,
  digest: { daily: 'Le novità di oggi', weekly: 'Le novità della settimana' },
  digestIntro: {
    daily: 'ecco che cosa è successo dal riepilogo di ieri:',
    weekly: 'ecco che cosa è successo nell’ultima settimana:',
  },
  whyDigest: {
    daily: 'Ricevi questa email perché hai notifiche che arrivano in un riepilogo al giorno.',
    weekly: 'Ricevi questa email perché hai notifiche che arrivano in un riepilogo alla settimana.',
  },
  more: (count) => (count === 1 ? 'e un’altra notifica.' : `e altre ${count} notifiche.`),
  preferences: 'Puoi cambiarlo nella pagina del tuo account:',
  unsubscribe: 'Per non ricevere più queste email:',
  closing: 'Cordiali saluti\nLa segreteria del Programma GDD',
};

const english: Texts = {
  locale: 'en-GB',
  sentences: {
    campaignOpened: ({ campaign }) => `The campaign “${campaign}” is open.`,
    campaignJoined: ({ campaign, dealer }) =>
      `${dealer === '' ? 'You are' : `${dealer} is`} now in the campaign “${campaign}”.`,
    campaignEndsSoon: ({ campaign, days }) =>
      `The campaign “${campaign}” ends ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`} and is still to be accepted.`,
    rulesChanged: ({ campaign }) => `The rules of the campaign “${campaign}” have changed.`,
    goalChanged: ({ campaign, dealer, threshold }) =>
      threshold === ''
        ? `${dealerPrefix(dealer)}no longer in the campaign “${campaign}”, which was accepted.`
        : threshold === '0'
          ? `${dealerPrefix(dealer)}the acceptance of the campaign “${campaign}” was withdrawn.`
          : `${dealerPrefix(dealer)}the accepted goal in the campaign “${campaign}” is now ${threshold} tyres.`,
    closedEarly: ({ campaign }) => `The campaign “${campaign}” was closed before its last day.`,
    thresholdNear: ({ campaign, dealer, threshold }) =>
      `${dealerPrefix(dealer)}the threshold of ${threshold} tyres of the campaign “${campaign}” is near.`,
    thresholdReached: ({ campaign, dealer, threshold }) =>
      `${dealerPrefix(dealer)}the threshold of ${threshold} tyres of the campaign “${campaign}” is reached.`,
    statementFinal: ({ campaign }) => `The campaign “${campaign}” is closed: the statement is final.`,
    documentReady: ({ dealer, name }) => `${dealerPrefix(dealer)}the document ${name} is ready.`,
    documentUndelivered: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}the document ${name} is issued, but could not be delivered: it is in the portal, and in the private area of the site of the revenue agency.`,
    documentRejected: ({ name, codes, until }) =>
      `The exchange system has rejected the document ${name}${codes === '' ? '' : ` (${codes})`}: it is to be sent again by ${until}.`,
    debitNoteIssued: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}debit note ${name} answers a credit note: its prize can be spent again.`,
    paymentReturned: ({ dealer, name }) =>
      `${dealerPrefix(dealer)}the payment of the document ${name} came back: it will be made again.`,
    creditHeld: ({ dealer, campaign }) =>
      `${dealerPrefix(dealer)}${campaign === '' ? 'all prizes are' : `the prize of the campaign “${campaign}” is`} on hold, and not paid for now.`,
    disputeOpened: ({ dealer }) => `${dealerPrefix(dealer)}a dispute was opened.`,
    disputeAnswered: ({ dealer }) => `${dealerPrefix(dealer)}the dispute was answered.`,
    approvalRequested: ({ campaign, name }) =>
      `A change waits for your approval${aboutEnglish(campaign === '' ? name : campaign)}.`,
    invoicingDecided: () => 'Your request for another company name or seat was answered.',
    budgetCrossed: ({ campaign, threshold, basis, amount, budget }) =>
      basis === 'expected'
        ? `Campaign “${campaign}”: the prizes expected at its end reach ${threshold}% of the budget (${amount} of ${budget}).`
        : `Campaign “${campaign}”: the prizes accumulated have reached ${threshold}% of the budget (${amount} of ${budget}).`,
    importApplied: ({ name }) => `The import of the file “${name}” was applied.`,
    importFailed: ({ name }) => `The import of the file “${name}” failed.`,
    exportReady: ({ name }) => `The file “${name}” is ready to be downloaded.`,
    noteStepDue: ({ dealer }) => `${dealerPrefix(dealer)}a step of a note is due today.`,
    factorsChanged: () => 'The second factor of your account has changed, or a recovery code was used.',
    newDevice: () => 'Somebody signed in to your account with a device that was not used before.',
  },
  kinds: {
    campaignOpened: 'Campaign opened',
    campaignJoined: 'Added to a campaign',
    campaignEndsSoon: 'Campaign ending without acceptance',
    rulesChanged: 'Rules changed',
    goalChanged: 'Goal changed',
    closedEarly: 'Campaign closed early',
    thresholdNear: 'Threshold near',
    thresholdReached: 'Threshold reached',
    statementFinal: 'Final statement',
    documentReady: 'Document ready',
    documentUndelivered: 'Document not delivered',
    documentRejected: 'Document rejected',
    debitNoteIssued: 'Debit note',
    paymentReturned: 'Payment came back',
    creditHeld: 'Prize on hold',
    disputeOpened: 'Dispute opened',
    disputeAnswered: 'Answer to a dispute',
    approvalRequested: 'Approval requested',
    invoicingDecided: 'Answer about invoicing data',
    budgetCrossed: 'Budget threshold reached',
    importApplied: 'Import applied',
    importFailed: 'Import failed',
    exportReady: 'File ready',
    noteStepDue: 'Step of a note due',
    factorsChanged: 'Second factor',
    newDevice: 'Sign-in from a new device',
  },
  greeting: (name) => (name === null ? 'Dear user,' : `Dear ${name},`),
  place: 'You find the details at this address:',
  why: (kind) => `You receive this mail because among your notifications “${kind}” is mailed at once.`,
  digest: { daily: 'What is new today', weekly: 'What is new this week' },
  digestIntro: {
    daily: 'here is what has happened since yesterday’s digest:',
    weekly: 'here is what has happened in the last week:',
  },
  whyDigest: {
    daily: 'You receive this mail because you have notifications that come in a daily digest.',
    weekly: 'You receive this mail because you have notifications that come in a weekly digest.',
  },
  more: (count) => (count === 1 ? 'and one more notification.' : `and ${count} more notifications.`),
  preferences: 'You can change this on your account page:',
  unsubscribe: 'To receive these mails no more:',
  closing: 'Kind regards\nThe office of Programma GDD',
};

function about(what: string): string {
  return what === '' ? '' : ` («${what}»)`;
}

function aboutEnglish(what: string): string {
  return what === '' ? '' : ` (“${what}”)`;
}

const textsIn: Readonly<Record<Language, Texts>> = { it: italian, en: english };

/** The reader of a mail, and the addresses for its links. */
export interface Reader {
  readonly name: string | null;
  readonly language: Language;
  /** A reader who is the dealer itself: sentences do not name it. */
  readonly isDealer: boolean;
  readonly publicUrl: string;
  readonly unsubscribe: string;
}

const dayFormat = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

const euroIn = (locale: string, amount: string | null) =>
  amount === null
    ? ''
    : new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
        Number(amount),
      );

/** The sentence of an item. */
function sentence(item: InboxItem, { language, isDealer }: Reader): string {
  const { locale, sentences } = textsIn[language];
  const text = sentences[item.kind]({
    campaign: item.campaign?.title ?? '',
    dealer: isDealer ? '' : (item.dealer?.businessName ?? ''),
    name: item.name ?? '',
    days: item.days ?? 0,
    threshold:
      item.threshold === null ? '' : new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(item.threshold),
    basis: item.basis,
    amount: euroIn(locale, item.amount),
    budget: euroIn(locale, item.budget),
    codes: item.codes.join(', '),
    until: item.until === null ? '' : dayFormat(locale).format(new Date(`${item.until}T00:00:00Z`)),
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const addressOf = ({ link }: InboxItem, { publicUrl }: Reader) => publicUrl + notificationAddress(link.page, link.ids);

function footer({ language, publicUrl, unsubscribe }: Reader, why: string): string {
  const texts = textsIn[language];
  return `${texts.closing}

--
${why}
${texts.preferences} ${publicUrl}/account
${texts.unsubscribe} ${unsubscribe}
`;
}

/** The mail of a single notification. */
export function notificationLetter(item: InboxItem, reader: Reader): Letter {
  const texts = textsIn[reader.language];
  const report = sentence(item, reader);
  return {
    subject: report.replace(/\.$/, ''),
    text: `${texts.greeting(reader.name)}

${report}

${texts.place}

${addressOf(item, reader)}

${footer(reader, texts.why(texts.kinds[item.kind]))}`,
  };
}

/** Maximum number of items listed in a digest, which gives the number of the others. */
const mostListed = 50;

/** The mail of a digest. @param items at least one */
export function digestLetter(items: readonly InboxItem[], period: DigestPeriod, reader: Reader): Letter {
  const texts = textsIn[reader.language];
  const listed = items.slice(0, mostListed).map((item) => `- ${sentence(item, reader)}\n  ${addressOf(item, reader)}`);
  const more = items.length - listed.length;
  return {
    subject: texts.digest[period],
    text: `${texts.greeting(reader.name)}

${texts.digestIntro[period]}

${[...listed, ...(more > 0 ? [texts.more(more)] : [])].join('\n\n')}

${footer(reader, texts.whyDigest[period])}`,
  };
}
