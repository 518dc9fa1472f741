import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../schema/scalars.js';

const description =
  "Two years to the same day: both end at the programme's day while the time runs, and are whole where it is over.";

/** The tyres of two years to the same day. */
@ObjectType({ simpleResolvers: true })
abstract class TiresToDaySums {
  @Field(() => Int, { description: 'Tyres, net of returns.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of the year before, net of returns.' })
  tiresBefore: number;

  @Field(() => Int, { description: 'Tyres more than the year before.' })
  difference: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The difference in percent of the year before, one decimal; null where that was 0 or less.',
  })
  percent: string | null;
}

@ObjectType({ description, simpleResolvers: true })
export class TiresToDay extends TiresToDaySums {}

@ObjectType({ description, simpleResolvers: true })
export class ToDay extends TiresToDaySums {
  @Field(() => DecimalScalar, { description: 'The amount, in EUR.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'The amount of the year before, in EUR.' })
  amountBefore: string;
}
