import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Input, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { settingsBody, SettlementSettingsInput } from './settings.inputs.js';
import { SettlementSettings } from './settings.types.js';

/** Tax and issuer of the documents of settlements. */
@Resolver()
export class SettlementSettingsResolver {
  @RestQuery(() => SettlementSettings, rest.getSettlementSettings)
  async settlementSettings(@Upstream() upstream: UpstreamRequest): Promise<SettlementSettings> {
    return (await upstream.call(rest.getSettlementSettings, {})).data.settings;
  }

  @RestMutation(() => SettlementSettings, rest.updateSettlementSettings)
  async updateSettlementSettings(
    @Input(SettlementSettingsInput, 'All the settings.') input: SettlementSettingsInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementSettings> {
    return (await upstream.call(rest.updateSettlementSettings, { body: settingsBody(input) })).data.settings;
  }
}
