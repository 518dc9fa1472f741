import type { BodyOf, FileRoute } from '../upstream/endpoint.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { issueFileTicket } from '../upstream/endpoints.generated.js';
import { fileTicketOf, type FileTicket } from './files.types.js';

type TicketRequest = BodyOf<'/file-tickets', 'POST'>;

/** The input of a file route; its own type says which parts each takes. */
interface FileInput {
  readonly path?: TicketRequest['params'];
  readonly query?: TicketRequest['query'];
  readonly body?: TicketRequest['body'];
}

/**
 * Requests a ticket to the file of a route. The REST service checks the access to that route now, and again when the
 * ticket is used.
 *
 * @param input the route's path parameters, query and body, as far as it has them
 */
export async function fileTicket<A extends FileInput>(
  upstream: UpstreamRequest,
  route: FileRoute<A>,
  input: A,
): Promise<FileTicket> {
  const { path: params = {}, query, body } = input;
  const request = { route: route.operation, params, ...(query && { query }), ...(body && { body }) };
  const endpoint = { ...issueFileTicket, fields: route.fields, cost: route.cost ?? issueFileTicket.cost };
  return fileTicketOf((await upstream.call(endpoint, { body: request })).data);
}
