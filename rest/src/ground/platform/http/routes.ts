import { memberRoles } from '@gdd/schema/members';
import { documentDeliveries, documentPayments } from '@gdd/schema/settlements';
import { importObstacleKinds } from '@gdd/schema/imports';
import { errorReasons, errorStatus, fieldReasons, type ErrorCode } from '@gdd/schema/errors';
import { permissions, type Access, type Permission } from '@gdd/schema/permissions';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  RawServerDefault,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { OperatorError } from '../../operatorError.js';
import { Refusal } from './errors.js';
import { isSignedIn, type Caller, type SignedIn } from './caller.js';

/** The Fastify application with route types from zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; the service does not start if a route has none. */
    access?: Access;
    /**
     * Permissions by the type in the request. `access` lists those of all types; a `preValidation` hook of the route
     * checks those of the requested type.
     */
    accessByType?: Readonly<Record<string, readonly Permission[]>>;
    /** Whether the call reads or writes. Default: `read` for GET and HEAD, otherwise `write`. */
    effect?: 'read' | 'write';
    /**
     * The path parameter with the id of the call's object; the response for an object out of the caller's scope is the
     * same as for a missing one. null where no parameter needs such a check. Mandatory for routes with path parameters:
     * otherwise the service does not start.
     */
    object?: string | null;
    /** Personal tokens are refused although the call reads, because it concerns the user's own credentials. */
    sessionOnly?: boolean;
    /** The call does not extend its session, because no user triggered it. */
    isSilent?: boolean;
    /**
     * A session must have a sign-in or a renewed proof of the last minutes, because money or access leaves by the call
     * (docs/domain/step-up.md).
     */
    stepUp?: boolean;
    /**
     * The call is made while a second factor is set up that is overdue; every other one is refused then
     * (docs/domain/second-factor.md).
     */
    whileFactorDue?: boolean;
    /** Personal tokens are accepted although the call writes, because it only makes data that the token may read. */
    forTokens?: boolean;
    /**
     * Service accounts with this scope, or one of these, may make the call, be it a write, or a read without the scope
     * `read`.
     */
    scope?: ServiceScope | readonly ServiceScope[];
    /** Of a read: service accounts need its `scope`; `read` does not suffice. */
    ownScope?: boolean;
    /**
     * The call is served even while an import holds the embedded database's only connection: it must only query the
     * caller and data that imports do not touch (`meanwhile` in `connection.ts`).
     */
    duringWork?: boolean;
    /** Only other parts of the portal make the call. */
    internal?: boolean;
    /**
     * Cost units that the gateway charges for the call, including the creation of a file. Default: that of its effect
     * (docs/decisions/0015-a-price-is-a-promise.md).
     */
    cost?: number;
    /**
     * The timeout of the gateway, longer for a write that processes every dealer of the network. Default: that of other
     * writes.
     */
    deadline?: 'long';
    /** The query parameter with a list of ids, for calls that return several objects: used by the gateway's loaders. */
    batchedBy?: 'ids';
    /**
     * The answer is a file. `recorded`: each one that is sent leaves an entry of the audit; `open`: it is the
     * programme's own material, the same for everybody who sees it; `byTicket`: as of the route that the ticket names.
     * Mandatory for routes whose answer is neither JSON nor an event stream: otherwise the service does not start.
     */
    file?: 'recorded' | 'open' | 'byTicket';
    /**
     * The body is a file: raw bytes (`bytes`); a form, an upload's id or raw bytes (`file`); a form, an upload's id or
     * lines of text (`lines`).
     */
    takes?: 'bytes' | 'file' | 'lines';
  }
  interface FastifyRequest {
    /** The caller; null without a valid token, and on public routes. */
    caller: Caller | null;
    /** Whether its handler was called; before that nothing was written. */
    isHandled: boolean;
  }
}

/**
 * Checks that a route declares `access`, with path parameters `object`, and with an answer that is a file `file`.
 *
 * @throws OperatorError when one of them is missing
 */
export function checkRoute({
  config,
  method,
  url,
  schema,
}: Pick<RouteOptions, 'config' | 'method' | 'url' | 'schema'>): void {
  const route = `${String(method)} ${url}`;
  const guide = '(docs/guides/add-an-endpoint.md, step 5)';
  if (config?.access === undefined) {
    const wanted = "its config wants access, as access: ['accessReport']";
    throw new OperatorError(`${route} does not say who may call it: ${wanted} ${guide}.`);
  }
  const parameters = url.match(/(?<=:)\w+/g) ?? [];
  const choices: readonly unknown[] = parameters.length === 0 ? [undefined] : [null, ...parameters];
  if (!choices.includes(config.object)) {
    const wanted = 'its config wants object, the name of one of them or null';
    throw new OperatorError(`${route} does not say which of its parameters names its object: ${wanted} ${guide}.`);
  }
  if (answersFile(schema?.response) && config.file === undefined) {
    const wanted = "its config wants file, as file: 'recorded'";
    throw new OperatorError(`${route} does not say whether the audit is told of its files: ${wanted} ${guide}.`);
  }
}

