import type { ApprovalKind } from '@gdd/schema/approvals';
import type { BudgetBasis } from '@gdd/schema/budgets';
import type {
  Language,
  MailChoice,
  MailKind,
  MailState,
  NotificationKind,
  NotificationPage,
} from '@gdd/schema/notifications';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ApprovalKindEnum } from '../approvals/approvalEnums.js';
import { Member } from '../dealers/dealers.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import {
  BudgetBasisEnum,
  LanguageEnum,
  MailChoiceEnum,
  MailKindEnum,
  MailStateEnum,
  NotificationKindEnum,
  NotificationPageEnum,
} from './notificationEnums.js';

@ObjectType({ description: 'The place that a notification leads to.', simpleResolvers: true })
export class NotificationLink {
  @Field(() => NotificationPageEnum, { description: 'The page.' })
  page: NotificationPage;

  @Field(() => [ID], { description: 'The ids of its address, in their order.' })
  ids: number[];
}

@ObjectType({ description: 'An item of the inbox.', simpleResolvers: true })
export class InboxItem {
  @Field(() => ID, { description: 'The number of the item.' })
  id: number;

  @Field(() => NotificationKindEnum, { description: 'What happened.' })
  kind: NotificationKind;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was marked as read.' })
  readAt: string | null;

  @Field(() => CampaignTitle, { nullable: true, description: 'The campaign that it is about.' })
  campaign: CampaignTitle | null;

  @Field(() => Member, { nullable: true, description: 'The dealer that it is about.' })
  dealer: Member | null;

  @Field(() => String, { nullable: true, description: 'The name of a file, or the number of a document.' })
  name: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of a document, without tax, or of a request, in EUR; null where it is about no amount.',
  })
  amount: string | null;

  @Field(() => ApprovalKindEnum, { nullable: true, description: 'What a request changes.' })
  approvalKind: ApprovalKind | null;

  @Field(() => Int, { nullable: true, description: 'Days to the end of the campaign.' })
  days: number | null;

  @Field(() => Int, { nullable: true, description: 'Tyres of a threshold; percent of a budget.' })
  threshold: number | null;

  @Field(() => [String], { description: 'The codes with which the exchange system rejected a note.' })
  codes: readonly string[];

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day on which a rejected note may be sent again.',
  })
  until: string | null;

  @Field(() => BudgetBasisEnum, { nullable: true, description: 'By what a budget is crossed.' })
  basis: BudgetBasis | null;

  @Field(() => NotificationLink, { description: 'The place that it leads to.' })
  link: NotificationLink;
}

@ObjectType({ description: 'A page of the inbox.', simpleResolvers: true })
export class InboxPage extends TableResult {
  @Field(() => [InboxItem], { description: 'The items of the page.' })
  items: InboxItem[];
}

@ObjectType({ description: 'How a user hears of a kind.', simpleResolvers: true })
export class NotificationPreference {
  @Field(() => NotificationKindEnum, { description: 'The kind.' })
  kind: NotificationKind;

  @Field(() => Boolean, { description: 'Whether the inbox has it.' })
  inbox: boolean;

  @Field(() => MailChoiceEnum, { description: 'When a mail reports it.' })
  mail: MailChoice;
}

@ObjectType({ description: 'How a user hears of what happens.', simpleResolvers: true })
export class NotificationPreferences {
  @Field(() => LanguageEnum, { description: 'The language of the mails.' })
  language: Language;

  @Field(() => [NotificationPreference], { description: 'The kinds that concern the user.' })
  kinds: NotificationPreference[];
}

@ObjectType({ description: 'A mail, and what became of it; never its text.', simpleResolvers: true })
export class SentMail {
  @Field(() => ID, { description: 'The number of the mail.' })
  id: number;

  @Field(() => MailKindEnum, { description: 'What it is about.' })
  kind: MailKind;

  @Field(() => String, { description: 'The address that it goes to.' })
  recipient: string;

  @Field(() => MailStateEnum, { description: 'What became of it.' })
  state: MailState;

  @Field(() => DateTimeScalar, { description: 'When it was queued.' })
  queuedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done with.' })
  doneAt: string | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number;

  @Field(() => String, { nullable: true, description: 'The answer to the last try that failed.' })
  lastError: string | null;
}

@ObjectType({ description: 'A page of the mails.', simpleResolvers: true })
export class SentMailPage extends TableResult {
  @Field(() => [SentMail], { description: 'The mails of the page.' })
  items: SentMail[];
}
