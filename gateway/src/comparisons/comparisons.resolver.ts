import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import { campaignComparison, comparedDealers, exportComparedDealers } from '../upstream/endpoints.generated.js';
import { ComparedDealersFileInput, comparedDealerState, ComparedDealerTableInput } from './comparisons.inputs.js';
import { CampaignComparison, ComparedDealerPage } from './comparisons.types.js';

const ids = (campaignId: string, otherId: string) => ({ id: pathId(campaignId), otherId: pathId(otherId) });

/** Two campaigns compared. */
@Resolver()
export class ComparisonsResolver {
  @Query(() => CampaignComparison, { nullable: true, description: 'Two campaigns side by side.' })
  @Rest(campaignComparison)
  async campaignComparison(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('otherId', () => ID, { description: 'The number of the campaign to compare with.' }) otherId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignComparison> {
    return (await upstream.call(campaignComparison, { path: ids(campaignId, otherId) })).data.comparison;
  }

  @Query(() => ComparedDealerPage, {
    nullable: true,
    description: 'A page of the table of the dealers in two campaigns.',
  })
  @Rest(comparedDealers)
  async comparedDealers(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('otherId', () => ID, { description: 'The number of the campaign to compare with.' }) otherId: string,
    @Arg('input', () => ComparedDealerTableInput, { description: 'The state of the table.' })
    input: ComparedDealerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ComparedDealerPage> {
    const call = { path: ids(campaignId, otherId), body: comparedDealerState(input) };
    return (await upstream.call(comparedDealers, call)).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All dealers in two campaigns as a file.' })
  @Rest(exportComparedDealers)
  comparedDealersFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('otherId', () => ID, { description: 'The number of the campaign to compare with.' }) otherId: string,
    @Arg('input', () => ComparedDealersFileInput, { description: 'Which, in which order and format.' })
    input: ComparedDealersFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportComparedDealers, {
      path: ids(campaignId, otherId),
      body: tableFileBody(input, comparedDealerState),
    });
  }
}
