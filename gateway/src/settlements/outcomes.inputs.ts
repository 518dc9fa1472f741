import type { ExchangeOutcome } from '@gdd/schema/settlements';
import { InputType } from 'type-graphql';
import { day, field, text } from '../schema/fields.js';
import { ExchangeOutcomeEnum } from './outcomes.types.js';

@InputType({ description: 'What the exchange system answered about a credit note.' })
export class SettlementOutcomeInput {
  @field(() => ExchangeOutcomeEnum, 'The answer.') outcome: ExchangeOutcome;
  @day('Its day, from that of the document to today.') day: string;

  @field.orNull(() => [String], 'For a rejection: its codes of five digits, such as 00305; up to 200.')
  codes?: string[] | null;
}

@InputType({ description: 'What the exchange system answered about the credit note of a number.' })
export class SettlementOutcomeRowInput extends SettlementOutcomeInput {
  @text('The number that the document bears: NC-2025-000001.') number: string;
}

/** An answer as the REST service takes it. */
export const outcomeBody = ({ outcome, day, codes }: SettlementOutcomeInput) => ({ outcome, day, codes: codes ?? [] });
