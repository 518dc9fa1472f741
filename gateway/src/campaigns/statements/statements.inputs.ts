import type { RedemptionMethod } from '@gdd/schema/ledger';
import { ArgsType, InputType, Int } from 'type-graphql';
import { day, decimal, field, flag, int, text } from '../../schema/fields.js';
import { RedemptionMethodEnum } from '../../schema/redemptionMethod.js';
import { TablePage } from '../../schema/tables.js';
import { FactorBoostDetailInput, IncentiveDetailInput } from '../rules.inputs.js';

@InputType({ description: 'The rules and the tyres of an example.' })
export class CampaignExampleInput {
  @field(() => IncentiveDetailInput, 'How tyres become a prize.') incentiveDetail: IncentiveDetailInput;
  @field(() => FactorBoostDetailInput, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetailInput;
  @int('The goal, in tyres: 1 to 1,000,000.') goalThreshold: number;
  @int('Tyres that no boost matches.') tires: number;
  @field(() => [Int], "Tyres of each boost, in the boosts' order.") boostedTires: number[];
}

/** The requested page of the sale lines of a statement. */
@ArgsType()
export class LinesPage extends TablePage {
  @text.orNull('A part of the number of the document, ignoring case.') search?: string | null;
}

@InputType({ description: 'A part of a prize that was spent.' })
export class RedemptionInput {
  @day("When it was spent: from the campaign's first day to today.") redeemedOn: string;
  @decimal('How much, in EUR: above 0, at most 2 decimals.') amount: string;
  @text.orNull('The purpose.') note?: string | null;
  @field.orNull(() => RedemptionMethodEnum, 'How it was paid.') method?: RedemptionMethod | null;

  @flag(
    'Whether the same as one recorded within 24 hours is another one: it is a conflict otherwise, `looksRepeated`.',
    { defaultValue: false },
  )
  confirmRepeated: boolean;
}
