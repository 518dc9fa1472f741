import {
  errorReasons,
  errorStatus,
  fieldReasons,
  type ErrorCode,
  type ErrorReason,
  type FieldReason,
} from '@gdd/schema/errors';
import { importObstacleKinds, namedObstacles, type ImportObstacleKind } from '@gdd/schema/imports';
import { permissions } from '@gdd/schema/permissions';
import { documentDeliveries, documentPayments } from '@gdd/schema/settlements';
import { GatewayError } from '../errors/gatewayError.js';
import type { ErrorDetails } from '../errors/sentences.js';
import type { Outcome } from './resilience/breaker.js';
import type { Endpoint } from './endpoint.js';
import { SendError, type HttpResponse } from './send.js';
import { isRecord } from './record.js';

/** Seconds. */
const longestRetryAfter = 86_400;

/** The properties of an endpoint that decide how its errors are reported. */
type Refused = Pick<Endpoint, 'effect' | 'fields'>;

/**
 * Reads the response of an endpoint.
 *
 * @returns the JSON of the response
 * @throws GatewayError of the closed list: the service's own error with its public details, or UPSTREAM_* if the
 *   response is not one of the REST service. Texts, headers and addresses of the response are never passed on.
 */
export function readResponse<A>(endpoint: Endpoint<never, A>, response: HttpResponse): A {
  const json = parsed(response.body);
  if (response.status >= 200 && response.status < 300) {
    if (endpoint.recognises(json, response.status)) return json;
    throw noValidResponse(endpoint, 'UPSTREAM_INVALID');
  }
  throw refused(endpoint, response);
}

/** The error of an unsuccessful response. */
export function refused(endpoint: Refused, response: HttpResponse): GatewayError {
  return refusal(endpoint, response, parsed(response.body)) ?? proxyError(endpoint, response);
}

/** The error of an unsuccessful response to HEAD, which has no body, by its status. */
export function refusedByStatus(endpoint: Refused, response: HttpResponse): GatewayError {
  const isOwn = (code: string) => isErrorCode(code) && errorStatus[code] === response.status;
  const code = response.status < 500 ? Object.keys(errorStatus).find(isOwn) : undefined;
  return isErrorCode(code) ? new GatewayError(code, details(endpoint, response, {})) : proxyError(endpoint, response);
}

/** Statuses with which a proxy responds in place of a replica that it cannot reach. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a response was made by a proxy in place of a replica, and not by the service itself. */
export function isFromProxy({ status, body }: Pick<HttpResponse, 'status' | 'body'>): boolean {
  return proxyStatuses.has(status) && serviceError(parsed(body)) === undefined;
}

/**
 * What a response says about the state of the service. Status 5xx is a failure, except the service's own
 * INTERNAL_SERVER_ERROR, a bug that affects one request. A proxy's response concerns only one replica: unknown.
 */
export function outcomeOf(response: Pick<HttpResponse, 'status' | 'body'>): Outcome {
  if (response.status < 500) return 'success';
  if (isFromProxy(response)) return 'unknown';
  return serviceError(parsed(response.body))?.['code'] === 'INTERNAL_SERVER_ERROR' ? 'success' : 'failure';
}

/** The error of a request without a response; a write that may have been done has reason outcomeUnknown. */
export function noResponse(endpoint: Refused, error: SendError): GatewayError {
  const code = {
    connection: 'UPSTREAM_UNAVAILABLE',
    aborted: 'UPSTREAM_TIMEOUT',
    tooLarge: 'UPSTREAM_INVALID',
  } as const;
  return error.sent ? noValidResponse(endpoint, code[error.failure]) : new GatewayError(code[error.failure]);
}

/** The JSON of a body; undefined if it is not valid. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function noValidResponse(endpoint: Refused, code: ErrorCode): GatewayError {
  return new GatewayError(code, endpoint.effect === 'write' ? { reason: 'outcomeUnknown' } : {});
}

/** The error in the service's own error body; undefined if there is none that fits the status. */
function refusal(endpoint: Refused, response: HttpResponse, json: unknown): GatewayError | undefined {
  const error = serviceError(json);
  if (!error || !isErrorCode(error['code'])) return undefined;
  const sameClass = Math.floor(errorStatus[error['code']] / 100) === Math.floor(response.status / 100);
  return sameClass ? new GatewayError(error['code'], details(endpoint, response, error)) : undefined;
}

