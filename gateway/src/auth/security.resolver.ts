import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Input, Upstream } from '../schema/arguments.js';
import { given } from '../schema/given.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { SecuritySettings, SecuritySettingsInput } from './security.types.js';

/** Who has to have a second factor. */
@Resolver()
export class SecurityResolver {
  @RestQuery(() => SecuritySettings, rest.getSecuritySettings)
  async securitySettings(@Upstream() upstream: UpstreamRequest): Promise<SecuritySettings> {
    return (await upstream.call(rest.getSecuritySettings, {})).data.settings;
  }

  @RestMutation(() => SecuritySettings, rest.updateSecuritySettings)
  async updateSecuritySettings(
    @Input(SecuritySettingsInput, 'All of it.') { version, secondFactor, graceDays }: SecuritySettingsInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SecuritySettings> {
    const body = { secondFactor, graceDays, ...given({ version }) };
    return (await upstream.call(rest.updateSecuritySettings, { body })).data.settings;
  }
}
