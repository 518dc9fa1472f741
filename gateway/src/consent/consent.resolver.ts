import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { FlagArg, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { SmsConsent } from './consent.types.js';

@Resolver()
export class ConsentResolver {
  @RestQuery(() => SmsConsent, rest.getSmsConsent)
  async smsConsent(@Upstream() upstream: UpstreamRequest): Promise<SmsConsent> {
    return (await upstream.call(rest.getSmsConsent, {})).data.consent;
  }

  @RestMutation(() => SmsConsent, rest.setSmsConsent)
  async setSmsConsent(
    @FlagArg('given', 'Whether the member agrees.') given: boolean,
    @TextArg('version', 'The version of the notice that was read; an old one is refused.') version: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SmsConsent> {
    return (await upstream.call(rest.setSmsConsent, { body: { given, version } })).data.consent;
  }
}
