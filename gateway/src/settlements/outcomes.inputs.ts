import type { ExchangeOutcome } from '@gdd/schema/settlements';
import { Field, InputType } from 'type-graphql';
import { DateScalar } from '../schema/scalars.js';
import { ExchangeOutcomeEnum } from './outcomes.types.js';

@InputType({ description: 'What the exchange system answered about a credit note.' })
export class SettlementOutcomeInput {
  @Field(() => ExchangeOutcomeEnum, { description: 'The answer.' })
  outcome: ExchangeOutcome;

  @Field(() => DateScalar, { description: 'Its day, from that of the document to today.' })
  day: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Of a rejection: its codes of five digits, such as 00305; up to 200.',
  })
  codes?: string[] | null;
}

@InputType({ description: 'What the exchange system answered about the credit note of a number.' })
export class SettlementOutcomeRowInput extends SettlementOutcomeInput {
  @Field(() => String, { description: 'The number that the document bears: NC-2025-000001.' })
  number: string;
}

/** An answer as the REST service takes it. */
export const outcomeBody = ({ outcome, day, codes }: SettlementOutcomeInput) => ({ outcome, day, codes: codes ?? [] });
