import DataLoader from 'dataloader';
import { fileTicketOf, type FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { coverTickets, imageTickets } from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';

type TicketById = DataLoader<number, FileTicket | null>;

/**
 * Tickets to the covers of contents by content id: one call for up to 100 ids; null where the caller may not read one.
 */
export function coverTicketByContentIdLoader(upstream: UpstreamRequest): TicketById {
  return ticketLoader(upstream, coverTickets);
}

/** Tickets to the images of texts by image id: one call for up to 100 ids; null where the caller may not read one. */
export function imageTicketByIdLoader(upstream: UpstreamRequest): TicketById {
  return ticketLoader(upstream, imageTickets);
}

function ticketLoader(upstream: UpstreamRequest, endpoint: typeof coverTickets | typeof imageTickets): TicketById {
  const loader: TicketById = new DataLoader(
    async (ids) => {
      const { tickets } = (await upstream.call(endpoint, { query: { ids: ids.join(',') } })).data;
      const byId = new Map(tickets.map(({ id, ticket }) => [id, fileTicketOf(ticket)]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: idsPerCall },
  );
  upstream.onInvalidated(() => loader.clearAll());
  return loader;
}
