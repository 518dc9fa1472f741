import { rulesOutcomes, type RulesOutcome, type RulesPart } from '@gdd/schema/campaigns';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RulesPartEnum } from '../schema/campaignEnums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from './rules/rules.types.js';
import { RulesWorsening, Worsening } from './rules/worsenings.types.js';

export const RulesOutcomeEnum = describedEnum(
  'RulesOutcome',
  'How a dealer fares by a change of rules: by what accumulates; where that stays, by what can be spent.',
  rulesOutcomes,
  (outcome) => ({ better: 'Gets more.', worse: 'Gets less.', same: 'Gets the same.' })[outcome],
);

@ObjectType({
  description: "A version of a campaign's rules; the newest counts for the whole period.",
  simpleResolvers: true,
})
export class RulesVersion {
  @Field(() => Int, { description: 'Its number, from 1 without gaps.' })
  version: number;

  @Field(() => DateTimeScalar, { description: 'Since when it counts.' })
  since: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who made it; null where that is unknown, or the caller does not manage campaigns.',
  })
  createdBy: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was made; null where nobody had accepted yet.' })
  reason: string | null;

  @Field(() => String, { description: 'The SHA-256 of the canonical JSON of its rules.' })
  rulesHash: string;

  @Field(() => RulesWorsening, {
    nullable: true,
    description:
      'What it made worse for dealers that had accepted; null without such dealers, of earlier versions, or where the caller does not manage campaigns.',
  })
  worsening: RulesWorsening | null;

  @Field(() => [RulesPartEnum], { description: 'What the version before had otherwise; empty for the first.' })
  changed: readonly RulesPart[];

  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  endsOn: string;

  @Field(() => IncentiveDetail, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetail;

  @Field(() => FactorBoostDetail, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetail;

  @Field(() => SaleMatch, { description: 'Which sale lines count.' })
  eligibility: SaleMatch;
}

/** Prizes before and after a change of rules. */
@ObjectType({ simpleResolvers: true })
abstract class PrizesBeforeAndAfter {
  @Field(() => DecimalScalar, { description: 'Accumulated before, in EUR.' })
  accumulatedBefore: string;

  @Field(() => DecimalScalar, { description: 'Accumulated after, in EUR.' })
  accumulatedAfter: string;

  @Field(() => DecimalScalar, { description: 'Accumulated after less before, in EUR.' })
  accumulatedDifference: string;

  @Field(() => DecimalScalar, { description: 'To be spent before, in EUR.' })
  expendableBefore: string;

  @Field(() => DecimalScalar, { description: 'To be spent after, in EUR.' })
  expendableAfter: string;

  @Field(() => DecimalScalar, { description: 'To be spent after less before, each less the debt, in EUR.' })
  expendableDifference: string;
}

@ObjectType({
  description: 'What a change of rules would do; the amounts are sums over the dealers.',
  simpleResolvers: true,
})
export class RulesPreview extends PrizesBeforeAndAfter {
  @Field(() => ID, { description: 'The number of the preview, which the change names.' })
  id: number;

  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => Int, { description: 'The version of the rules that it starts from.' })
  rulesVersion: number;

  @Field(() => Int, { description: 'Dealers of the campaign.' })
  dealers: number;

  @Field(() => Int, { description: 'Dealers that accepted: to the others no prize is due yet.' })
  accepted: number;

  @Field(() => Int, { description: 'Dealers that get more.' })
  better: number;

  @Field(() => Int, { description: 'Dealers that get less.' })
  worse: number;

  @Field(() => Int, { description: 'Dealers that get the same.' })
  same: number;

  @Field(() => RulesWorsening, { description: 'What it makes worse for dealers that accepted.' })
  worsening: RulesWorsening;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: string;
}

@ObjectType({ description: 'A dealer in a preview of a change of rules.', simpleResolvers: true })
export class RulesPreviewDealer extends PrizesBeforeAndAfter {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its name.' })
  businessName: string;

  @Field(() => Boolean, { description: 'Whether it accepted the campaign.' })
  accepted: boolean;

  @Field(() => RulesOutcomeEnum, { description: 'How it fares.' })
  outcome: RulesOutcome;
}