/** The content types of answers that are data of the calls themselves, not files. */
const dataTypes: readonly string[] = ['application/json', 'text/event-stream'];

const fileAnswer = z.looseObject({ 200: z.looseObject({ content: z.record(z.string(), z.unknown()) }) });

/** Whether the schemas of a route's responses have one that is a file. */
function answersFile(responses: unknown): boolean {
  const described = fileAnswer.safeParse(responses);
  return described.success && !Object.keys(described.data[200].content).every((type) => dataTypes.includes(type));
}

/** Whether a call reads or writes: by the config of its route, otherwise by its HTTP method. */
export function effectOf(config: FastifyContextConfig | undefined, method: string): 'read' | 'write' {
  return config?.effect ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write');
}

/** The caller of a request. @throws Refusal UNAUTHENTICATED without one */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('UNAUTHENTICATED');
  return request.caller;
}

/** The signed-in caller of a request. @throws Refusal UNAUTHENTICATED or FORBIDDEN without one */
export function signedInCallerOf(request: FastifyRequest): SignedIn {
  const caller = callerOf(request);
  if (!isSignedIn(caller)) throw new Refusal('FORBIDDEN');
  return caller;
}

/** The envelope of a successful response (docs/domain/lists-and-calls.md). */
export function success<T>(data: T): { readonly success: true; readonly data: T } {
  return { success: true, data };
}

/** The schema of the envelope with data. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** The schema of a page of a list, with the number of rows on all pages. */
export function pageOf<T extends z.ZodType>(item: T) {
  return successOf(z.object({ items: z.array(item), total: z.number().int() }));
}

/** The schema of a successful response without data. */
export const nothing = successOf(z.object({}));

/** A decimal number in a response, as text to keep it exact: money, a rate, a percentage. */
export const decimal = z.string().meta({ format: 'decimal' });

/** An amount of money in a response. */
export const euro = decimal.describe('EUR, two decimals');

/** A calendar day in a response. */
export const day = z.string().meta({ format: 'date' });

/** A number of tyres in a response. */
export const tires = z.number().int().describe('Tyres');

/** The obstacles to undoing an import. */
export const importObstacle = z
  .object({
    kind: z.enum(importObstacleKinds),
    text: z.string().describe('The name of what it is about'),
    id: z
      .number()
      .int()
      .nullable()
      .describe('Of the import that is to be undone first, of the campaign, of the dealer; null where it has no page'),
  })
  .meta({ id: 'ImportObstacle' });

const errorBody = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
      message: z.string().describe('An Italian sentence'),
      reason: z.enum(errorReasons).optional().describe('The reason, if the code does not imply it'),
      fields: z.record(z.string(), z.enum(fieldReasons)).optional().describe('Field path → what is wrong with it'),
      retryAfter: z.number().int().optional().describe('Seconds until the next try may succeed'),
      permissions: z.array(z.enum(permissions)).optional().describe('Any one of these would have sufficed'),
      currentVersion: z.number().int().optional().describe('The current, newer version'),
      currentGoalThreshold: z.number().int().optional().describe('The goal that this version has'),
      obstacles: z.array(importObstacle).optional().describe('The first ten obstacles to undoing an import'),
      obstacleCount: z.number().int().optional(),
      documentState: z
        .object({
          delivery: z.enum(documentDeliveries).nullable(),
          payment: z.enum(documentPayments).nullable(),
          isAnswered: z.boolean().describe('Whether a debit note answers it'),
        })
        .optional()
        .describe('The states of a document that forbid it; a notice has payment alone, a debit note delivery alone'),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' });

/** The schemas of a route's error responses. */
export function refusals(...codes: readonly ErrorCode[]): Record<number, typeof errorBody> {
  const always: readonly ErrorCode[] = ['INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE'];
  return Object.fromEntries([...codes, ...always].map((code) => [errorStatus[code], errorBody]));
}

/** Invalid ids in a path become this id, which no row has: the response is 404. */
const impossibleId = 0;

/** An id in a path. */
export const pathId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : impossibleId))
  .meta({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });

/** An id in a body. */
export const bodyId = z.number().int().min(1).max(2_147_483_647);

/** Up to 100 ids in a query, separated by commas: the batches of the gateway's loaders. */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
  .transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => id <= 2_147_483_647),
  )
  .meta({ type: 'string', description: 'Up to 100 ids, separated by commas' });

/** The Idempotency-Key header of calls that create or send. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('1 to 200 visible characters; the same key and body give the same answer for 24 hours'),
});

export const memberRole = z.enum(memberRoles).meta({ id: 'MemberRole' });

/** A member in lists and links. */
export const memberLink = z
  .object({ id: z.number().int(), code: z.string(), businessName: z.string(), role: memberRole })
  .meta({ id: 'MemberLink' });
