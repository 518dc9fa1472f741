import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { getSettlementSettings, updateSettlementSettings } from '../upstream/endpoints.generated.js';
import { settingsBody, SettlementSettingsInput } from './settings.inputs.js';
import { SettlementSettings } from './settings.types.js';

/** Tax and issuer of the documents of settlements. */
@Resolver()
export class SettlementSettingsResolver {
  @Query(() => SettlementSettings, { nullable: true, description: 'The settings of settlements.' })
  @Rest(getSettlementSettings)
  async settlementSettings(@Ctx() { upstream }: GatewayContext): Promise<SettlementSettings> {
    return (await upstream.call(getSettlementSettings, {})).data.settings;
  }

  @Mutation(() => SettlementSettings, {
    description: 'Changes the settings of settlements; documents that were made stay as they are.',
  })
  @Rest(updateSettlementSettings)
  async updateSettlementSettings(
    @Arg('input', () => SettlementSettingsInput, { description: 'All the settings.' }) input: SettlementSettingsInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementSettings> {
    return (await upstream.call(updateSettlementSettings, { body: settingsBody(input) })).data.settings;
  }
}
