import type {
  InboxSortColumn,
  Language,
  MailChoice,
  MailKind,
  MailSortColumn,
  MailState,
  NotificationKind,
} from '@gdd/schema/notifications';
import { InputType } from 'type-graphql';
import { day, field, flag, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import {
  InboxSortColumnEnum,
  LanguageEnum,
  MailChoiceEnum,
  MailKindEnum,
  MailSortColumnEnum,
  MailStateEnum,
  NotificationKindEnum,
} from './notificationEnums.js';

@InputType({ description: 'Which items; all conditions must hold, in a list any value suffices.' })
export class InboxFilter {
  @flag.orNull('Those that are not read; false: those that are.') unread?: boolean | null;
  @field.orNull(() => [NotificationKindEnum], 'Of one of these kinds.') kind?: NotificationKind[] | null;
}

@InputType({ description: 'The sort of the inbox.' })
export class InboxSort extends TableSort {
  @field(() => InboxSortColumnEnum, 'The column.') column: InboxSortColumn;
}

@InputType({ description: 'The state of the table of the inbox.' })
export class InboxTableInput extends TablePage {
  @field.orNull(() => InboxFilter, 'Which items; all without.') filter?: InboxFilter | null;
  @field.orNull(() => InboxSort, 'In which order; newest first without.') sort?: InboxSort | null;
  @text.orNull('A part of the name of campaign, dealer or file.') search?: string | null;
}

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

@InputType({ description: 'Which mails; all conditions must hold, in a list any value suffices.' })
export class MailFilter {
  @field.orNull(() => [MailKindEnum], 'Of one of these kinds.') kind?: MailKind[] | null;
  @field.orNull(() => [MailStateEnum], 'Of which one of these became.') state?: MailState[] | null;
  @day.orNull('Queued on this day in Rome or later.') queuedFrom?: string | null;
  @day.orNull('Queued on this day in Rome or earlier.') queuedTo?: string | null;
}

@InputType({ description: 'The sort of the table of mails; equal rows are sorted by id.' })
export class MailSort extends TableSort {
  @field(() => MailSortColumnEnum, 'The column.') column: MailSortColumn;
}

@InputType({ description: 'The state of the table of mails.' })
export class MailTableInput extends TablePage {
  @field.orNull(() => MailFilter, 'Which mails; all without.') filter?: MailFilter | null;
  @field.orNull(() => MailSort, 'In which order; newest first without.') sort?: MailSort | null;
  @text.orNull('A part of the address of the recipient.') search?: string | null;
}

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
