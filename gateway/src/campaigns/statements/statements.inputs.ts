import type { RedemptionMethod } from '@gdd/schema/ledger';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { RedemptionMethodEnum } from '../../schema/redemptionMethod.js';
import { DateScalar, DecimalScalar } from '../../schema/scalars.js';
import { TablePage } from '../../schema/tables.js';
import { FactorBoostDetailInput, IncentiveDetailInput } from '../rules.inputs.js';

@InputType({ description: 'The rules and the tyres of an example.' })
export class CampaignExampleInput {
  @Field(() => IncentiveDetailInput, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetailInput;

  @Field(() => FactorBoostDetailInput, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetailInput;

  @Field(() => Int, { description: 'The goal, in tyres: 1 to 1,000,000.' })
  goalThreshold: number;

  @Field(() => Int, { description: 'Tyres that no boost matches.' })
  tires: number;

  @Field(() => [Int], { description: "Tyres of each boost, in the boosts' order." })
  boostedTires: number[];
}

/** The requested page of the sale lines of a statement. */
@ArgsType()
export class LinesPage extends TablePage {
  @Field(() => String, { nullable: true, description: 'A part of the number of the document, ignoring case.' })
  search?: string | null;
}

@InputType({ description: 'A part of a prize that was spent.' })
export class RedemptionInput {
  @Field(() => DateScalar, { description: "When it was spent: from the campaign's first day to today." })
  redeemedOn: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR: above 0, at most 2 decimals.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'The purpose.' })
  note?: string | null;

  @Field(() => RedemptionMethodEnum, { nullable: true, description: 'How it was paid.' })
  method?: RedemptionMethod | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the same as one recorded within 24 hours is another one: it is a conflict otherwise, `looksRepeated`.',
  })
  confirmRepeated: boolean;
}
