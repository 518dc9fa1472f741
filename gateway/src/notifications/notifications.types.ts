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
import { ID, ObjectType } from 'type-graphql';
import { ApprovalKindEnum } from '../approvals/approvalEnums.js';
import { Member } from '../dealers/dealers.types.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
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
  @field(() => NotificationPageEnum, 'The page.') page: NotificationPage;
  @field(() => [ID], 'The ids of its address, in their order.') ids: number[];
}

@ObjectType({ description: 'An item of the inbox.', simpleResolvers: true })
export class InboxItem {
  @id('The id of the item.') id: number;
  @field(() => NotificationKindEnum, 'What happened.') kind: NotificationKind;
  @instant('When it happened.') at: string;
  @instant.orNull('When it was marked as read.') readAt: string | null;
  @field.orNull(() => CampaignTitle, 'The campaign that it is about.') campaign: CampaignTitle | null;
  @field.orNull(() => Member, 'The dealer that it is about.') dealer: Member | null;
  @text.orNull('The name of a file, or the number of a document.') name: string | null;

  @decimal.orNull(
    'The amount of the document, without tax, of the request, or what crossed the budget, in EUR; null if there is none.',
  )
  amount: string | null;

  @field.orNull(() => ApprovalKindEnum, 'The kind of change of a request.') approvalKind: ApprovalKind | null;
  @int.orNull('Days to the end of the campaign.') days: number | null;
  @int.orNull('Tyres of a threshold; percent of a budget.') threshold: number | null;
  @field(() => [String], 'The codes with which the exchange system rejected a note.') codes: readonly string[];
  @day.orNull('The last day on which a rejected note may be sent again.') until: string | null;
  @field.orNull(() => BudgetBasisEnum, 'The measure that crossed the budget.') basis: BudgetBasis | null;
  @decimal.orNull('The budget that was crossed, in EUR, as it was.') budget: string | null;
  @field(() => NotificationLink, 'The place that it leads to.') link: NotificationLink;
}

@ObjectType({ description: 'A page of the inbox.', simpleResolvers: true })
export class InboxPage extends pageClassOf(() => InboxItem) {}

@ObjectType({ description: 'How a user hears of a kind.', simpleResolvers: true })
export class NotificationPreference {
  @field(() => NotificationKindEnum, 'The kind.') kind: NotificationKind;
  @flag('Whether the inbox has it.') inbox: boolean;
  @field(() => MailChoiceEnum, 'When a mail reports it.') mail: MailChoice;
}

@ObjectType({ description: 'How a user hears of what happens.', simpleResolvers: true })
export class NotificationPreferences {
  @field(() => LanguageEnum, 'The language of the mails.') language: Language;
  @field(() => [NotificationPreference], 'The kinds that concern the user.') kinds: NotificationPreference[];
}

@ObjectType({ description: 'A mail, and what became of it; never its text.', simpleResolvers: true })
export class SentMail {
  @id('The number of the mail.') id: number;
  @field(() => MailKindEnum, 'The subject.') kind: MailKind;
  @text('The address that it goes to.') recipient: string;
  @field(() => MailStateEnum, 'What became of it.') state: MailState;
  @instant('When it was queued.') queuedAt: string;
  @instant.orNull('When it was done with.') doneAt: string | null;
  @int('How often it was tried.') tries: number;
  @text.orNull('The answer to the last try that failed.') lastError: string | null;
}

@ObjectType({ description: 'A page of the mails.', simpleResolvers: true })
export class SentMailPage extends pageClassOf(() => SentMail) {}
