import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Input, PathId, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { ComparedDealersFileInput, comparedDealerState, ComparedDealerTableInput } from './comparisons.inputs.js';
import { CampaignComparison, ComparedDealerPage } from './comparisons.types.js';

/** Two campaigns compared. */
@Resolver()
export class ComparisonsResolver {
  @RestQuery(() => CampaignComparison, rest.campaignComparison)
  async campaignComparison(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('campaign to compare with', 'otherId') otherId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignComparison> {
    return (await upstream.call(rest.campaignComparison, { path: { id: campaignId, otherId } })).data.comparison;
  }

  @RestQuery(() => ComparedDealerPage, rest.comparedDealers)
  async comparedDealers(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('campaign to compare with', 'otherId') otherId: number,
    @Input(ComparedDealerTableInput, 'The state of the table.') input: ComparedDealerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ComparedDealerPage> {
    const call = { path: { id: campaignId, otherId }, body: comparedDealerState(input) };
    return (await upstream.call(rest.comparedDealers, call)).data;
  }

  @RestQuery(() => FileTicket, rest.exportComparedDealers)
  comparedDealersFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('campaign to compare with', 'otherId') otherId: number,
    @Input(ComparedDealersFileInput, 'The filter, order and format of the file.') input: ComparedDealersFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportComparedDealers, {
      path: { id: campaignId, otherId },
      body: tableFileBody(input, comparedDealerState),
    });
  }
}
