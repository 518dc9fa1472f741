/**
 * Constants of the inbox, of mails and of notification preferences, shared by all tiers (docs/domain/notifications.md).
 */
import type { EventKind } from './events.js';
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** The kinds of notifications, each for the event of the same name. */
export const notificationKinds = [
  'campaignOpened',
  'campaignJoined',
  'campaignEndsSoon',
  'rulesChanged',
  'goalChanged',
  'closedEarly',
  'thresholdNear',
  'thresholdReached',
  'statementFinal',
  'documentReady',
  'documentUndelivered',
  'documentRejected',
  'debitNoteIssued',
  'paymentReturned',
  'creditHeld',
  'disputeOpened',
  'disputeAnswered',
  'approvalRequested',
  'invoicingDecided',
  'budgetCrossed',
  'importApplied',
  'importFailed',
  'exportReady',
  'noteStepDue',
  'factorsChanged',
  'newDevice',
] as const satisfies readonly EventKind[];
export type NotificationKind = (typeof notificationKinds)[number];

/** When a notification is mailed: immediately, in the digest at 8:00 (Rome) of the next day or Monday, or never. */
export const mailChoices = ['atOnce', 'daily', 'weekly', 'none'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** The periods of digests, mails with all notifications since the last one. */
export const digestPeriods = ['daily', 'weekly'] as const satisfies readonly MailChoice[];
export type DigestPeriod = (typeof digestPeriods)[number];

/** The channels by which a user gets notifications of a kind. */
export interface NotificationChoice {
  readonly inbox: boolean;
  readonly mail: MailChoice;
}

/** The languages of mails. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** A group of users with the same default preferences. */
export type Audience = 'dealer' | 'network' | 'office' | 'consultant';

/** The audience of a user with these permissions. */
export function audienceOf(permissions: readonly Permission[]): Audience {
  if (permissions.includes('accessCampaigns')) return 'office';
  if (permissions.includes('accessSubscription')) return 'dealer';
  return permissions.includes('accessReport') ? 'network' : 'consultant';
}

const choice = (inbox: boolean, mail: MailChoice): NotificationChoice => ({ inbox, mail });

/** The default preferences of each audience; an audience that does not get a kind is left out. */
export const notificationDefaults: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<Audience, NotificationChoice>>>>
> = {
  campaignOpened: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  campaignJoined: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  campaignEndsSoon: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  rulesChanged: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  goalChanged: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  closedEarly: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  thresholdNear: { dealer: choice(true, 'daily'), network: choice(false, 'none') },
  thresholdReached: { dealer: choice(true, 'daily'), network: choice(false, 'none') },
  statementFinal: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  documentReady: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  documentUndelivered: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  documentRejected: { office: choice(true, 'daily') },
  debitNoteIssued: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  paymentReturned: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  creditHeld: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  disputeOpened: { office: choice(true, 'daily') },
  disputeAnswered: { dealer: choice(true, 'atOnce'), network: choice(true, 'none'), office: choice(true, 'none') },
  invoicingDecided: { dealer: choice(true, 'atOnce') },
  approvalRequested: { office: choice(true, 'atOnce') },
  budgetCrossed: { office: choice(true, 'atOnce') },
  importApplied: { office: choice(true, 'none') },
  importFailed: { office: choice(true, 'atOnce') },
  exportReady: {
    dealer: choice(true, 'none'),
    network: choice(true, 'none'),
    office: choice(true, 'none'),
    consultant: choice(true, 'none'),
  },
  noteStepDue: { network: choice(true, 'atOnce'), office: choice(true, 'atOnce') },
  // in `alwaysMailedKinds`, as the next
  factorsChanged: {
    dealer: choice(true, 'none'),
    network: choice(true, 'none'),
    office: choice(true, 'none'),
    consultant: choice(true, 'none'),
  },
  newDevice: {
    dealer: choice(true, 'none'),
    network: choice(true, 'none'),
    office: choice(true, 'none'),
    consultant: choice(true, 'none'),
  },
};

/** Kinds of which another mail goes at once, to everybody: whoever took an account over could turn it off. */
export const alwaysMailedKinds: readonly NotificationKind[] = ['factorsChanged', 'newDevice'];

/** The kinds that a user with these permissions can get. */
export function notificationKindsOf(permissions: readonly Permission[]): readonly NotificationKind[] {
  const audience = audienceOf(permissions);
  return notificationKinds.filter((kind) => notificationDefaults[kind][audience] !== undefined);
}

/** The pages to which a notification links, with their paths in the portal; each `*` is replaced by the next id. */
export const notificationPages = {
  subscription: '/subscriptions/*',
  campaign: '/campaigns/*',
  statement: '/campaigns/*/dealers/*',
  document: '/settlements/documents/*',
  dispute: '/disputes/*',
  approval: '/approvals/*',
  import: '/imports/*',
  dealer: '/dealers/*',
  account: '/account',
  rewards: '/rewards',
} as const;
export type NotificationPage = keyof typeof notificationPages;

/** The path of a page in the portal. */
export function notificationAddress(page: NotificationPage, ids: readonly (number | string)[]): string {
  const rest = [...ids];
  return notificationPages[page].replaceAll('*', () => String(rest.shift() ?? ''));
}

/** The path of the link in mails that unsubscribes; the token follows. */
export const unsubscribePath = '/unsubscribe';

/** The maximum number of items marked in one call. */
export const mostMarked = 100;

/** The maximum number of unread items that are counted. */
export const mostUnread = 100;

/** Days for which read items and processed events are stored. */
export const notificationDays = 180;

export const inboxSortColumns = ['id'] as const;
export type InboxSortColumn = (typeof inboxSortColumns)[number];

export const inboxFilters = { unread: 'flag', kind: 'values' } as const satisfies TableFilters;

/** The mails that the portal sends. */
export const mailKinds = [
  'reset',
  'invitation',
  'confirmation',
  'newAddress',
  'addressRequested',
  'addressChanged',
  'factorsChanged',
  'factorReset',
  'newDevice',
  'invoicingChanged',
  'reminder',
  'rulesChanged',
  'goalChanged',
  'closedEarly',
  'budgetCrossed',
  'notification',
  'digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The outcome of a mail; a waiting one has none yet. */
export const mailOutcomes = ['sent', 'nobody', 'refused', 'givenUp'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** The states of a mail, for display and filters: waiting, or its outcome. */
export const mailStates = ['waiting', ...mailOutcomes] as const;
export type MailState = (typeof mailStates)[number];

export const mailSortColumns = ['id', 'queuedAt', 'doneAt'] as const;
export type MailSortColumn = (typeof mailSortColumns)[number];

export const mailFilters = { kind: 'values', state: 'values', queuedAt: 'days' } as const satisfies TableFilters;
