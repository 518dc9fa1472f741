import { InputType } from 'type-graphql';
import { day, decimal, text } from '../schema/fields.js';

@InputType({ description: 'An adjustment of what a dealer may spend in a campaign.' })
export class AdjustmentInput {
  @day("Its day: from the campaign's first day to today.") day: string;
  @decimal('How much, in EUR: not 0, at most 2 decimals; below 0 takes from the balance.') amount: string;
  @text('Its reason, which the dealer reads: up to 500 characters.') reason: string;
}
