import { invalidGoalReasons, type InvalidGoalReason } from '@gdd/schema/proposals';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Import } from '../imports/imports.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { PlannedDealer } from './simulations.types.js';

@ObjectType({ description: 'A growth for each tier of the dealers.', simpleResolvers: true })
export class GrowthByTier {
  @Field(() => DecimalScalar, { description: 'Of prospects.' })
  prospect: string;

  @Field(() => DecimalScalar, { description: 'Of gold dealers.' })
  gold: string;

  @Field(() => DecimalScalar, { description: 'Of platinum dealers.' })
  platinum: string;
}

@ObjectType({ description: 'The smallest goal for each tier of the dealers, in tyres.', simpleResolvers: true })
export class FloorByTier {
  @Field(() => Int, { description: 'Of prospects.' })
  prospect: number;

  @Field(() => Int, { description: 'Of gold dealers.' })
  gold: number;

  @Field(() => Int, { description: 'Of platinum dealers.' })
  platinum: number;
}

@ObjectType({ description: 'Goals that are proposed for a campaign.', simpleResolvers: true })
export class GoalProposal {
  @Field(() => ID, { description: 'The number of the proposal.' })
  id: number;

  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => DateScalar, { description: 'The first day of the base period.' })
  from: string;

  @Field(() => DateScalar, { description: 'The last day of the base period.' })
  to: string;

  @Field(() => GrowthByTier, { description: 'By what the tyres of the base period are multiplied.' })
  growth: GrowthByTier;

  @Field(() => FloorByTier, { description: 'The smallest goals.' })
  floor: FloorByTier;

  @Field(() => Int, { description: 'Goals are raised to the next multiple of it, in tyres.' })
  step: number;

  @Field(() => Int, { description: 'Dealers.' })
  dealers: number;

  @Field(() => Int, { description: 'Those that are not in the campaign now: applying adds them.' })
  newDealers: number;

  @Field(() => Int, { description: 'Tyres of the base period.' })
  baseTires: number;

  @Field(() => Int, {
    description: 'All goals together, in tyres: `grown`, `rounding`, `raisedToFloor` and `editedTires` add up to it.',
  })
  goals: number;

  @Field(() => Int, { description: 'Tyres of the base period with the growth of the tiers.' })
  grown: number;

  @Field(() => Int, { description: 'Tyres by which the step raises them.' })
  rounding: number;

  @Field(() => Int, { description: 'Tyres by which the floors raise them, less what the largest goal cuts.' })
  raisedToFloor: number;

  @Field(() => Int, { description: 'Tyres by which edited goals differ from the proposed ones.' })
  editedTires: number;

  @Field(() => Int, { description: 'Goals that differ from the proposed ones.' })
  edited: number;

  @Field(() => String, { nullable: true, description: 'The name of who asked for it.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt: string;
}

@ObjectType({ description: 'A proposed goal.', simpleResolvers: true })
export class ProposedGoal extends PlannedDealer {
  @Field(() => Int, { description: 'Its eligible tyres of the base period.' })
  baseTires: number;

  @Field(() => Int, { nullable: true, description: 'Its goal in the last campaign of the same duration, in tyres.' })
  lastGoal: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its goal in this campaign as it is, in tyres; null where it is not in it.',
  })
  currentGoal: number | null;

  @Field(() => Int, { description: 'The goal as it was worked out, in tyres.' })
  proposedGoal: number;

  @Field(() => Int, { description: 'The goal as it was worked out or edited, in tyres.' })
  goalThreshold: number;
}

@ObjectType({ description: 'A page of the table of proposed goals.', simpleResolvers: true })
export class ProposedGoalPage extends TableResult {
  @Field(() => [ProposedGoal], { description: 'The rows of the page.' })
  items: ProposedGoal[];
}

const InvalidGoalReasonEnum = describedEnum(
  'InvalidGoalReason',
  'Why a typed or pasted goal is none.',
  invalidGoalReasons,
  (reason) =>
    ({
      invalidGoal: 'It is no whole number from 1 to 1,000,000.',
      unknownDealer: 'Its dealer is not there.',
      repeatedDealer: 'Its dealer stands above already.',
    })[reason],
);

@ObjectType({ description: 'What is no goal, or of a dealer that is not there.', simpleResolvers: true })
export class InvalidGoal {
  @Field(() => ID, { nullable: true, description: 'The number of the dealer, where that was sent.' })
  dealerId?: number;

  @Field(() => String, { nullable: true, description: 'Its code or VAT number, where that was sent.' })
  dealer?: string;

  @Field(() => String, { description: 'As it was typed.' })
  goal: string;

  @Field(() => InvalidGoalReasonEnum, { description: 'What is wrong with it.' })
  reason: InvalidGoalReason;
}

@ObjectType({ description: 'What goals that were typed or pasted come to.', simpleResolvers: true })
export class GoalsOutcome {
  @Field(() => Int, { description: 'Goals that change.' })
  changed: number;

  @Field(() => Int, { description: 'Goals that are the same already.' })
  unchanged: number;

  @Field(() => [InvalidGoal], { description: 'Cells that are no goals; nothing is changed with one.' })
  invalid: InvalidGoal[];
}

@ObjectType({ description: "What pasted goals of a campaign's dealers come to.", simpleResolvers: true })
export class PastedGoals {
  @Field(() => GoalsOutcome, { description: 'What they change.' })
  outcome: GoalsOutcome;

  @Field(() => Import, { nullable: true, description: 'The import that they were handed to; null for a preview.' })
  import: Import | null;
}
