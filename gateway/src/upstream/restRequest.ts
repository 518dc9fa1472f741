/** The HTTP request of the REST service for a call of one of its endpoints. */
import { GatewayError } from '../errors/gatewayError.js';
import type { CallTrace } from './call.js';
import type { CallInput, Endpoint } from './endpoint.js';
import { graphqlName } from './response.js';
import type { HttpRequest } from './send.js';

/** Characters of a path with its query at most: the whole head of a request may have 16 KB. */
const maxPathLength = 8_000;

/** The identity of a request to the gateway, as it is sent to the REST service. */
export interface RequestIdentity {
  readonly requestId: string;
  /** The caller's own bearer: the REST service decides every call by it. */
  readonly token?: string;
  readonly clientAddress: string;
  /** The browser's, by which a sign-in knows the kind of its device. */
  readonly userAgent?: string;
  readonly traceparent?: string;
  /** Makes a span of each call, where requests are traced. */
  readonly trace?: CallTrace;
}

/** The input of a call, whatever its endpoint takes. */
export type AnyInput = Partial<
  CallInput<Readonly<Record<string, string | number>>, Readonly<Record<string, string | number | undefined>>, unknown>
>;

/**
 * The request of a call.
 *
 * @param base the path prefix of all endpoints, and the headers of the caller's identity
 * @throws GatewayError for an input that is too long for a path, or not valid in a path or a header
 */
export function requestOf(
  endpoint: Endpoint,
  { path, query, body, idempotencyKey }: AnyInput,
  base: { readonly prefix: string; readonly headers: HttpRequest['headers'] },
): HttpRequest {
  const target = `${base.prefix}${pathOf(endpoint, path)}${queryString(query)}`;
  if (target.length > maxPathLength) throw refused(endpoint.fields, longestOf(query), 'tooLong');
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
  const headers = {
    ...base.headers,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = { method: endpoint.method, path: target, headers };
  return body === undefined ? request : { ...request, body: JSON.stringify(body) };
}

/** The headers that identify the caller and its request. */
export function headersOf(identity: RequestIdentity): HttpRequest['headers'] {
  const { requestId, token, clientAddress, userAgent, traceparent } = identity;
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    'x-forwarded-for': clientAddress,
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(traceparent !== undefined && { traceparent }),
  };
}

/** How many ids a call of a batch endpoint requests. */
export function batchSizeOf({ batchedBy }: Endpoint, { query }: AnyInput): number | undefined {
  const ids = batchedBy === undefined ? undefined : query?.[batchedBy];
  return ids === undefined ? undefined : String(ids).split(',').length;
}

/** The name of the longest query parameter. */
function longestOf(query: AnyInput['query'] = {}): string | undefined {
  const lengthOf = (value: string | number | undefined = '') => String(value).length;
  const [longest] = Object.entries(query).sort(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  return longest?.[0];
}

/** @param name of the parameter that the input is refused for */
function refused(fields: Endpoint['fields'], name: string | undefined, reason: 'tooLong' | 'invalid'): GatewayError {
  const field = name && graphqlName(fields, name);
  return new GatewayError('BAD_USER_INPUT', field === undefined ? {} : { fields: { [field]: reason } });
}

/** A lone surrogate: valid in a JavaScript string, but not encodable as UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

/** The path of an endpoint with its parameters filled in. */
function pathOf({ path, fields }: Endpoint, parameters: AnyInput['path']): string {
  if (parameters === undefined) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    // empty or dot segments would make the path that of another endpoint; encodeURIComponent throws on a lone surrogate
    if (['', '.', '..'].includes(value) || loneSurrogate.test(value)) throw refused(fields, name, 'invalid');
    return encodeURIComponent(value);
  });
}

function queryString(query: Readonly<Record<string, string | number | undefined>> | undefined): string {
  if (query === undefined) return '';
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** A key has only visible ASCII characters: others are not valid in a header. */
function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return;
  throw new GatewayError('BAD_USER_INPUT', { fields: { idempotencyKey: 'invalid' } });
}
