import {
  inboxSortColumns,
  mailSortColumns,
  type Language,
  type MailChoice,
  type MailKind,
  type MailState,
  type NotificationKind,
} from '@gdd/schema/notifications';
import { InputType } from 'type-graphql';
import { day, field, flag } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import {
  LanguageEnum,
  MailChoiceEnum,
  MailKindEnum,
  MailStateEnum,
  NotificationKindEnum,
} from './notificationEnums.js';

@InputType({ description: 'Filter for items: all given conditions apply; in a list, any value matches.' })
export class InboxFilter {
  @flag.orNull('Unread items; false: read items.') unread?: boolean | null;
  @field.orNull(() => [NotificationKindEnum], 'Limited to these kinds.') kind?: NotificationKind[] | null;
}

const inboxList = listOf('Inbox', 'items of the inbox', {
  columns: inboxSortColumns,
  filter: InboxFilter,
  order: 'newest first',
  search: 'A part of the name of campaign, dealer or file.',
  describe: () => 'By when it came.',
});

@InputType({ description: 'The state of the table of the inbox.' })
export class InboxTableInput extends inboxList.Table {}

@InputType({ description: 'How a user wants to hear of a kind.' })
export class NotificationPreferenceInput {
  @field(() => NotificationKindEnum, 'The kind.') kind: NotificationKind;
  @flag('Whether the inbox has it.') inbox: boolean;
  @field(() => MailChoiceEnum, 'When a mail reports it.') mail: MailChoice;
}

@InputType({ description: 'How a user wants to hear of what happens: all of it.' })
export class NotificationPreferencesInput {
  @field(() => LanguageEnum, 'The language of the mails.') language: Language;

  @field(
    () => [NotificationPreferenceInput],
    'Each kind that concerns the user, once; one that is left out is as it is by default.',
  )
  kinds: NotificationPreferenceInput[];
}

@InputType({ description: 'Filter for mails: all given conditions apply; in a list, any value matches.' })
export class MailFilter {
  @field.orNull(() => [MailKindEnum], 'Limited to these kinds.') kind?: MailKind[] | null;
  @field.orNull(() => [MailStateEnum], 'Limited to these states.') state?: MailState[] | null;
  @day.orNull('Queued on this day in Rome or later.') queuedFrom?: string | null;
  @day.orNull('Queued on this day in Rome or earlier.') queuedTo?: string | null;
}

const mailList = listOf('Mail', 'mails', {
  columns: mailSortColumns,
  filter: MailFilter,
  order: 'newest first',
  search: 'A part of the address of the recipient.',
});

@InputType({ description: 'The state of the table of mails.' })
export class MailTableInput extends mailList.Table {}

/** The state of the inbox, as the REST service takes it. */
export function inboxState(table: InboxTableInput): BodyOf<'/notifications/inbox/table', 'POST'> {
  return { filter: given(table.filter ?? {}), ...tablePage(table) };
}

/** The state of the table of mails, as the REST service takes it. */
export function mailsState(table: MailTableInput): BodyOf<'/mails/table', 'POST'> {
  const { queuedFrom, queuedTo, ...conditions } = table.filter ?? {};
  return { filter: { ...given(conditions), ...dayRange('queuedAt', queuedFrom, queuedTo) }, ...tablePage(table) };
}

/** The preferences as the REST service takes them. */
export function preferencesBody(input: NotificationPreferencesInput): BodyOf<'/notifications/preferences', 'PUT'> {
  return { language: input.language, kinds: input.kinds.map((each) => ({ ...each })) };
}
