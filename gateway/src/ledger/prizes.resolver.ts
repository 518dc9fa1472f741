import type { ExportFormat } from '@gdd/schema/campaigns';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import { dealerPrizes, exportDealerPrizes } from '../upstream/endpoints.generated.js';
import { DealerPrizes } from './prizes.types.js';

/** The prizes of a dealer over all campaigns. */
@Resolver()
export class DealerPrizesResolver {
  @Query(() => DealerPrizes, {
    nullable: true,
    description: 'The prizes of a dealer: what was accumulated, spent, paid and is left, in parts that add up.',
  })
  @Rest(dealerPrizes)
  async dealerPrizes(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerPrizes> {
    return (await upstream.call(dealerPrizes, { path: { id: pathId(dealerId) } })).data.prizes;
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The prizes of a dealer by campaign as a file, whose columns add up to the sums of all campaigns.',
  })
  @Rest(exportDealerPrizes)
  dealerPrizesFile(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportDealerPrizes, { path: { id: pathId(dealerId) }, body: { format } });
  }
}
