import type { RedemptionMethod } from '@gdd/schema/ledger';
import { ObjectType } from 'type-graphql';
import { Approval } from '../../approvals/approvals.types.js';
import { day, decimal, field, id, instant, text } from '../../schema/fields.js';
import { RedemptionMethodEnum } from '../../schema/redemptionMethod.js';

@ObjectType({ description: 'A part of a prize that was spent.', simpleResolvers: true })
export class Redemption {
  @id('The id of the redemption.') id: number;
  @day('When it was spent.') redeemedOn: string;
  @decimal('How much, in EUR.') amount: string;
  @text.orNull('The purpose.') note: string | null;

  @field.orNull(() => RedemptionMethodEnum, 'How it was paid; null where nobody says so.')
  method: RedemptionMethod | null;

  @instant('When it was recorded.') recordedAt: string;
  @text.orNull('Who recorded it; null where the portal itself did.') recordedBy: string | null;
}

@ObjectType({
  description: 'What has become of a redemption: one that is recorded, or a request.',
  simpleResolvers: true,
})
export class RedemptionOutcome {
  @field.orNull(() => Redemption, 'The redemption; null where a second person has to approve it.')
  redemption: Redemption | null;

  @field.orNull(() => Approval, 'The request that a second person approves; null without.') approval: Approval | null;
}
