import type { RedemptionMethod } from '@gdd/schema/ledger';
import { Field, ID, ObjectType } from 'type-graphql';
import { Approval } from '../../approvals/approvals.types.js';
import { RedemptionMethodEnum } from '../../schema/redemptionMethod.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../schema/scalars.js';

@ObjectType({ description: 'A part of a prize that was spent.', simpleResolvers: true })
export class Redemption {
  @Field(() => ID, { description: 'The number of the redemption.' })
  id: number;

  @Field(() => DateScalar, { description: 'When it was spent.' })
  redeemedOn: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'The purpose.' })
  note: string | null;

  @Field(() => RedemptionMethodEnum, { nullable: true, description: 'How it was paid; null where nobody says so.' })
  method: RedemptionMethod | null;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  recordedAt: string;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null where the portal itself did.' })
  recordedBy: string | null;
}

@ObjectType({
  description: 'What has become of a redemption: one that is recorded, or a request.',
  simpleResolvers: true,
})
export class RedemptionOutcome {
  @Field(() => Redemption, {
    nullable: true,
    description: 'The redemption; null where a second person has to approve it.',
  })
  redemption: Redemption | null;

  @Field(() => Approval, { nullable: true, description: 'The request that a second person approves; null without.' })
  approval: Approval | null;
}
