import { invalidGoalReasons, type InvalidGoalReason } from '@gdd/schema/proposals';
import { ObjectType } from 'type-graphql';
import { Import } from '../imports/imports.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { PlannedDealer } from './simulations.types.js';

@ObjectType({ description: 'A growth for each tier of the dealers.', simpleResolvers: true })
export class GrowthByTier {
  @decimal('For prospects.') prospect: string;
  @decimal('For gold dealers.') gold: string;
  @decimal('For platinum dealers.') platinum: string;
}

@ObjectType({ description: 'The smallest goal for each tier of the dealers, in tyres.', simpleResolvers: true })
export class FloorByTier {
  @int('For prospects.') prospect: number;
  @int('For gold dealers.') gold: number;
  @int('For platinum dealers.') platinum: number;
}

@ObjectType({ description: 'Goals that are proposed for a campaign.', simpleResolvers: true })
export class GoalProposal {
  @id('The id of the proposal.') id: number;
  @id('The id of the campaign.') campaignId: number;
  @day('The first day of the base period.') from: string;
  @day('The last day of the base period.') to: string;
  @field(() => GrowthByTier, 'The factor by which the tyres of the base period are multiplied.') growth: GrowthByTier;
  @field(() => FloorByTier, 'The smallest goals.') floor: FloorByTier;
  @int('Goals are raised to the next multiple of it, in tyres.') step: number;
  @int('Dealers.') dealers: number;
  @int('Dealers that are not in the campaign yet; applying the proposal adds them.') newDealers: number;
  @int('Tyres of the base period.') baseTires: number;

  @int('All goals together, in tyres: `grown`, `rounding`, `raisedToFloor` and `editedTires` add up to it.')
  goals: number;

  @int('Tyres of the base period with the growth of the tiers.') grown: number;
  @int('Tyres by which the step raises them.') rounding: number;
  @int('Tyres by which the floors raise them, less what the largest goal cuts.') raisedToFloor: number;
  @int('Tyres by which edited goals differ from the proposed ones.') editedTires: number;
  @int('Goals that differ from the proposed ones.') edited: number;
  @text.orNull('The name of who asked for it.') createdBy: string | null;
  @instant('When it was asked for.') createdAt: string;
}

@ObjectType({ description: 'A proposed goal.', simpleResolvers: true })
export class ProposedGoal extends PlannedDealer {
  @int('Its eligible tyres of the base period.') baseTires: number;
  @int.orNull('Its goal in the last campaign of the same duration, in tyres.') lastGoal: number | null;
  @int.orNull('Its goal in this campaign as it is, in tyres; null where it is not in it.') currentGoal: number | null;
  @int('The goal as it was worked out, in tyres.') proposedGoal: number;
  @int('The goal as it was worked out or edited, in tyres.') goalThreshold: number;
}

@ObjectType({ description: 'A page of the table of proposed goals.', simpleResolvers: true })
export class ProposedGoalPage extends pageClassOf(() => ProposedGoal) {}

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

@ObjectType({ description: 'A value that is not a goal, or belongs to an unknown dealer.', simpleResolvers: true })
export class InvalidGoal {
  @id.orNull('The number of the dealer, where that was sent.') dealerId?: number;
  @text.orNull('Its code or VAT number, where that was sent.') dealer?: string;
  @text('The value as entered.') goal: string;
  @int('The place of the goal among those sent, from 1.') place: number;
  @field(() => InvalidGoalReasonEnum, 'The reason.') reason: InvalidGoalReason;
}

@ObjectType({ description: 'What goals that were typed or pasted come to.', simpleResolvers: true })
export class GoalsOutcome {
  @int('Goals that change.') changed: number;
  @int('Goals that are the same already.') unchanged: number;
  @field(() => [InvalidGoal], 'Cells that are no goals; nothing is changed with one.') invalid: InvalidGoal[];
}

@ObjectType({ description: "What pasted goals of a campaign's dealers come to.", simpleResolvers: true })
export class PastedGoals {
  @field(() => GoalsOutcome, 'The changes.') outcome: GoalsOutcome;
  @field.orNull(() => Import, 'The import that they were handed to; null for a preview.') import: Import | null;
}
