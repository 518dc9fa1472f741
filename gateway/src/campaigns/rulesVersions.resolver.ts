import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  campaignRules,
  exportRulesPreview,
  previewRules,
  rulesPreviewDealers,
} from '../upstream/endpoints.generated.js';
import {
  rulesPreviewBody,
  RulesPreviewDealersFileInput,
  rulesPreviewDealerState,
  RulesPreviewDealerTableInput,
  RulesPreviewInput,
} from './rulesVersions.inputs.js';
import { RulesPreview, RulesPreviewDealerPage, RulesVersion } from './rulesVersions.types.js';

/** The versions of the rules of campaigns, and previews of their changes. */
@Resolver()
export class RulesVersionsResolver {
  @Query(() => [RulesVersion], {
    nullable: true,
    description: "The versions of a campaign's rules, the newest first; a draft has none yet.",
  })
  @Rest(campaignRules)
  @TypicalRows(3)
  async campaignRules(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<RulesVersion[]> {
    return (await upstream.call(campaignRules, { path: { id: pathId(campaignId) } })).data.versions;
  }

  @Query(() => RulesPreviewDealerPage, {
    nullable: true,
    description: 'A page of the dealers of a preview of rules, each with its prizes before and after.',
  })
  @Rest(rulesPreviewDealers)
  async rulesPreviewDealers(
    @Arg('id', () => ID, { description: 'The number of the preview.' }) id: string,
    @Arg('input', () => RulesPreviewDealerTableInput, { description: 'The state of the table.' })
    input: RulesPreviewDealerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<RulesPreviewDealerPage> {
    const call = { path: { id: pathId(id) }, body: rulesPreviewDealerState(input) };
    return (await upstream.call(rulesPreviewDealers, call)).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All dealers of a preview of rules as a file.' })
  @Rest(exportRulesPreview)
  rulesPreviewFile(
    @Arg('id', () => ID, { description: 'The number of the preview.' }) id: string,
    @Arg('input', () => RulesPreviewDealersFileInput, { description: 'Which, in which order and format.' })
    input: RulesPreviewDealersFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportRulesPreview, {
      path: { id: pathId(id) },
      body: tableFileBody(input, rulesPreviewDealerState),
    });
  }

  @Mutation(() => RulesPreview, {
    description: 'Tells what a change of rules would do to the prizes; the campaign stays as it is.',
  })
  @Rest(previewRules)
  async previewRules(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('input', () => RulesPreviewInput, { description: 'The rules as they would be.' }) input: RulesPreviewInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<RulesPreview> {
    const call = { path: { id: pathId(campaignId) }, body: rulesPreviewBody(input) };
    return (await upstream.call(previewRules, call)).data.preview;
  }
}
