import type {
  InboxSortColumn,
  Language,
  MailChoice,
  MailKind,
  MailSortColumn,
  MailState,
  NotificationKind,
} from '@gdd/schema/notifications';
import { Field, InputType } from 'type-graphql';
import { given } from '../schema/given.js';
import { DateScalar } from '../schema/scalars.js';
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
  @Field(() => Boolean, { nullable: true, description: 'Those that are not read; false: those that are.' })
  unread?: boolean | null;

  @Field(() => [NotificationKindEnum], { nullable: true, description: 'Of one of these kinds.' })
  kind?: NotificationKind[] | null;
}

@InputType({ description: 'The sort of the inbox.' })
export class InboxSort extends TableSort {
  @Field(() => InboxSortColumnEnum, { description: 'The column.' })
  column: InboxSortColumn;
}

@InputType({ description: 'The state of the table of the inbox.' })
export class InboxTableInput extends TablePage {
  @Field(() => InboxFilter, { nullable: true, description: 'Which items; all without.' })
  filter?: InboxFilter | null;

  @Field(() => InboxSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: InboxSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the name of campaign, dealer or file.' })
  search?: string | null;
}

@InputType({ description: 'How a user wants to hear of a kind.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationKindEnum, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => Boolean, { description: 'Whether the inbox has it.' })
  inbox: boolean;

  @Field(() => MailChoiceEnum, { description: 'When a mail reports it.' })
  mail: MailChoice;
}

@InputType({ description: 'How a user wants to hear of what happens: all of it.' })
export class NotificationPreferencesInput {
  @Field(() => LanguageEnum, { description: 'The language of the mails.' })
  language: Language;

  @Field(() => [NotificationPreferenceInput], {
    description: 'Each kind that concerns the user, once; one that is left out is as it is by default.',
  })
  kinds: NotificationPreferenceInput[];
}

@InputType({ description: 'Which mails; all conditions must hold, in a list any value suffices.' })
export class MailFilter {
  @Field(() => [MailKindEnum], { nullable: true, description: 'Of one of these kinds.' })
  kind?: MailKind[] | null;

  @Field(() => [MailStateEnum], { nullable: true, description: 'Of which one of these became.' })
  state?: MailState[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Queued on this day in Rome or later.' })
  queuedFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Queued on this day in Rome or earlier.' })
  queuedTo?: string | null;
}

@InputType({ description: 'The sort of the table of mails; equal rows are sorted by id.' })
export class MailSort extends TableSort {
  @Field(() => MailSortColumnEnum, { description: 'The column.' })
  column: MailSortColumn;
}

@InputType({ description: 'The state of the table of mails.' })
export class MailTableInput extends TablePage {
  @Field(() => MailFilter, { nullable: true, description: 'Which mails; all without.' })
  filter?: MailFilter | null;

  @Field(() => MailSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: MailSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the address of the recipient.' })
  search?: string | null;
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
