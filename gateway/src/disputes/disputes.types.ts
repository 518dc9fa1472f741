import type { Channel, LineCondition, Season, Segment } from '@gdd/schema/campaigns';
import type { DisputeSide, DisputeState } from '@gdd/schema/disputes';
import { ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { DisputeSubject } from '../campaigns/statements/statementDisputes.types.js';
import { LineConditionEnum } from '../campaigns/statements/statementLines.types.js';
import { StatementTier } from '../campaigns/statements/statements.types.js';
import { Member } from '../dealers/dealers.types.js';
import { ChannelEnum, SeasonEnum, SegmentEnum } from '../schema/campaignEnums.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DisputeSideEnum, DisputeStateEnum } from '../schema/disputeEnums.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';

@ObjectType({ description: 'A sale line as it was when it was disputed.', simpleResolvers: true })
export class DisputedLine {
  @day('The day of the sale.') soldOn: string;
  @text('The brand.') brand: string;
  @field(() => SeasonEnum, 'The season.') season: Season;
  @field(() => SegmentEnum, 'The segment.') segment: Segment;
  @int('The rim, in inches.') rim: number;
  @field(() => ChannelEnum, 'The channel.') channel: Channel;
  @int('Tyres; below 0 for a return.') quantity: number;
  @decimal('The amount, in EUR.') amount: string;
  @flag('Whether it counted.') counts: boolean;

  @field.orNull(() => LineConditionEnum, 'The first condition that it failed; null where it fitted the rules.')
  failedCondition: LineCondition | null;

  @flag('Whether it did not count because it came after the campaign was closed.') isAfterClosing: boolean;
  @decimal('The factor of its boost; 1 without one.') factor: string;
  @text.orNull('The name of the boost.') boostLabel: string | null;
}

@ObjectType({
  description: 'A figure of a statement as it was when it was disputed, with the figures that it is derived from.',
  simpleResolvers: true,
})
export class DisputedFigure {
  @decimal('The figure: in EUR, or tyres where it counts them.') value: string;
  @int('The version of the rules.') rulesVersion: number;
  @flag('Whether the dealer had accepted the campaign.') accepted: boolean;
  @int('The goal, in tyres.') goalThreshold: number;
  @int('Tyres purchased.') tiresPurchased: number;
  @int('Tyres of fleets among them.') tiresFleet: number;
  @field(() => [StatementTier], 'The tiers and what each added.') tiers: StatementTier[];
  @decimal('The sum of the tiers before boosts, in EUR, unrounded.') base: string;
  @decimal('The average factor of all tyres.') averageFactor: string;
  @decimal('Base times factor, in EUR, before the cap.') beforeCap: string;
  @flag('Whether the cap limited the prize.') capped: boolean;
  @int('Tyres from which the prize could be spent.') unlockTires: number;
  @flag('Whether so many were purchased.') unlocked: boolean;
  @decimal('The prize accumulated, in EUR.') plafondAccumulated: string;
  @decimal('What was spent, in EUR.') redeemed: string;
  @decimal('The sum of the adjustments, in EUR.') adjusted: string;
  @decimal('The sum of what was set off, in EUR.') setOff: string;
  @decimal('The balance, in EUR.') balance: string;
  @decimal('What could be spent, in EUR.') plafondExpendable: string;
  @decimal('What was spent and no longer earned, in EUR.') debt: string;
}

@ObjectType({
  description: 'The data of the portal about the subject when the dispute was opened; one field, by its kind.',
  simpleResolvers: true,
})
export class DisputeExplanation {
  @field.orNull(() => DisputedLine, 'The sale line, for a dispute about one.') line: DisputedLine | null;
  @int.orNull('For a missing document: how many lines of it the dealer had.') documentLines: number | null;
  @field.orNull(() => DisputedFigure, 'The figure, for a dispute about one.') figure: DisputedFigure | null;
}

@ObjectType({ description: 'A message of a dispute.', simpleResolvers: true })
export class DisputeMessage {
  @id('The id of the message.') id: number;
  @text('The name of who wrote it.') author: string;
  @field(() => DisputeSideEnum, 'For which side.') side: DisputeSide;
  @text('Its text; of a refusal and an acceptance the reason.') text: string;
  @field(() => DisputeStateEnum, 'The state of the dispute after it.') state: DisputeState;
  @instant('When it was written.') at: string;
}

@ObjectType({ description: 'A file of a dispute.', simpleResolvers: true })
export class DisputeAttachment {
  @id('The id of the file.') id: number;
  @text('Its name.') filename: string;
  @text('Its type: a picture or a PDF.') contentType: string;
  @int('Its size, in bytes.') size: number;
  @field(() => DisputeSideEnum, 'For which side it was added.') side: DisputeSide;
  @text('The name of who added it.') addedBy: string;
  @instant('When it was added.') addedAt: string;
}

@ObjectType({ description: 'Who works on a dispute.', simpleResolvers: true })
export class DisputeAssignee {
  @id('The id of the user.') id: number;
  @text('The name.') name: string;
}

@ObjectType({ description: 'The change with which a dispute was accepted.', simpleResolvers: true })
export class DisputeOutcome {
  @id.orNull('The number of the entry of the ledger; null with an import.') entryId: number | null;
  @decimal.orNull('The amount of the entry, in EUR, with its sign.') amount: string | null;
  @id.orNull('The number of the import; null with an adjustment.') importId: number | null;
  @text.orNull('The file of the import.') importFilename: string | null;
  @int.orNull('The goal that was changed, in tyres.') goalBefore: number | null;
  @int.orNull('The new goal.') goalAfter: number | null;
}

/** The fields that the queue shows. */
@ObjectType({ simpleResolvers: true })
abstract class DisputeFields {
  @id('The id of the dispute.') id: number;
  @field(() => CampaignTitle, 'The campaign.') campaign: CampaignTitle;
  @field(() => Member, 'The dealer.') dealer: Member;
  @field(() => DisputeSubject, 'The subject.') about: DisputeSubject;
  @field(() => DisputeStateEnum, 'The state.') state: DisputeState;

  @field.orNull(() => DisputeSideEnum, 'The side that has to respond; null once it is decided or withdrawn.')
  waitingFor: DisputeSide | null;

  @field.orNull(() => DisputeAssignee, 'Who of the office works on it.') assignee: DisputeAssignee | null;
  @text('The name of who opened it.') openedBy: string;
  @instant('When it was opened.') openedAt: string;
  @instant('When something was last added to it.') updatedAt: string;
  @instant.orNull('When the office first answered or decided.') answeredAt: string | null;
}

@ObjectType({ description: 'A row of the queue of disputes.', simpleResolvers: true })
export class DisputeRow extends DisputeFields {}

@ObjectType({ description: 'A page of the queue of disputes.', simpleResolvers: true })
export class DisputePage extends pageClassOf(() => DisputeRow) {}

@ObjectType({ description: 'A dispute of a dealer about its statement.', simpleResolvers: true })
export class Dispute extends DisputeFields {
  @field(() => DisputeExplanation, 'The data of the portal about the subject when the dispute was opened.')
  explanation: DisputeExplanation;
  @field(() => [DisputeMessage], 'The thread, oldest first.') messages: DisputeMessage[];
  @field(() => [DisputeAttachment], 'The files, oldest first.') attachments: DisputeAttachment[];
  @instant.orNull('When it was accepted, refused or withdrawn.') decidedAt: string | null;
  @field.orNull(() => DisputeOutcome, 'The change with which it was accepted.') outcome: DisputeOutcome | null;

  @id.orNull('The number of the request that waits for a second person to approve its adjustment.')
  approvalId: number | null;

  @flag('Whether the caller may write and add files.') mayAnswer: boolean;
  @flag('Whether the caller may accept, refuse and assign it.') mayDecide: boolean;
  @flag('Whether the caller may withdraw it.') mayWithdraw: boolean;
}

@ObjectType({ description: 'How many disputes wait for whom.', simpleResolvers: true })
export class DisputesSummary {
  @int('Disputes that wait for the office.') waitingForOffice: number;
  @int('Disputes that wait for the dealer.') waitingForDealer: number;
  @int('Disputes that wait for the office and are assigned to the caller.') mine: number;
  @instant.orNull('When the oldest was opened that waits for the office.') oldestOpenedAt: string | null;

  @int.orNull('The median time to the first answer in the last 90 days, in minutes; null without any.')
  medianMinutesToAnswer: number | null;
}

@ObjectType({ description: 'An import that brought lines of the dealer of a dispute.', simpleResolvers: true })
export class DisputeImport {
  @id('The id of the import.') id: number;
  @text('Its file.') filename: string;
  @instant('When it was applied.') appliedAt: string;
  @int('Lines of the dealer that it brought.') lines: number;
}

@ObjectType({
  description: 'What has become of an acceptance: the dispute, and the request that it waits for.',
  simpleResolvers: true,
})
export class AcceptanceOutcome {
  @field(() => Dispute, 'The dispute; as it was where a second person has to approve its adjustment.') dispute: Dispute;
  @field.orNull(() => Approval, 'The request that a second person approves; null without.') approval: Approval | null;
}
