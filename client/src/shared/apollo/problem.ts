import { errorStatus, fieldReasons, type ErrorCode, type ErrorReason, type FieldReason } from '@gdd/schema/errors';
import { importObstacleKinds, type ImportObstacle } from '@gdd/schema/imports';

/** The failure of a call: a code of the portal's closed list, with the details that a page reports. */
export interface Problem {
  readonly code: ErrorCode;
  readonly reason?: ErrorReason;
  /** Field (`vatNumber`) → the reason why it was refused. */
  readonly fields?: Readonly<Record<string, FieldReason>>;
  readonly requestId?: string;
  /** Seconds until the next try may succeed. */
  readonly retryAfter?: number;
  /** The permissions any one of which would have sufficed. */
  readonly permissions?: readonly string[];
  readonly currentVersion?: number;
  /** The goal threshold of that version. */
  readonly currentGoalThreshold?: number;
  /** The obstacles to undoing an import: the first of them, and how many in all. */
  readonly obstacles?: readonly ImportObstacle[];
  readonly obstacleCount?: number;
  /** The cost of the operation and its limit, in the gateway's units. */
  readonly cost?: { readonly asked: number; readonly limit: number };
  /** The portal could not be reached at all. */
  readonly offline?: boolean;
}

/** Whether a later try may succeed: the connection or the service failed, not the request or the permissions. */
export function isTemporary({ code }: Problem): boolean {
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT' || code === 'INTERNAL_SERVER_ERROR';
}

/** The error that the client itself throws for a problem. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The error of a query, where it has one, → the problem. */
export function problemOf(error: unknown): Problem | undefined {
  return error === undefined || error === null ? undefined : thrownProblem(error);
}

/**
 * Whatever a call has thrown → the problem. Apollo's errors are recognised by their names, because the sign-in pages
 * use this function without Apollo's code.
 */
export function thrownProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof Error)) return { code: 'INTERNAL_SERVER_ERROR' };
  const { name, errors, statusCode, bodyText } = error as Error & ApolloErrors;
  if (name === 'CombinedGraphQLErrors') return problemOfExtensions(errors?.[0]?.extensions);
  if (name === 'ServerError') return problemOfResponse(statusCode ?? 0, bodyText ?? '');
  if (name === 'ServerParseError') return { code: 'UPSTREAM_INVALID' };
  return { code: 'INTERNAL_SERVER_ERROR' };
}

/** The properties of Apollo Client's errors besides their names. */
interface ApolloErrors {
  readonly errors?: readonly { readonly extensions?: unknown }[];
  readonly statusCode?: number;
  readonly bodyText?: string;
}

/** An error response of the API or of a file's address → the problem; by its status where the body has no code. */
export function problemOfResponse(statusCode: number, bodyText: string): Problem {
  const extensions = firstExtensions(bodyText);
  if (extensions !== undefined) return problemOfExtensions(extensions);
  const known = Object.entries(errorStatus).find(([, status]) => status === statusCode);
  return { code: known === undefined ? 'INTERNAL_SERVER_ERROR' : (known[0] as ErrorCode) };
}

function firstExtensions(bodyText: string): unknown {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (!isRecord(body)) return undefined;
    // The address of a file responds in the REST service's format.
    if (isRecord(body['error'])) return body['error'];
    if (!Array.isArray(body['errors'])) return undefined;
    const first: unknown = body['errors'][0];
    return isRecord(first) ? first['extensions'] : undefined;
  } catch {
    // A proxy's HTML page: only the status is known.
    return undefined;
  }
}

/** The extensions of a GraphQL error, or the error of a REST response → the problem. */
export function problemOfExtensions(extensions: unknown): Problem {
  if (!isRecord(extensions)) return { code: 'INTERNAL_SERVER_ERROR' };
  const {
    code,
    reason,
    fields,
    requestId,
    retryAfter,
    permissions,
    currentVersion,
    currentGoalThreshold,
    cost,
    obstacles,
    obstacleCount,
  } = extensions;
  return {
    code: isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
    // A reason that this client does not know has no message: the error is reported by its code.
    ...(typeof reason === 'string' && { reason: reason as ErrorReason }),
    ...(isRecord(fields) && { fields: fieldsOf(fields) }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(Array.isArray(permissions) && { permissions: permissions.filter((name) => typeof name === 'string') }),
    ...(typeof currentVersion === 'number' && { currentVersion }),
    ...(typeof currentGoalThreshold === 'number' && { currentGoalThreshold }),
    ...(Array.isArray(obstacles) && { obstacles: obstacles.filter(isObstacle) }),
    ...(typeof obstacleCount === 'number' && { obstacleCount }),
    ...(isCost(cost) && { cost: { asked: cost.asked, limit: cost.limit } }),
  };
}

/** The reasons by field; one that this client does not know becomes 'invalid'. */
function fieldsOf(fields: Record<string, unknown>): Record<string, FieldReason> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [
      camelCase(name),
      isOneOf(fieldReasons, reason) ? reason : 'invalid',
    ]),
  );
}

/** 'input.password_confirmation' → 'passwordConfirmation': the REST service has the specification's field names. */
function camelCase(name: string): string {
  return name.replace(/^input\./, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isCost(value: unknown): value is { asked: number; limit: number } {
  return isRecord(value) && typeof value['asked'] === 'number' && typeof value['limit'] === 'number';
}

function isObstacle(value: unknown): value is ImportObstacle {
  return (
    isRecord(value) &&
    isOneOf(importObstacleKinds, value['kind']) &&
    typeof value['text'] === 'string' &&
    (typeof value['id'] === 'number' || value['id'] === null)
  );
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
