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
import { GatewayError } from '../errors/gatewayError.js';
import type { ErrorDetails } from '../errors/sentences.js';
import type { Outcome } from './resilience/breaker.js';
import type { Endpoint } from './endpoint.js';
import { SendError, type HttpResponse } from './send.js';
import { isRecord } from './record.js';

const longestRetryAfter = 86_400;

/** The part of an endpoint that decides how its refusals are reported. */
type Refused = Pick<Endpoint, 'effect' | 'fields'>;

/**
 * Reads the response of an endpoint.
 *
 * @returns the JSON that was asked for
 * @throws GatewayError of the closed list: the service's own refusal with its public details, or UPSTREAM_* where
 *   the response is not one of the REST service. Of the response's text, headers and address nothing gets through.
 */
export function readResponse<A>(endpoint: Endpoint<never, A>, response: HttpResponse): A {
  const json = parsed(response.body);
  if (response.status >= 200 && response.status < 300) {
    if (endpoint.recognises(json, response.status)) return json;
    throw lost(endpoint, 'UPSTREAM_INVALID');
  }
  throw refused(endpoint, response);
}

/** The refusal in a response that is not the one asked for. */
export function refused(endpoint: Refused, response: HttpResponse): GatewayError {
  return refusal(endpoint, response, parsed(response.body)) ?? fault(endpoint, response);
}

/** The refusal in a response to HEAD, which has no body: its status says all of it. */
export function refusedByStatus(endpoint: Refused, response: HttpResponse): GatewayError {
  const isOwn = (code: string) => isErrorCode(code) && errorStatus[code] === response.status;
  const code = response.status < 500 ? Object.keys(errorStatus).find(isOwn) : undefined;
  return isErrorCode(code) ? new GatewayError(code, details(endpoint, response, {})) : fault(endpoint, response);
}

/** Statuses with which a front answers in the place of a replica that it cannot reach. */
const statusesOfFronts: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a response is that of a front in the place of a replica, and not the service's own. */
export function isOfFront({ status, body }: Pick<HttpResponse, 'status' | 'body'>): boolean {
  return statusesOfFronts.has(status) && serviceError(parsed(body)) === undefined;
}

/**
 * The state of the service by a response. A status 5xx is a failure, but for the service's own error that this one request
 * met a fault of its code, which says nothing of the others; the response of a front is about one replica alone.
 */
export function outcomeOf(response: Pick<HttpResponse, 'status' | 'body'>): Outcome {
  if (response.status < 500) return 'success';
  if (isOfFront(response)) return 'unknown';
  return serviceError(parsed(response.body))?.['code'] === 'INTERNAL_SERVER_ERROR' ? 'success' : 'failure';
}

/** The error of a request without a response. A write that may have been done is never called failed. */
export function noResponse(endpoint: Refused, error: SendError): GatewayError {
  const code = {
    connection: 'UPSTREAM_UNAVAILABLE',
    aborted: 'UPSTREAM_TIMEOUT',
    tooLarge: 'UPSTREAM_INVALID',
  } as const;
  return error.sent ? lost(endpoint, code[error.failure]) : new GatewayError(code[error.failure]);
}

/** The JSON of a body, or undefined where it is none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function lost(endpoint: Refused, code: ErrorCode): GatewayError {
  return new GatewayError(code, endpoint.effect === 'write' ? { reason: 'outcomeUnknown' } : {});
}

/** The refusal in the service's own error body, or undefined where the response has none that fits its status. */
function refusal(endpoint: Refused, response: HttpResponse, json: unknown): GatewayError | undefined {
  const error = serviceError(json);
  if (!error || !isErrorCode(error['code'])) return undefined;
  const sameClass = Math.floor(errorStatus[error['code']] / 100) === Math.floor(response.status / 100);
  return sameClass ? new GatewayError(error['code'], details(endpoint, response, error)) : undefined;
}

/** The error in a refusal of the service's own form. */
function serviceError(json: unknown): Record<string, unknown> | undefined {
  const error = isRecord(json) && json['success'] === false ? json['error'] : undefined;
  return isRecord(error) ? error : undefined;
}

/** The meaning of an error status that is not the service's own: that of something between it and the gateway. */
function fault(endpoint: Refused, response: HttpResponse): GatewayError {
  const { status } = response;
  if (status === 429) return new GatewayError('RATE_LIMITED', retryAfter(response.headers['retry-after']));
  if (status === 413) return new GatewayError('PAYLOAD_TOO_LARGE');
  if (status === 408 || status === 504) return lost(endpoint, 'UPSTREAM_TIMEOUT');
  return lost(endpoint, status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_INVALID');
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
 * The name of an endpoint's input field in GraphQL. `*` in a name stands for the number of an item:
 * `tiers.1.rate` is named by `tiers.*.rate`. What is inside a named field and has no name of its own belongs to it:
 * `roles.0` is `roles`.
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

/** A name may be as long as a file's. */
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
