import { ObjectType } from 'type-graphql';
import { flag, instant, text } from '../schema/fields.js';

@ObjectType({
  description: 'Whether the own member agreed to SMS messages: voluntary, revocable, a condition for nothing.',
  simpleResolvers: true,
})
export class SmsConsent {
  @flag.orNull('The newest answer; null: not asked yet.') given: boolean | null;
  @text('The version of the notice that holds now; an answer names it.') version: string;
  @instant.orNull('When it was answered; null before.') decidedAt: string | null;
  @text('The mailbox for requests about personal data.') contactEmail: string;
}
