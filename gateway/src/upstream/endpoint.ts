import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import type { Access } from '@gdd/schema/permissions';
import { pricePerCall } from '../limits/cost.js';
import type { areas } from './areas.generated.js';
import type { components, operations, paths } from './rest-api.generated.js';
import { recogniser } from './validators.js';

/**
 * An area of the REST service: each has its own guard (`area.ts`), so that a failing one does not affect the others.
 */
export type Area = (typeof areas)[number];
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The effect of a call, whatever its HTTP method: a read may be repeated and shared, a write is sent at most once. */
export type Effect = 'read' | 'write';

/** The class of deadline of a call; a write may be `long`. How long each lasts is in `config.ts`. */
export type DeadlineClass = Effect | 'long';

type Contract<P extends keyof paths, M extends HttpMethod> = paths[P][Lowercase<M>];

/** The paths of the REST service that have an operation of this method. */
type PathOf<M extends HttpMethod> = {
  [P in keyof paths]: Contract<P, M> extends { responses: unknown } ? P : never;
}[keyof paths];

type Parameters<O, K extends string> = O extends { parameters: { [N in K]: infer T } } ? T : undefined;
type Json<Content> = Content extends { content: { 'application/json': infer T } } ? T : never;
type Body<O> = O extends { requestBody?: infer R } ? ([Json<R>] extends [never] ? undefined : Json<R>) : undefined;
type Successes<O> = O extends { responses: infer R } ? R[keyof R & (200 | 201 | 202)] : never;

/** The JSON of an operation's successful response. */
export type ResponseOf<P extends keyof paths, M extends HttpMethod> =
  Successes<Contract<P, M>> extends { content: { 'application/json': infer T } } ? T : never;

/** The `data` of such a response. */
export type DataOf<P extends keyof paths, M extends HttpMethod> =
  ResponseOf<P, M> extends { data: infer D } ? D : never;

/** The type of a schema of the REST service, by its name in the OpenAPI file. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The JSON of an operation's request body. */
export type BodyOf<P extends keyof paths, M extends HttpMethod> = Body<Contract<P, M>>;

/** The query parameters that an operation takes. */
export type QueryOf<P extends keyof paths, M extends HttpMethod> = NonNullable<QueryParameters<Contract<P, M>>>;

/** The parameters of a call, by the contract. */
export interface CallInput<PathParameters, Query, RequestBody> {
  readonly path: PathParameters;
  readonly query: Query;
  readonly body: RequestBody;
  /** Sent as `Idempotency-Key`: the same key gives the same response. */
  readonly idempotencyKey?: string;
}

type QueryParameters<O> = O extends { parameters: { query?: infer Q } } ? Q : undefined;

type InputOf<O> = CallInput<Parameters<O, 'path'>, QueryParameters<O>, Body<O>>;

/** The properties of an input that are not undefined in the contract. */
type Parts<I> = { [K in keyof I as I[K] extends undefined ? never : K]: I[K] };

/** The input with only those properties that the operation has. */
type Needed<I> = Parts<I> & { readonly idempotencyKey?: string };

/** The request for a ticket to a file: only those properties that the route has. */
type RequestOf<O> = Parts<{
  readonly path: Parameters<O, 'path'>;
  readonly query: QueryParameters<O>;
  readonly body: Body<O>;
}>;

/** One endpoint of the REST service: everything the upstream client needs to call it. */
export interface Endpoint<Input = never, Result = unknown> {
  /** Its operationId. */
  readonly operation: keyof operations;
  readonly area: Area;
  readonly method: HttpMethod;
  /** As the specification writes it, without the /api prefix: `/dealers/{id}`. */
  readonly path: string;
  /** Its summary and description in the OpenAPI file. */
  readonly description: string;
  readonly effect: Effect;
  readonly access: Access;
  readonly deadline: DeadlineClass;
  /** Units of one call (`limits/cost.ts`). */
  readonly cost: number;
  /** Checks the response of a status; UPSTREAM_INVALID if it fails. Unknown fields are allowed. */
  readonly recognises: (response: unknown, status?: number) => response is Result;
  /**
   * Input fields of the REST service → their names in GraphQL. Errors of fields that are missing here are not reported;
   * `*` stands for the index of an item.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** A personal token may make the call, although it writes. */
  readonly forTokens?: true;
  /** A service account with this scope, or one of these, may make the call, although it writes, or reads without the scope `read`. */
  readonly scope?: ServiceScope | readonly ServiceScope[];
  /** The query parameter with comma-separated ids, if one call requests several items. */
  readonly batchedBy?: 'ids';
  /** Only for the types: what a call takes. */
  readonly takes?: (input: Input) => void;
}

/** The generated properties of an endpoint, beside its method and path. */
interface Properties<A extends Access> {
  readonly operation: keyof operations;
  readonly description: string;
  readonly area: Area;
  readonly effect: Effect;
  readonly access: A;
  /** Units of one call; default: the price of its effect. */
  readonly cost?: number;
  readonly deadline?: 'long';
  readonly fields?: Readonly<Record<string, string>>;
  readonly forTokens?: true;
  readonly scope?: ServiceScope | readonly ServiceScope[];
  readonly batchedBy?: 'ids';
}

/**
 * Describes an endpoint; called by the file that is generated from the OpenAPI file.
 *
 * @param method its HTTP method
 * @param path its path in the OpenAPI file
 * @param properties its other properties; deadline and price default to those of the effect
 */
export function endpoint<M extends HttpMethod, P extends PathOf<M>, const A extends Access>(
  method: M,
  path: P,
  properties: Properties<A>,
): Endpoint<Needed<InputOf<Contract<P, M>>>, ResponseOf<P, M>> & { readonly access: A } {
  const { operation, effect } = properties;
  return {
    method,
    path,
    deadline: effect,
    cost: pricePerCall[effect],
    fields: {},
    ...properties,
    // the validator and the type come from the same schema of the same file
    recognises: recogniser(operation) as (response: unknown, status?: number) => response is ResponseOf<P, M>,
  };
}

/**
 * A route of the REST service that sends a file. Resolvers do not call it: they request a ticket for it, by its
 * operationId (docs/decisions/0005-files-by-ticket.md).
 */
export interface FileRoute<Request = never> {
  readonly method: HttpMethod;
  readonly path: string;
  /** As `Endpoint.description`. */
  readonly description: string;
  readonly access: Access;
  /** Its operationId. */
  readonly operation: keyof operations;
  /** Units of a ticket to it, including the generation of the file. */
  readonly cost?: number;
  /**
   * As `Endpoint.fields`. Errors of a ticket name a malformed field with its part of the request (`query.region`), and
   * a field that the route itself refuses without it (`memberId`).
   */
  readonly fields: Readonly<Record<string, string>>;
  /** Only for the types: what a ticket to it takes. */
  readonly takes?: (request: Request) => void;
}

/**
 * Describes a route that sends a file.
 *
 * @param properties its other properties; the price defaults to that of a read
 */
export function fileRoute<M extends HttpMethod, P extends PathOf<M>, const A extends Access>(
  method: M,
  path: P,
  properties: {
    readonly access: A;
    readonly operation: keyof operations;
    readonly description: string;
    readonly cost?: number;
    readonly fields?: Readonly<Record<string, string>>;
  },
): FileRoute<RequestOf<Contract<P, M>>> & { readonly access: A } {
  return { method, path, fields: {}, ...properties };
}