@ObjectType({ description: 'A page of the dealers of a preview of a change of rules.', simpleResolvers: true })
export class RulesPreviewDealerPage extends TableResult {
  @Field(() => [RulesPreviewDealer], { description: 'The rows of the page.' })
  items: RulesPreviewDealer[];
}

@ObjectType({ description: 'The rules until a version that makes something worse.', simpleResolvers: true })
export class RulesBefore {
  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  endsOn: string;

  @Field(() => IncentiveDetail, { description: 'How tyres became a prize.' })
  incentiveDetail: IncentiveDetail;

  @Field(() => FactorBoostDetail, { description: 'Which tyres counted by a factor.' })
  factorBoostDetail: FactorBoostDetail;

  @Field(() => SaleMatch, { description: 'Which sale lines counted.' })
  eligibility: SaleMatch;
}

@ObjectType({ simpleResolvers: true })
abstract class ConfirmedWorsening {
  @Field(() => [Worsening], { description: 'What gets worse for the dealer.' })
  terms: Worsening[];

  @Field(() => Boolean, { description: 'Whether a second person confirmed it.' })
  isConfirmed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of that user; null: none was asked, or the caller does not manage campaigns.',
  })
  confirmedBy: string | null;
}

@ObjectType({ description: 'What a version of the rules makes worse for a dealer.', simpleResolvers: true })
export class WorsenedRules extends ConfirmedWorsening {
  @Field(() => RulesBefore, { description: 'The rules until then.' })
  before: RulesBefore;
}

@ObjectType({ description: 'A change of a goal that a dealer had accepted.', simpleResolvers: true })
export class AcceptedGoalChange extends ConfirmedWorsening {
  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  at: string;

  @Field(() => Int, { description: 'The goal before.' })
  goalBefore: number;

  @Field(() => Int, { description: 'The goal after.' })
  goalAfter: number;

  @Field(() => Boolean, {
    description: 'Whether the acceptance was withdrawn: the file that had recorded it was undone.',
  })
  isWithdrawn: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was made.' })
  reason: string | null;

  @Field(() => DecimalScalar, { description: 'Accumulated before, in EUR.' })
  accumulatedBefore: string;

  @Field(() => DecimalScalar, { description: 'Accumulated after, in EUR.' })
  accumulatedAfter: string;

  @Field(() => DecimalScalar, { description: 'To be spent before, in EUR.' })
  expendableBefore: string;

  @Field(() => DecimalScalar, { description: 'To be spent after, in EUR.' })
  expendableAfter: string;
}

@ObjectType({ description: 'What a version of the rules changed for one dealer.', simpleResolvers: true })
export class RulesChange {
  @Field(() => Int, { description: 'The version.' })
  version: number;

  @Field(() => DateTimeScalar, { description: 'Since when it counts.' })
  since: string;

  @Field(() => String, { nullable: true, description: 'Why it was made.' })
  reason: string | null;

  @Field(() => Boolean, { description: 'Whether it makes something worse for dealers that accepted.' })
  isWorsening: boolean;

  @Field(() => WorsenedRules, { nullable: true, description: 'What it makes worse for this dealer; null: nothing.' })
  worsening: WorsenedRules | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Accumulated before, in EUR; null, as the rest, where the prize of the dealer stayed.',
  })
  accumulatedBefore: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Accumulated after, in EUR.' })
  accumulatedAfter: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'To be spent before, in EUR.' })
  expendableBefore: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'To be spent after, in EUR.' })
  expendableAfter: string | null;
}

@ObjectType({
  description: 'Which version of the rules a dealer accepted, and what changed since.',
  simpleResolvers: true,
})
export class RulesOfDealer {
  @Field(() => Int, { description: 'The version that counts, for the whole period.' })
  version: number;

  @Field(() => Int, { nullable: true, description: 'The version that the dealer accepted; null before it accepts.' })
  acceptedVersion: number | null;

  @Field(() => String, { nullable: true, description: 'The SHA-256 of the rules that the dealer accepted.' })
  acceptedHash: string | null;

  @Field(() => [RulesChange], { description: 'The versions after the accepted one, the oldest first.' })
  changes: RulesChange[];
}
