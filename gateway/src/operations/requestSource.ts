import { bearerToken } from '@gdd/schema/session';
import type { FastifyRequest } from 'fastify';
import type { Mode } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import { bearerOf } from '../web/requests/requestIdentity.js';
import { untrusted, type RequestChannel } from '../access/requestChannel.js';
import type { TrustedDocument, TrustedDocuments } from './trustedDocuments.js';

/** The channel and the trusted document of a request. */
interface RequestSource {
  readonly channel: RequestChannel;
  /** The document that the request names by its hash. */
  readonly trusted?: TrustedDocument;
}

/**
 * The channel of a request to /graphql, and the trusted document that it names
 * (docs/decisions/0007-channels-and-trusted-documents.md).
 *
 * @throws GatewayError BAD_USER_INPUT for an unknown hash without a text, as an outdated tab sends it; FORBIDDEN for a
 *   free document in production without a personal or service token; UNAUTHENTICATED for a malformed bearer, except on
 *   the share pages, which ignore it
 */
export function requestSourceOf(
  request: FastifyRequest,
  { mode, documents }: { readonly mode: Mode; readonly documents: TrustedDocuments },
): RequestSource {
  const { query, extensions } = recordOf(request.body);
  const hash = recordOf(recordOf(extensions)['persistedQuery'])['sha256Hash'];
  const trusted = typeof hash === 'string' ? documents.find(hash) : undefined;
  const isShare = trusted?.channel === 'share';
  if (!isShare && bearerToken(request.headers.authorization) === null)
    throw new GatewayError('UNAUTHENTICATED', { reason: 'tokenMalformed' });
  if (trusted) return { channel: trusted.channel, trusted };
  if (hash !== undefined && query === undefined)
    throw new GatewayError('BAD_USER_INPUT', { reason: 'unknownDocument' });
  const bearer = bearerOf(request);
  if (bearer?.isPersonal || bearer?.isService) return { channel: 'analyst' };
  if (mode !== 'production') return { channel: 'open' };
  // free documents with a session or without a bearer are refused before they are parsed
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
