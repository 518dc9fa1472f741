import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { DecimalScalar } from '../schema/scalars.js';
import { ToDay } from './toDay.types.js';

@ObjectType({ description: 'A month of a year beside the same month of the year before.', simpleResolvers: true })
export class PrevYearMonth {
  @Field(() => String, { description: 'The month, YYYY-MM.' })
  month: string;

  @Field(() => Int, { description: 'Tyres bought, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres bought in the same month of the year before, net of returns.' })
  tiresBefore: number;

  @Field(() => DecimalScalar, { description: 'Their amount, in EUR.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'The amount of those of the year before, in EUR.' })
  amountBefore: string;

  @Field(() => ToDay, { description: 'Both years to the same day.' })
  toDay: ToDay;
}

@ObjectType({ description: 'The purchases of a dealer in a year, against the year before.', simpleResolvers: true })
export class PrevYearSales {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => Int, { description: 'The year.' })
  year: number;

  @Field(() => [PrevYearMonth], { description: 'Its twelve months in their order, zero where nothing was bought.' })
  @TypicalRows(12)
  months: PrevYearMonth[];
}
