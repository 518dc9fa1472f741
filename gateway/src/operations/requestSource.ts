import { bearerToken } from '@gdd/schema/session';
import type { FastifyRequest } from 'fastify';
import type { Mode } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import { bearerOf } from '../web/requests/requestIdentity.js';
import { untrusted, type RequestChannel } from '../access/requestChannel.js';
import type { TrustedDocument, TrustedDocuments } from './trustedDocuments.js';

/** A request by its credentials and document. */
interface RequestSource {
  readonly channel: RequestChannel;
  /** The document that the request names by its hash. */
  readonly trusted?: TrustedDocument;
}

/**
 * The channel of a request to /graphql, and the trusted document that it names
 * (docs/decisions/0007-channels-and-trusted-documents.md).
 *
 * @throws GatewayError where it names a document by a hash alone that nobody knows, a tab older than the portal, and
 *   where anything but a personal token comes with a free document in production; UNAUTHENTICATED where its bearer
 *   has no form of a token, but for the share pages, whose callers are strangers
 */
export function requestSourceOf(
  request: FastifyRequest,
  { mode, documents }: { readonly mode: Mode; readonly documents: TrustedDocuments },
): RequestSource {
  const { query, extensions } = recordOf(request.body);
  const hash = recordOf(recordOf(extensions)['persistedQuery'])['sha256Hash'];
  const trusted = typeof hash === 'string' ? documents.find(hash) : undefined;
  const isStranger = trusted?.channel === 'share';
  if (!isStranger && bearerToken(request.headers.authorization) === null)
    throw new GatewayError('UNAUTHENTICATED', { reason: 'tokenMalformed' });
  if (trusted) return { channel: trusted.channel, trusted };
  if (hash !== undefined && query === undefined)
    throw new GatewayError('BAD_USER_INPUT', { reason: 'unknownDocument' });
  const bearer = bearerOf(request);
  if (bearer?.isPersonal || bearer?.isService) return { channel: 'analyst' };
  if (mode !== 'production') return { channel: 'open' };
  // neither a session nor none says who wrote the document: it is not even read
  throw untrusted();
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The source of a request to /graphql. */
    source: RequestSource;
  }
}

/** The body of a request as Apollo's pipeline takes it: with the document's text instead of its hash. */
export function withText(body: unknown, text: string | undefined): unknown {
  const { persistedQuery: hash, ...extensions } = recordOf(recordOf(body)['extensions']);
  return hash === undefined ? body : { ...recordOf(body), extensions, ...(text !== undefined && { query: text }) };
}
