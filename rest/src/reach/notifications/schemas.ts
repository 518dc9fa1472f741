import { budgetBases } from '@gdd/schema/budgets';
import {
  inboxSortColumns,
  languages,
  mailChoices,
  mailKinds,
  mailSortColumns,
  mailStates,
  mostMarked,
  notificationKinds,
  notificationPages,
  type inboxFilters,
  type mailFilters,
  type NotificationPage,
} from '@gdd/schema/notifications';
import { z } from 'zod';
import { approvalKind } from '../../decisions/approvals/requests/schemas.js';
import { campaignTitle } from '../../ground/rules/schemas.js';
import { oneOrSeveral, rangeOf, tableState } from '../../ground/domain/tableState.js';
import { calendarDate } from '../../ground/platform/http/inputs.js';
import { euro, memberLink } from '../../ground/platform/http/routes.js';

const notificationKind = z.enum(notificationKinds).meta({ id: 'NotificationKind' });
const mailChoice = z.enum(mailChoices).meta({ id: 'MailChoice' });
const language = z.enum(languages).meta({ id: 'Language' });
const pages = Object.keys(notificationPages) as [NotificationPage, ...NotificationPage[]];
const instant = z.iso.datetime();

/** An item of the inbox. */
export const inboxItem = z
  .object({
    id: z.number().int(),
    kind: notificationKind,
    at: instant.describe('When it happened'),
    readAt: instant.nullable(),
    campaign: campaignTitle.nullable(),
    dealer: memberLink.nullable(),
    name: z.string().nullable().describe('The name of a file, or the number of a document'),
    amount: euro
      .nullable()
      .describe('EUR: of a document without tax, of a request with its sign, of a budget what crossed it'),
    approvalKind: approvalKind.nullable().describe('The kind of change of a request'),
    days: z.number().int().nullable().describe('Days to the end of the campaign'),
    threshold: z.number().int().nullable().describe('Tyres; of a budget, percent'),
    codes: z.array(z.string()).describe('With which the exchange system rejected a note'),
    until: z.iso.date().nullable().describe('The last day on which a rejected note may be sent again'),
    basis: z.enum(budgetBases).meta({ id: 'BudgetBasis' }).nullable().describe('By what a budget is crossed'),
    budget: euro.nullable().describe('EUR: the budget that is crossed, as it was'),
    link: z
      .object({
        page: z.enum(pages).meta({ id: 'NotificationPage' }),
        ids: z.array(z.number().int()).describe('The ids in its address, in order'),
      })
      .meta({ id: 'NotificationLink' })
      .describe('The place that it leads to'),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.output<typeof inboxItem>;

const inboxFilter = z.strictObject({
  unread: z.boolean().optional().describe('Unread items; false: read items'),
  kind: oneOrSeveral(z.enum(notificationKinds)).optional(),
} satisfies Record<keyof typeof inboxFilters, z.ZodType>);

export const inboxState = tableState(inboxFilter, inboxSortColumns, 'id', 'desc');
export type InboxState = z.output<typeof inboxState>;

export const markedBody = z.strictObject({
  ids: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(mostMarked),
});

/** How a user is notified of each kind. */
export const preferences = z
  .object({
    language: language.describe('The language of the mails'),
    kinds: z.array(
      z
        .object({
          kind: notificationKind,
          inbox: z.boolean().describe('Whether the inbox has it'),
          mail: mailChoice.describe('When a mail reports it'),
        })
        .meta({ id: 'NotificationPreference' }),
    ),
  })
  .meta({ id: 'NotificationPreferences' });
export type Preferences = z.output<typeof preferences>;

export const preferencesBody = z.strictObject({
  language: z.enum(languages),
  kinds: z
    .array(z.strictObject({ kind: z.enum(notificationKinds), inbox: z.boolean(), mail: z.enum(mailChoices) }))
    .max(notificationKinds.length)
    .describe('One that is left out is as it is by default'),
});

/** A mail and its outcome, without its text. */
export const sentMail = z
  .object({
    id: z.number().int(),
    kind: z.enum(mailKinds).meta({ id: 'MailKind' }),
    recipient: z.string(),
    state: z.enum(mailStates).meta({ id: 'MailState' }),
    queuedAt: instant,
    doneAt: instant.nullable(),
    tries: z.number().int(),
    lastError: z.string().nullable().describe('The answer of the mail server to the last try that failed'),
  })
  .meta({ id: 'SentMail' });
export type SentMail = z.output<typeof sentMail>;

const mailFilter = z.strictObject({
  kind: oneOrSeveral(z.enum(mailKinds)).optional(),
  state: oneOrSeveral(z.enum(mailStates)).optional(),
  queuedAt: rangeOf(calendarDate).optional().describe('Both days included, in Rome'),
} satisfies Record<keyof typeof mailFilters, z.ZodType>);

export const mailsState = tableState(mailFilter, mailSortColumns, 'id', 'desc');
export type MailsState = z.output<typeof mailsState>;
