import { rulesOutcomes, type RulesOutcome, type RulesPart } from '@gdd/schema/campaigns';
import { ObjectType } from 'type-graphql';
import { RulesPartEnum } from '../schema/campaignEnums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
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
  @int('Its number, from 1 without gaps.') version: number;
  @instant('The time from which it counts.') since: string;

  @text.orNull('The name of who made it; null where that is unknown, or the caller does not manage campaigns.')
  createdBy: string | null;

  @text.orNull('Why it was made; null where nobody had accepted yet.') reason: string | null;
  @text('The SHA-256 of the canonical JSON of its rules.') rulesHash: string;

  @field.orNull(
    () => RulesWorsening,
    'What it made worse for dealers that had accepted; null without such dealers, of earlier versions, or where the caller does not manage campaigns.',
  )
  worsening: RulesWorsening | null;

  @field(() => [RulesPartEnum], 'The parts that differ from the version before; empty for the first version.')
  changed: readonly RulesPart[];

  @day('The first day.') startsOn: string;
  @day('The last day.') endsOn: string;
  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetail;
  @field(() => SaleMatch, 'Which sale lines count.') eligibility: SaleMatch;
}

/** Prizes before and after a change of rules. */
@ObjectType({ simpleResolvers: true })
abstract class PrizesBeforeAndAfter {
  @decimal('Accumulated before, in EUR.') accumulatedBefore: string;
  @decimal('Accumulated after, in EUR.') accumulatedAfter: string;
  @decimal('Accumulated after less before, in EUR.') accumulatedDifference: string;
  @decimal('To be spent before, in EUR.') expendableBefore: string;
  @decimal('To be spent after, in EUR.') expendableAfter: string;
  @decimal('To be spent after less before, each less the debt, in EUR.') expendableDifference: string;
}

@ObjectType({
  description: 'The effects of a change of rules; the amounts are sums over the dealers.',
  simpleResolvers: true,
})
export class RulesPreview extends PrizesBeforeAndAfter {
  @id('The number of the preview, which the change names.') id: number;
  @id('The id of the campaign.') campaignId: number;
  @int('The version of the rules that it starts from.') rulesVersion: number;
  @int('Dealers of the campaign.') dealers: number;
  @int('Dealers that accepted: to the others no prize is due yet.') accepted: number;
  @int('Dealers that get more.') better: number;
  @int('Dealers that get less.') worse: number;
  @int('Dealers that get the same.') same: number;
  @field(() => RulesWorsening, 'The terms that become worse for dealers that accepted.') worsening: RulesWorsening;
  @instant('When it was made.') createdAt: string;
}

@ObjectType({ description: 'A dealer in a preview of a change of rules.', simpleResolvers: true })
export class RulesPreviewDealer extends PrizesBeforeAndAfter {
  @id('The id of the dealer.') dealerId: number;
  @text('Its code.') code: string;
  @text('Its name.') businessName: string;
  @flag('Whether it accepted the campaign.') accepted: boolean;
  @field(() => RulesOutcomeEnum, 'How it fares.') outcome: RulesOutcome;
}

@ObjectType({ description: 'A page of the dealers of a preview of a change of rules.', simpleResolvers: true })
export class RulesPreviewDealerPage extends pageClassOf(() => RulesPreviewDealer) {}

@ObjectType({ description: 'The rules until a version that makes something worse.', simpleResolvers: true })
export class RulesBefore {
  @day('The first day.') startsOn: string;
  @day('The last day.') endsOn: string;
  @field(() => IncentiveDetail, 'How tyres became a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres counted by a factor.') factorBoostDetail: FactorBoostDetail;
  @field(() => SaleMatch, 'Which sale lines counted.') eligibility: SaleMatch;
}

@ObjectType({ simpleResolvers: true })
abstract class ConfirmedWorsening {
  @field(() => [Worsening], 'What gets worse for the dealer.') terms: Worsening[];
  @flag('Whether a second person confirmed it.') isConfirmed: boolean;

  @text.orNull('The name of that user; null: none was asked, or the caller does not manage campaigns.')
  confirmedBy: string | null;
}

@ObjectType({ description: 'The terms of a version of the rules that are worse for a dealer.', simpleResolvers: true })
export class WorsenedRules extends ConfirmedWorsening {
  @field(() => RulesBefore, 'The rules until then.') before: RulesBefore;
}

@ObjectType({ description: 'A change of a goal that a dealer had accepted.', simpleResolvers: true })
export class AcceptedGoalChange extends ConfirmedWorsening {
  @instant('When it was made.') at: string;
  @int('The goal before.') goalBefore: number;
  @int('The goal after.') goalAfter: number;
  @flag('Whether the acceptance was withdrawn: the file that had recorded it was undone.') isWithdrawn: boolean;
  @text.orNull('Why it was made.') reason: string | null;
  @decimal('Accumulated before, in EUR.') accumulatedBefore: string;
  @decimal('Accumulated after, in EUR.') accumulatedAfter: string;
  @decimal('To be spent before, in EUR.') expendableBefore: string;
  @decimal('To be spent after, in EUR.') expendableAfter: string;
}

@ObjectType({ description: 'The changes of a version of the rules for one dealer.', simpleResolvers: true })
export class RulesChange {
  @int('The version.') version: number;
  @instant('The time from which it counts.') since: string;
  @text.orNull('Why it was made.') reason: string | null;
  @flag('Whether it makes something worse for dealers that accepted.') isWorsening: boolean;

  @field.orNull(() => WorsenedRules, 'The terms that become worse for this dealer; null if none do.')
  worsening: WorsenedRules | null;

  @decimal.orNull('Accumulated before, in EUR; null, as the rest, where the prize of the dealer stayed.')
  accumulatedBefore: string | null;

  @decimal.orNull('Accumulated after, in EUR.') accumulatedAfter: string | null;
  @decimal.orNull('To be spent before, in EUR.') expendableBefore: string | null;
  @decimal.orNull('To be spent after, in EUR.') expendableAfter: string | null;
}

@ObjectType({
  description: 'The version of the rules that a dealer accepted, and the changes since.',
  simpleResolvers: true,
})
export class RulesOfDealer {
  @int('The version that counts, for the whole period.') version: number;
  @int.orNull('The version that the dealer accepted; null before it accepts.') acceptedVersion: number | null;
  @text.orNull('The SHA-256 of the rules that the dealer accepted.') acceptedHash: string | null;
  @field(() => [RulesChange], 'The versions after the accepted one, the oldest first.') changes: RulesChange[];
}
