/** What requests about tyres and entries of ledgers ask for. */
import type { RedemptionMethod } from '@gdd/schema/ledger';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RedemptionMethodEnum } from '../schema/redemptionMethod.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';

@ObjectType({ description: 'An undoing that was asked for: how much it takes back.', simpleResolvers: true })
export class ApprovalUndoRequest {
  @Field(() => Int, { description: 'Tyres that it changes.' })
  tires: number;

  @Field(() => Int, { description: 'Sale lines that it changes.' })
  lines: number;
}

@ObjectType({
  description: 'An import that was asked for: how much it takes from existing lines.',
  simpleResolvers: true,
})
export class ApprovalCorrectionRequest {
  @Field(() => Int, { description: 'The tyres that its rows change in existing lines, as absolute values.' })
  tires: number;

  @Field(() => Int, { description: 'The lines that they change.' })
  lines: number;
}

@ObjectType({ description: 'An adjustment, or the reversal of one, that was asked for.', simpleResolvers: true })
export class ApprovalAdjustmentRequest {
  @Field(() => DateScalar, { description: 'Its day; of a reversal that of the adjustment.' })
  day: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR, with its sign.' })
  amount: string;

  @Field(() => String, { description: 'Its reason, which the dealer reads.' })
  reason: string;

  @Field(() => ID, { nullable: true, description: 'The number of the dispute that it answers.' })
  disputeId: number | null;

  @Field(() => ID, { nullable: true, description: 'Of a reversal: the number of the adjustment that it takes back.' })
  reversesId: number | null;
}

@ObjectType({ description: 'A redemption by hand, or the reversal of one, that was asked for.', simpleResolvers: true })
export class ApprovalRedemptionRequest {
  @Field(() => DateScalar, { description: 'Its day; of a reversal that of the redemption.' })
  day: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR, above 0.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'What for; of a reversal its reason, which the dealer reads.' })
  reason: string | null;

  @Field(() => RedemptionMethodEnum, { nullable: true, description: 'How it is paid; null where nobody says so.' })
  method: RedemptionMethod | null;

  @Field(() => ID, { nullable: true, description: 'Of a reversal: the number of the redemption that it takes back.' })
  reversesId: number | null;
}
