import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType({
  description: 'Whether the own member agreed to SMS messages: voluntary, revocable, a condition for nothing.',
  simpleResolvers: true,
})
export class SmsConsent {
  @Field(() => Boolean, { nullable: true, description: 'The newest answer; null: not asked yet.' })
  given: boolean | null;

  @Field(() => String, { description: 'The version of the notice that holds now; an answer names it.' })
  version: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was answered; null before.' })
  decidedAt: string | null;

  @Field(() => String, { description: 'The mailbox for requests about personal data.' })
  contactEmail: string;
}
