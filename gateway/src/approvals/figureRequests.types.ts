/** What requests about tyres and entries of ledgers ask for. */
import type { RedemptionMethod } from '@gdd/schema/ledger';
import { ObjectType } from 'type-graphql';
import { day, decimal, field, id, int, text } from '../schema/fields.js';
import { RedemptionMethodEnum } from '../schema/redemptionMethod.js';

@ObjectType({ description: 'An undoing that was asked for: how much it takes back.', simpleResolvers: true })
export class ApprovalUndoRequest {
  @int('Tyres that it changes.') tires: number;
  @int('Sale lines that it changes.') lines: number;
}

@ObjectType({
  description: 'An import that was asked for: how much it takes from existing lines.',
  simpleResolvers: true,
})
export class ApprovalCorrectionRequest {
  @int('The tyres that its rows change in existing lines, as absolute values.') tires: number;
  @int('The lines that they change.') lines: number;
}

@ObjectType({ description: 'An adjustment, or the reversal of one, that was asked for.', simpleResolvers: true })
export class ApprovalAdjustmentRequest {
  @day('Its day; of a reversal that of the adjustment.') day: string;
  @decimal('How much, in EUR, with its sign.') amount: string;
  @text('Its reason, which the dealer reads.') reason: string;
  @id.orNull('The number of the dispute that it answers.') disputeId: number | null;
  @id.orNull('For a reversal: the id of the adjustment that it takes back.') reversesId: number | null;
}

@ObjectType({ description: 'A redemption by hand, or the reversal of one, that was asked for.', simpleResolvers: true })
export class ApprovalRedemptionRequest {
  @day('Its day; of a reversal that of the redemption.') day: string;
  @decimal('How much, in EUR, above 0.') amount: string;
  @text.orNull('What for; of a reversal its reason, which the dealer reads.') reason: string | null;

  @field.orNull(() => RedemptionMethodEnum, 'How it is paid; null where nobody says so.')
  method: RedemptionMethod | null;

  @id.orNull('For a reversal: the id of the redemption that it takes back.') reversesId: number | null;
}
