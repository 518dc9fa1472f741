import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import type { Access } from '@gdd/schema/permissions';
import { pricePerCall } from '../limits/cost.js';
import type { areas } from './areas.generated.js';
import type { components, operations, paths } from './rest-api.generated.js';
import { recogniser } from './validators.js';

/** An area of the REST service: each is guarded on its own (`area.ts`), so that none takes the others down. */
export type Area = (typeof areas)[number];
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The effect of a call, whatever its HTTP method: a read may be repeated and shared, a write is sent at most once. */
export type Effect = 'read' | 'write';

/** The class of deadline of a call; a write may be `long`. How long each lasts is in `config.ts`. */
export type DeadlineClass = Effect | 'long';

type Contract<P extends keyof paths, M extends HttpMethod> = paths[P][Lowercase<M>];

/** The paths of the REST service that have an operation of this method, as the specification writes them. */
type PathOf<M extends HttpMethod> = {
  [P in keyof paths]: Contract<P, M> extends { responses: unknown } ? P : never;
}[keyof paths];

type Parameters<O, K extends string> = O extends { parameters: { [N in K]: infer T } } ? T : undefined;
type Json<Content> = Content extends { content: { 'application/json': infer T } } ? T : never;
type Body<O> = O extends { requestBody?: infer R } ? ([Json<R>] extends [never] ? undefined : Json<R>) : undefined;
type Successes<O> = O extends { responses: infer R } ? R[keyof R & (200 | 201 | 202)] : never;

/** The JSON that an operation answers with when it succeeds. */
export type ResponseOf<P extends keyof paths, M extends HttpMethod> =
  Successes<Contract<P, M>> extends { content: { 'application/json': infer T } } ? T : never;

/** The content of such a response's envelope. */
export type DataOf<P extends keyof paths, M extends HttpMethod> =
  ResponseOf<P, M> extends { data: infer D } ? D : never;

/** A thing as the REST service writes it, by its name in the OpenAPI file. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The JSON that an operation takes. */
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

/** The parts of an input that the operation has. */
type Parts<I> = { [K in keyof I as I[K] extends undefined ? never : K]: I[K] };

/** The input with only those parts that the operation has. */
type Needed<I> = Parts<I> & { readonly idempotencyKey?: string };

/** The request for a ticket to a file: only those parts that the route has. */
type RequestOf<O> = Parts<{
  readonly path: Parameters<O, 'path'>;
  readonly query: QueryParameters<O>;
  readonly body: Body<O>;
}>;

/** One endpoint of the REST service: everything the upstream client needs to know to call it rightly. */
export interface Endpoint<Input = never, Result = unknown> {
  /** Its operationId. */
  readonly operation: keyof operations;
  readonly area: Area;
  readonly method: HttpMethod;
  /** As the specification writes it, without the /api prefix: `/dealers/{id}`. */
  readonly path: string;
  readonly effect: Effect;
  readonly access: Access;
  readonly deadline: DeadlineClass;
  /** Units of one call (`limits/cost.ts`). */
  readonly cost: number;
  /** Recognises the response of a status; any other is UPSTREAM_INVALID. Fields that it does not know pass. */
  readonly recognises: (response: unknown, status?: number) => response is Result;
  /**
   * The names of the REST service's input fields → those of GraphQL; a field that is not named is not reported, and `*`
   * stands for the number of an item.
   */
  readonly fields: Readonly<Record<string, string>>;
  /** A personal token may make the call although it writes. */
  readonly forTokens?: true;
  /** A service account with this scope may make the call, although it writes, or reads without the scope `read`. */
  readonly scope?: ServiceScope;
  /** The query parameter that names many things by their ids, separated by commas, where one call asks for many. */
  readonly batchedBy?: 'ids';
  /** Only for the types: what a call takes. */
  readonly takes?: (input: Input) => void;
}

/** The printed facts of an endpoint beside its method and path. */
interface Description<A extends Access> {
  readonly operation: keyof operations;
  readonly area: Area;
  readonly effect: Effect;
  readonly access: A;
  /** Units of one call where it is heavier than others of its effect. */
  readonly cost?: number;
  readonly deadline?: 'long';
  readonly fields?: Readonly<Record<string, string>>;
  readonly forTokens?: true;
  readonly scope?: ServiceScope;
  readonly batchedBy?: 'ids';
}

/**
 * Describes an endpoint, as it is printed from the OpenAPI file.
 *
 * @param method its HTTP method
 * @param path its path as the specification writes it; with the method it names an operation of the OpenAPI file
 * @param description what the upstream client does with it; deadline and price are those of the effect unless it says
 * otherwise
 */
export function endpoint<M extends HttpMethod, P extends PathOf<M>, const A extends Access>(
  method: M,
  path: P,
  description: Description<A>,
): Endpoint<Needed<InputOf<Contract<P, M>>>, ResponseOf<P, M>> & { readonly access: A } {
  const { operation, effect } = description;
  return {
    method,
    path,
    deadline: effect,
    cost: pricePerCall[effect],
    fields: {},
    ...description,
    // the validator and the type come from the same schema of the same file
    recognises: recogniser(operation) as (response: unknown, status?: number) => response is ResponseOf<P, M>,
  };
}

/**
 * A route of the REST service that answers a file. No call reads it: a field asks for a ticket to it, by the name of
 * its operation (docs/decisions/0005-files-by-ticket.md).
 */
export interface FileRoute<Request = never> {
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  /** Its operationId. */
  readonly operation: keyof operations;
  /** Units of a ticket to it, the making of the file included. */
  readonly cost?: number;
  /**
   * As those of an endpoint; a ticket's refusal names what has the wrong form with its part (`query.region`), and what
   * the route itself refuses without (`memberId`).
   */
  readonly fields: Readonly<Record<string, string>>;
  /** Only for the types: what a ticket to it takes. */
  readonly takes?: (request: Request) => void;
}

/**
 * Describes a route that answers a file.
 *
 * @param description its price is that of a read unless it says otherwise
 */
export function fileRoute<M extends HttpMethod, P extends PathOf<M>, const A extends Access>(
  method: M,
  path: P,
  description: {
    readonly access: A;
    readonly operation: keyof operations;
    readonly cost?: number;
    readonly fields?: Readonly<Record<string, string>>;
  },
): FileRoute<RequestOf<Contract<P, M>>> & { readonly access: A } {
  return { method, path, fields: {}, ...description };
}