/** The `error` of an error body in the service's own form. */
function serviceError(json: unknown): Record<string, unknown> | undefined {
  const error = isRecord(json) && json['success'] === false ? json['error'] : undefined;
  return isRecord(error) ? error : undefined;
}

/** The error for a status that does not come from the service itself, but from a proxy in between. */
function proxyError(endpoint: Refused, response: HttpResponse): GatewayError {
  const { status } = response;
  if (status === 429) return new GatewayError('RATE_LIMITED', retryAfter(response.headers['retry-after']));
  if (status === 413) return new GatewayError('PAYLOAD_TOO_LARGE');
  if (status === 408 || status === 504) return noValidResponse(endpoint, 'UPSTREAM_TIMEOUT');
  return noValidResponse(endpoint, status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_INVALID');
}

function details(endpoint: Refused, response: HttpResponse, error: Record<string, unknown>): ErrorDetails {
  const fields = fieldsOf(endpoint, error['fields']);
  const needed = permissions.filter(
    (each) => Array.isArray(error['permissions']) && error['permissions'].includes(each),
  );
  const { currentVersion: version, currentGoalThreshold: goal } = error;
  return {
    ...(isErrorReason(error['reason']) && { reason: error['reason'] }),
    ...(fields && { fields }),
    ...retryAfter(error['retryAfter'] ?? response.headers['retry-after']),
    ...(needed.length > 0 && { permissions: needed }),
    ...(Number.isSafeInteger(version) && { currentVersion: Number(version) }),
    ...(Number.isSafeInteger(goal) && { currentGoalThreshold: Number(goal) }),
    ...obstaclesOf(error['obstacles'], error['obstacleCount']),
    ...documentStateOf(error['documentState']),
  };
}

function fieldsOf(endpoint: Refused, value: unknown): Record<string, FieldReason> | undefined {
  if (!isRecord(value)) return undefined;
  const known = Object.entries(value).flatMap(([field, reason]) => {
    const name = graphqlName(endpoint.fields, field);
    return name !== undefined && isFieldReason(reason) ? [[name, reason] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * The name of an endpoint's input field in GraphQL. `*` in a name stands for the index of an item:
 * `tiers.1.rate` matches `tiers.*.rate`. A nested field without its own name takes that of its parent: `roles.0` is
 * `roles`.
 */
export function graphqlName(fields: Endpoint['fields'], field: string): string | undefined {
  const pattern = field.replace(/\.\d+(?=\.|$)/g, '.*');
  const name = Object.hasOwn(fields, pattern) ? fields[pattern] : undefined;
  if (name !== undefined) {
    const items = field.match(/\d+(?=\.|$)/g) ?? [];
    return name.replaceAll('*', () => items.shift() ?? '*');
  }
  const outer = field.replace(/\.[^.]*$/, '');
  return outer === field ? undefined : graphqlName(fields, outer);
}

/** Characters of an obstacle's name at most. */
const longestName = 1000;

/** The obstacles to undoing an import. */
function obstaclesOf(value: unknown, count: unknown): ErrorDetails {
  if (!Array.isArray(value) || !Number.isSafeInteger(count)) return {};
  const obstacles = value.flatMap((each: unknown) => {
    if (!isRecord(each)) return [];
    const { kind, text, id } = each;
    if (!isObstacleKind(kind) || typeof text !== 'string' || text.length > longestName) return [];
    if (id !== null && !Number.isSafeInteger(id)) return [];
    return [{ kind, text, id: id === null ? null : Number(id) }];
  });
  return { obstacles: obstacles.slice(0, namedObstacles), obstacleCount: Number(count) };
}

/** The states of a document that forbid what was asked. */
function documentStateOf(value: unknown): ErrorDetails {
  if (!isRecord(value)) return {};
  const delivery = documentDeliveries.find((each) => each === value['delivery']) ?? null;
  const payment = documentPayments.find((each) => each === value['payment']) ?? null;
  if (delivery === null && payment === null) return {};
  return { documentState: { delivery, payment, isAnswered: value['isAnswered'] === true } };
}

function isObstacleKind(value: unknown): value is ImportObstacleKind {
  return (importObstacleKinds as readonly unknown[]).includes(value);
}

function retryAfter(value: unknown): ErrorDetails {
  const seconds = Number(value ?? Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 ? { retryAfter: Math.min(seconds, longestRetryAfter) } : {};
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

function isErrorReason(value: unknown): value is ErrorReason {
  return (errorReasons as readonly unknown[]).includes(value);
}

function isFieldReason(value: unknown): value is FieldReason {
  return (fieldReasons as readonly unknown[]).includes(value);
}
