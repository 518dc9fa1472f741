import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { getSmsConsent, setSmsConsent } from '../upstream/endpoints.generated.js';
import { SmsConsent } from './consent.types.js';

@Resolver()
export class ConsentResolver {
  @Query(() => SmsConsent, { nullable: true, description: 'Whether the own member agreed to SMS messages.' })
  @Rest(getSmsConsent)
  async smsConsent(@Ctx() { upstream }: GatewayContext): Promise<SmsConsent> {
    return (await upstream.call(getSmsConsent, {})).data.consent;
  }

  @Mutation(() => SmsConsent, { description: 'Agrees to SMS messages, or no longer.' })
  @Rest(setSmsConsent)
  async setSmsConsent(
    @Arg('given', () => Boolean, { description: 'Whether the member agrees.' }) given: boolean,
    @Arg('version', () => String, { description: 'The version of the notice that was read; an old one is refused.' })
    version: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SmsConsent> {
    return (await upstream.call(setSmsConsent, { body: { given, version } })).data.consent;
  }
}
