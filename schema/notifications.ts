/** Constants of inbox, notifications by mail and their preferences, one list for all tiers (docs/domain/notifications.md). */
import type { EventKind } from './events.js';
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** What a user may be notified of: the events of the same names. */
export const notificationKinds = [
  'campaignOpened',
  'campaignJoined',
  'campaignEndsSoon',
  'rulesChanged',
  'thresholdNear',
  'thresholdReached',
  'statementFinal',
  'documentReady',
  'disputeOpened',
  'disputeAnswered',
  'approvalRequested',
  'budgetCrossed',
  'importApplied',
  'importFailed',
  'exportReady',
  'noteStepDue',
] as const satisfies readonly EventKind[];
export type NotificationKind = (typeof notificationKinds)[number];

/** When a mail reports it: at once, at 8 in Rome of the next day or Monday with all others, or never. */
export const mailChoices = ['atOnce', 'daily', 'weekly', 'none'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** The digests: all that waits for one of them goes into one mail. */
export const digestPeriods = ['daily', 'weekly'] as const satisfies readonly MailChoice[];
export type DigestPeriod = (typeof digestPeriods)[number];

/** How somebody hears of a kind. */
export interface NotificationChoice {
  readonly inbox: boolean;
  readonly mail: MailChoice;
}

/** The languages of mails. */
export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** Whom notifications are for: the defaults differ by it. */
export type Audience = 'dealer' | 'network' | 'office' | 'consultant';

/** The audience of somebody with these permissions. */
export function audienceOf(permissions: readonly Permission[]): Audience {
  if (permissions.includes('accessCampaigns')) return 'office';
  if (permissions.includes('accessSubscription')) return 'dealer';
  return permissions.includes('accessReport') ? 'network' : 'consultant';
}

const choice = (inbox: boolean, mail: MailChoice): NotificationChoice => ({ inbox, mail });

/** What each audience hears of while it has chosen nothing else; whom a kind does not concern is not named. */
export const notificationDefaults: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<Audience, NotificationChoice>>>>
> = {
  campaignOpened: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  campaignJoined: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  campaignEndsSoon: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  rulesChanged: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  thresholdNear: { dealer: choice(true, 'daily'), network: choice(false, 'none') },
  thresholdReached: { dealer: choice(true, 'daily'), network: choice(false, 'none') },
  statementFinal: { dealer: choice(true, 'atOnce'), network: choice(true, 'weekly') },
  documentReady: { dealer: choice(true, 'atOnce'), network: choice(false, 'none') },
  disputeOpened: { office: choice(true, 'daily') },
  disputeAnswered: { dealer: choice(true, 'atOnce'), network: choice(true, 'none'), office: choice(true, 'none') },
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
};

/** The kinds that concern somebody with these permissions. */
export function notificationKindsOf(permissions: readonly Permission[]): readonly NotificationKind[] {
  const audience = audienceOf(permissions);
  return notificationKinds.filter((kind) => notificationDefaults[kind][audience] !== undefined);
}

/** The places that a notification leads to, each with its address in the portal: `*` is the next of its ids. */
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
} as const;
export type NotificationPage = keyof typeof notificationPages;

/** The address of a place in the portal. */
export function notificationAddress(page: NotificationPage, ids: readonly (number | string)[]): string {
  const rest = [...ids];
  return notificationPages[page].replaceAll('*', () => String(rest.shift() ?? ''));
}

/** Where the link of a mail ends notifications: the token follows. */
export const unsubscribePath = '/unsubscribe';

/** The most items that one call marks. */
export const mostMarked = 100;

/** The most unread items that are counted. */
export const mostUnread = 100;

/** For so many days read items are there, and events that are done with. */
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
  'reminder',
  'rulesChanged',
  'budgetCrossed',
  'notification',
  'digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What became of a mail; one that waits has none yet. */
export const mailOutcomes = ['sent', 'nobody', 'refused', 'givenUp'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** The same, as they are shown and filtered by. */
export const mailStates = ['waiting', ...mailOutcomes] as const;
export type MailState = (typeof mailStates)[number];

export const mailSortColumns = ['id', 'queuedAt', 'doneAt'] as const;
export type MailSortColumn = (typeof mailSortColumns)[number];

export const mailFilters = { kind: 'values', state: 'values', queuedAt: 'days' } as const satisfies TableFilters;
