import type { FileRoute } from '../upstream/endpoint.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { issueFileTicket } from './files.endpoints.js';
import { fileTicketOf, type FileTicket } from './files.types.js';

/** What a file route takes: its path's parameters, and its body if it has one. */
type Asked<P, B> = B extends undefined ? { readonly path: P } : { readonly path: P; readonly body: B };

/**
 * Asks for a ticket to the file of a route. The REST service checks the access to that route now, and again when the
 * ticket is used.
 */
export async function fileTicket<P extends Readonly<Record<string, string | number>>, B>(
  upstream: UpstreamRequest,
  route: FileRoute<P, B>,
  asked: Asked<P, B>,
): Promise<FileTicket> {
  const { path: params, body } = asked as { readonly path: P; readonly body?: Record<string, unknown> };
  const question = { route: route.operation, params, ...(body && { body }) };
  return fileTicketOf((await upstream.call(issueFileTicket, { body: question })).data);
}
