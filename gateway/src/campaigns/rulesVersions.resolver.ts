import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Input, PathId, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => [RulesVersion], rest.campaignRules)
  @TypicalRows(3)
  async campaignRules(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<RulesVersion[]> {
    return (await upstream.call(rest.campaignRules, { path: { id: campaignId } })).data.versions;
  }

  @RestQuery(() => RulesPreviewDealerPage, rest.rulesPreviewDealers)
  async rulesPreviewDealers(
    @PathId('preview') id: number,
    @Input(RulesPreviewDealerTableInput, 'The state of the table.') input: RulesPreviewDealerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<RulesPreviewDealerPage> {
    const call = { path: { id }, body: rulesPreviewDealerState(input) };
    return (await upstream.call(rest.rulesPreviewDealers, call)).data;
  }

  @RestQuery(() => FileTicket, rest.exportRulesPreview)
  rulesPreviewFile(
    @PathId('preview') id: number,
    @Input(RulesPreviewDealersFileInput, 'The filter, order and format of the file.')
    input: RulesPreviewDealersFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportRulesPreview, {
      path: { id },
      body: tableFileBody(input, rulesPreviewDealerState),
    });
  }

  @RestMutation(() => RulesPreview, rest.previewRules)
  async previewRules(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Input(RulesPreviewInput, 'The rules as they would be.') input: RulesPreviewInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<RulesPreview> {
    const call = { path: { id: campaignId }, body: rulesPreviewBody(input) };
    return (await upstream.call(rest.previewRules, call)).data.preview;
  }
}
