import type { ConsentSource } from '@gdd/schema/consent';
import { ObjectType } from 'type-graphql';
import { field, flag, id, instant, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { ConsentSourceEnum } from './consent.inputs.js';

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

@ObjectType({ description: 'A decision in the register of consents to SMS messages.', simpleResolvers: true })
export class ConsentEntry {
  @id('The number of the decision.') id: number;
  @id('The number of the dealer.') dealerId: number;
  @text('The code of the dealer.') code: string;
  @text('The name of its business.') businessName: string;
  @text('The name of the user that decided.') decidedBy: string;
  @flag('Whether the dealer agreed; false: declined or withdrawn.') given: boolean;
  @text('The version of the notice that was shown.') version: string;
  @instant('When.') decidedAt: string;
  @field.orNull(() => ConsentSourceEnum, 'Where; null from before this was kept.') source: ConsentSource | null;
  @flag('Whether it is the newest decision of the dealer.') holds: boolean;
}

@ObjectType({ description: 'A page of the register of consents.', simpleResolvers: true })
export class ConsentEntryPage extends pageClassOf(() => ConsentEntry) {}
