import type { Channel, LineCondition, Season, Segment } from '@gdd/schema/campaigns';
import type { DisputeSide, DisputeState } from '@gdd/schema/disputes';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Approval } from '../approvals/approvals.types.js';
import { DisputeSubject } from '../campaigns/statements/statementDisputes.types.js';
import { LineConditionEnum } from '../campaigns/statements/statementLines.types.js';
import { StatementTier } from '../campaigns/statements/statements.types.js';
import { Member } from '../dealers/dealers.types.js';
import { ChannelEnum, SeasonEnum, SegmentEnum } from '../schema/campaignEnums.js';
import { CampaignTitle } from '../schema/campaignTitle.js';
import { DisputeSideEnum, DisputeStateEnum } from '../schema/disputeEnums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

@ObjectType({ description: 'A sale line as it was when it was disputed.', simpleResolvers: true })
export class DisputedLine {
  @Field(() => DateScalar, { description: 'The day of the sale.' })
  soldOn: string;

  @Field(() => String, { description: 'The brand.' })
  brand: string;

  @Field(() => SeasonEnum, { description: 'The season.' })
  season: Season;

  @Field(() => SegmentEnum, { description: 'The segment.' })
  segment: Segment;

  @Field(() => Int, { description: 'The rim, in inches.' })
  rim: number;

  @Field(() => ChannelEnum, { description: 'The channel.' })
  channel: Channel;

  @Field(() => Int, { description: 'Tyres; below 0 for a return.' })
  quantity: number;

  @Field(() => DecimalScalar, { description: 'The amount, in EUR.' })
  amount: string;

  @Field(() => Boolean, { description: 'Whether it counted.' })
  counts: boolean;

  @Field(() => LineConditionEnum, {
    nullable: true,
    description: 'The first condition that it failed; null where it fitted the rules.',
  })
  failedCondition: LineCondition | null;

  @Field(() => Boolean, {
    description: 'Whether it came after the campaign was closed, and did not count for that.',
  })
  isAfterClosing: boolean;

  @Field(() => DecimalScalar, { description: 'The factor of its boost; 1 without one.' })
  factor: string;

  @Field(() => String, { nullable: true, description: 'The name of the boost.' })
  boostLabel: string | null;
}

@ObjectType({
  description: 'A figure of a statement as it was when it was disputed, with the figures that it is derived from.',
  simpleResolvers: true,
})
export class DisputedFigure {
  @Field(() => DecimalScalar, { description: 'The figure: in EUR, or tyres where it counts them.' })
  value: string;

  @Field(() => Int, { description: 'The version of the rules.' })
  rulesVersion: number;

  @Field(() => Boolean, { description: 'Whether the dealer had accepted the campaign.' })
  accepted: boolean;

  @Field(() => Int, { description: 'The goal, in tyres.' })
  goalThreshold: number;

  @Field(() => Int, { description: 'Tyres purchased.' })
  tiresPurchased: number;

  @Field(() => Int, { description: 'Tyres of fleets among them.' })
  tiresFleet: number;

  @Field(() => [StatementTier], { description: 'The tiers and what each added.' })
  tiers: StatementTier[];

  @Field(() => DecimalScalar, { description: 'The sum of the tiers before boosts, in EUR, unrounded.' })
  base: string;

  @Field(() => DecimalScalar, { description: 'The average factor of all tyres.' })
  averageFactor: string;

  @Field(() => DecimalScalar, { description: 'Base times factor, in EUR, before the cap.' })
  beforeCap: string;

  @Field(() => Boolean, { description: 'Whether the cap limited the prize.' })
  capped: boolean;

  @Field(() => Int, { description: 'Tyres from which the prize could be spent.' })
  unlockTires: number;

  @Field(() => Boolean, { description: 'Whether so many were purchased.' })
  unlocked: boolean;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  plafondAccumulated: string;

  @Field(() => DecimalScalar, { description: 'What was spent, in EUR.' })
  redeemed: string;

  @Field(() => DecimalScalar, { description: 'The sum of the adjustments, in EUR.' })
  adjusted: string;

  @Field(() => DecimalScalar, { description: 'The sum of what was set off, in EUR.' })
  setOff: string;

  @Field(() => DecimalScalar, { description: 'The balance, in EUR.' })
  balance: string;

  @Field(() => DecimalScalar, { description: 'What could be spent, in EUR.' })
  plafondExpendable: string;

  @Field(() => DecimalScalar, { description: 'What was spent and no longer earned, in EUR.' })
  debt: string;
}

@ObjectType({
  description: 'What the portal itself said about the thing when it was disputed: the part of its kind.',
  simpleResolvers: true,
})
export class DisputeExplanation {
  @Field(() => DisputedLine, { nullable: true, description: 'Of a sale line.' })
  line: DisputedLine | null;

  @Field(() => Int, { nullable: true, description: 'Of a missing document: how many lines of it the dealer had.' })
  documentLines: number | null;

  @Field(() => DisputedFigure, { nullable: true, description: 'Of a figure.' })
  figure: DisputedFigure | null;
}

@ObjectType({ description: 'A message of a dispute.', simpleResolvers: true })
export class DisputeMessage {
  @Field(() => ID, { description: 'The number of the message.' })
  id: number;

  @Field(() => String, { description: 'The name of who wrote it.' })
  author: string;

  @Field(() => DisputeSideEnum, { description: 'For which side.' })
  side: DisputeSide;

  @Field(() => String, { description: 'Its text; of a refusal and an acceptance the reason.' })
  text: string;

  @Field(() => DisputeStateEnum, { description: 'What the dispute became by it.' })
  state: DisputeState;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  at: string;
}

