import { worsenedTerms, type WorsenedTerm } from '@gdd/schema/campaigns';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../../schema/describedEnum.js';
import { field, int } from '../../schema/fields.js';

const WorsenedTermEnum = describedEnum(
  'WorsenedTerm',
  'What gets worse for a dealer that accepted.',
  worsenedTerms,
  (term) =>
    ({
      prize: 'What tyres earn before boosts.',
      cap: 'The most that can accumulate.',
      unlocking: 'From where the prize can be spent.',
      boosts: 'Which tyres count by a factor, or the factor.',
      eligibility: 'Which sale lines count.',
      period: 'The first or last day.',
      figures: 'The figures of today, which no other term explains.',
    })[term],
);

@ObjectType({ description: 'A term that gets worse for a dealer.', simpleResolvers: true })
export class Worsening {
  @field(() => WorsenedTermEnum, 'What gets worse.') term: WorsenedTerm;
  @int('The number of tyres of the dealer from which it does.') fromTires: number;
}

@ObjectType({ description: 'A term that gets worse for some dealers.', simpleResolvers: true })
export class WorsenedForDealers {
  @field(() => WorsenedTermEnum, 'What gets worse.') term: WorsenedTerm;
  @int('The smallest number of tyres from which it does for one of the dealers.') fromTires: number;
  @int('For how many dealers.') dealers: number;
}

@ObjectType({
  description: 'What a change of rules makes worse for dealers that accepted; without terms it is an improvement.',
  simpleResolvers: true,
})
export class RulesWorsening {
  @int('Dealers for which something gets worse.') dealers: number;
  @field(() => [WorsenedForDealers], 'What gets worse.') terms: WorsenedForDealers[];
}
