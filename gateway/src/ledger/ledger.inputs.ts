import { Field, InputType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';

@InputType({ description: 'An adjustment of what a dealer may spend in a campaign.' })
export class AdjustmentInput {
  @Field(() => DateScalar, { description: "Its day: from the campaign's first day to today." })
  day: string;

  @Field(() => DecimalScalar, {
    description: 'How much, in EUR: not 0, at most 2 decimals; below 0 takes from the balance.',
  })
  amount: string;

  @Field(() => String, { description: 'Its reason, which the dealer reads: up to 500 characters.' })
  reason: string;
}
