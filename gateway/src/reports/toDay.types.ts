import { ObjectType } from 'type-graphql';
import { decimal, int } from '../schema/fields.js';

const description =
  "Two years to the same day: both end at the programme's day while the time runs, and are whole where it is over.";

/** The tyres of two years to the same day. */
@ObjectType({ simpleResolvers: true })
abstract class TiresToDaySums {
  @int('Tyres, net of returns.') tires: number;
  @int('Tyres of the year before, net of returns.') tiresBefore: number;
  @int('Tyres more than the year before.') difference: number;

  @decimal.orNull('The difference in percent of the year before, one decimal; null where that was 0 or less.')
  percent: string | null;
}

@ObjectType({ description, simpleResolvers: true })
export class TiresToDay extends TiresToDaySums {}

@ObjectType({ description, simpleResolvers: true })
export class ToDay extends TiresToDaySums {
  @decimal('The amount, in EUR.') amount: string;
  @decimal('The amount of the year before, in EUR.') amountBefore: string;
}
