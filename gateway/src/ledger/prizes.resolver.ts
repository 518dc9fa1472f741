import type { ExportFormat } from '@gdd/schema/campaigns';
import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { FormatArg, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { DealerPrizes } from './prizes.types.js';

/** The prizes of a dealer over all campaigns. */
@Resolver()
export class DealerPrizesResolver {
  @RestQuery(() => DealerPrizes, rest.dealerPrizes)
  async dealerPrizes(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerPrizes> {
    return (await upstream.call(rest.dealerPrizes, { path: { id: dealerId } })).data.prizes;
  }

  @RestQuery(() => FileTicket, rest.exportDealerPrizes)
  dealerPrizesFile(
    @PathId('dealer', 'dealerId') dealerId: number,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportDealerPrizes, { path: { id: dealerId }, body: { format } });
  }
}
