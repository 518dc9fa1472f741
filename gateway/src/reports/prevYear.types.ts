import { ObjectType } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { decimal, field, id, int, text } from '../schema/fields.js';
import { ToDay } from './toDay.types.js';

@ObjectType({ description: 'A month of a year beside the same month of the year before.', simpleResolvers: true })
export class PrevYearMonth {
  @text('The month, YYYY-MM.') month: string;
  @int('Tyres bought, net of returns.') tires: number;
  @int('Tyres bought in the same month of the year before, net of returns.') tiresBefore: number;
  @decimal('Their amount, in EUR.') amount: string;
  @decimal('The amount of those of the year before, in EUR.') amountBefore: string;
  @field(() => ToDay, 'Both years to the same day.') toDay: ToDay;
}

@ObjectType({ description: 'The purchases of a dealer in a year, against the year before.', simpleResolvers: true })
export class PrevYearSales {
  @id('The id of the dealer.') dealerId: number;
  @int('The year.') year: number;

  @field(() => [PrevYearMonth], 'Its twelve months in their order, zero where nothing was bought.')
  @TypicalRows(12)
  months: PrevYearMonth[];
}