@ObjectType({ description: 'A file of a dispute.', simpleResolvers: true })
export class DisputeAttachment {
  @Field(() => ID, { description: 'The number of the file.' })
  id: number;

  @Field(() => String, { description: 'Its name.' })
  filename: string;

  @Field(() => String, { description: 'Its type: a picture or a PDF.' })
  contentType: string;

  @Field(() => Int, { description: 'Its size, in bytes.' })
  size: number;

  @Field(() => DisputeSideEnum, { description: 'For which side it was added.' })
  side: DisputeSide;

  @Field(() => String, { description: 'The name of who added it.' })
  addedBy: string;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  addedAt: string;
}

@ObjectType({ description: 'Who works on a dispute.', simpleResolvers: true })
export class DisputeAssignee {
  @Field(() => ID, { description: 'The number of the user.' })
  id: number;

  @Field(() => String, { description: 'The name.' })
  name: string;
}

@ObjectType({ description: 'What a dispute was accepted with.', simpleResolvers: true })
export class DisputeOutcome {
  @Field(() => ID, { nullable: true, description: 'The number of the entry of the ledger; null with an import.' })
  entryId: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The amount of the entry, in EUR, with its sign.' })
  amount: string | null;

  @Field(() => ID, { nullable: true, description: 'The number of the import; null with an adjustment.' })
  importId: number | null;

  @Field(() => String, { nullable: true, description: 'The file of the import.' })
  importFilename: string | null;

  @Field(() => Int, { nullable: true, description: 'The goal that was changed, in tyres.' })
  goalBefore: number | null;

  @Field(() => Int, { nullable: true, description: 'What the goal was changed to.' })
  goalAfter: number | null;
}

/** The fields that the queue shows. */
@ObjectType({ simpleResolvers: true })
abstract class DisputeFields {
  @Field(() => ID, { description: 'The number of the dispute.' })
  id: number;

  @Field(() => CampaignTitle, { description: 'The campaign.' })
  campaign: CampaignTitle;

  @Field(() => Member, { description: 'The dealer.' })
  dealer: Member;

  @Field(() => DisputeSubject, { description: 'What it is about.' })
  about: DisputeSubject;

  @Field(() => DisputeStateEnum, { description: 'The state.' })
  state: DisputeState;

  @Field(() => DisputeSideEnum, {
    nullable: true,
    description: 'Whose turn it is; null once it is decided or withdrawn.',
  })
  waitingFor: DisputeSide | null;

  @Field(() => DisputeAssignee, { nullable: true, description: 'Who of the office works on it.' })
  assignee: DisputeAssignee | null;

  @Field(() => String, { description: 'The name of who opened it.' })
  openedBy: string;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  openedAt: string;

  @Field(() => DateTimeScalar, { description: 'When something was last added to it.' })
  updatedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the office first answered or decided.' })
  answeredAt: string | null;
}

@ObjectType({ description: 'A row of the queue of disputes.', simpleResolvers: true })
export class DisputeRow extends DisputeFields {}

@ObjectType({ description: 'A page of the queue of disputes.', simpleResolvers: true })
export class DisputePage extends TableResult {
  @Field(() => [DisputeRow], { description: 'The rows of the page.' })
  items: DisputeRow[];
}

@ObjectType({ description: 'A dispute of a dealer about its statement.', simpleResolvers: true })
export class Dispute extends DisputeFields {
  @Field(() => DisputeExplanation, { description: 'What the portal itself said when it was opened.' })
  explanation: DisputeExplanation;

  @Field(() => [DisputeMessage], { description: 'The thread, oldest first.' })
  messages: DisputeMessage[];

  @Field(() => [DisputeAttachment], { description: 'The files, oldest first.' })
  attachments: DisputeAttachment[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was accepted, refused or withdrawn.' })
  decidedAt: string | null;

  @Field(() => DisputeOutcome, { nullable: true, description: 'What it was accepted with.' })
  outcome: DisputeOutcome | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The number of the request that waits for a second person to approve its adjustment.',
  })
  approvalId: number | null;

  @Field(() => Boolean, { description: 'Whether the caller may write and add files.' })
  mayAnswer: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may accept, refuse and assign it.' })
  mayDecide: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may withdraw it.' })
  mayWithdraw: boolean;
}

@ObjectType({ description: 'How many disputes wait for whom.', simpleResolvers: true })
export class DisputesSummary {
  @Field(() => Int, { description: 'Disputes that wait for the office.' })
  waitingForOffice: number;

  @Field(() => Int, { description: 'Disputes that wait for the dealer.' })
  waitingForDealer: number;

  @Field(() => Int, { description: 'Those that wait and are assigned to the caller.' })
  mine: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the oldest was opened that waits for the office.' })
  oldestOpenedAt: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The median time to the first answer in the last 90 days, in minutes; null without any.',
  })
  medianMinutesToAnswer: number | null;
}

@ObjectType({ description: 'An import that brought lines of the dealer of a dispute.', simpleResolvers: true })
export class DisputeImport {
  @Field(() => ID, { description: 'The number of the import.' })
  id: number;

  @Field(() => String, { description: 'Its file.' })
  filename: string;

  @Field(() => DateTimeScalar, { description: 'When it was applied.' })
  appliedAt: string;

  @Field(() => Int, { description: 'Lines of the dealer that it brought.' })
  lines: number;
}

@ObjectType({
  description: 'What has become of an acceptance: the dispute, and the request that it waits for.',
  simpleResolvers: true,
})
export class AcceptanceOutcome {
  @Field(() => Dispute, { description: 'The dispute; as it was where a second person has to approve its adjustment.' })
  dispute: Dispute;

  @Field(() => Approval, { nullable: true, description: 'The request that a second person approves; null without.' })
  approval: Approval | null;
}
