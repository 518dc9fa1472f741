import { memberRoles } from '@gdd/schema/members';
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

/** The application as the areas see it: routes take and give what their zod schemas say. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call; a route without it stops the start. */
    access?: Access;
    /**
     * Who may make the call for one type of what it answers, where its input says which: `access` has all of them, the
     * handler asks again.
     */
    accessByType?: Readonly<Record<string, readonly Permission[]>>;
    /** Whether the call changes something, whatever its HTTP method says. Default: by the method. */
    effect?: 'read' | 'write';
    /**
     * The parameter of the path that names what the call is about: one that the caller may not reach is answered like
     * one that is missing. null where no parameter names anything that needs access of its own; a route with
     * parameters that says neither stops the start.
     */
    object?: string | null;
    /** A personal token may not make the call although it reads: it is about the user's own credentials. */
    sessionOnly?: boolean;
    /** The call is no use of its session, which ends as if it had not been made: nobody asked for anything. */
    isSilent?: boolean;
    /** The caller must have given the password a short while ago: the call hands out access, or takes it away. */
    recentPassword?: boolean;
    /** A personal token may make the call although it writes: it changes nothing but what the token may read. */
    forTokens?: boolean;
    /** A service account with this scope may make the call, although it writes, or reads without the scope `read`. */
    scope?: ServiceScope;
    /**
     * Answered also while an import holds the embedded database's one connection: it asks for nothing but the caller
     * and what the process knows itself.
     */
    duringWork?: boolean;
    /** Only the product's own parts call it. */
    internal?: boolean;
    /**
     * Units that the gateway charges for a call, the making of a file included, where it is heavier than others of its
     * effect (docs/decisions/0015-a-price-is-a-promise.md).
     */
    cost?: number;
    /**
     * How long the gateway waits for a write that does a piece of work for each dealer of the network at once; without it
     * as for any other.
     */
    deadline?: 'long';
    /** The query parameter that names many things by their ids, where one call asks for many: loaders batch by it. */
    batchedBy?: 'ids';
    /** The body is a file: its bare bytes, any of the forms in which a call takes a file, or one of lines. */
    takes?: 'bytes' | 'file' | 'lines';
  }
  interface FastifyRequest {
    /** Who calls; null without a valid token, and on public routes. */
    caller: Caller | null;
    /** Whether its handler has begun: until then nothing was changed. */
    isHandled: boolean;
  }
}

/**
 * Makes sure that a route says what nothing else knows of it.
 *
 * @throws OperatorError when it does not say who may call it, or which parameter of its path names its object
 */
export function checkRoute({ config, method, url }: Pick<RouteOptions, 'config' | 'method' | 'url'>): void {
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
}

/** Whether a call changes something: what its route says, else what its HTTP method does. */
export function effectOf(config: FastifyContextConfig | undefined, method: string): 'read' | 'write' {
  return config?.effect ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write');
}

/** The caller of a route that wants one. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('UNAUTHENTICATED');
  return request.caller;
}

/** The caller of a route for signed-in users. */
export function signedInCallerOf(request: FastifyRequest): SignedIn {
  const caller = callerOf(request);
  if (!isSignedIn(caller)) throw new Refusal('FORBIDDEN');
  return caller;
}

/** The envelope of a successful response (docs/domain/lists-and-calls.md). */
export function success<T>(data: T): { readonly success: true; readonly data: T } {
  return { success: true, data };
}

/** Describes the envelope around data. */
export function successOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** Describes a response without content. */
export const nothing = successOf(z.object({}));

/** A decimal number in a response, exact as text: money, a rate, a percentage. */
export const decimal = z.string().meta({ format: 'decimal' });

/** An amount of money in a response. */
export const euro = decimal.describe('EUR, two decimals');

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
      reason: z.enum(errorReasons).optional().describe('Why, where the code alone does not say it'),
      fields: z.record(z.string(), z.enum(fieldReasons)).optional().describe('Field path → what is wrong with it'),
      retryAfter: z.number().int().optional().describe('Seconds until the next try may succeed'),
      permissions: z.array(z.enum(permissions)).optional().describe('Any one of these would have sufficed'),
      currentVersion: z.number().int().optional().describe('The newer version that stands in the way'),
      currentGoalThreshold: z.number().int().optional().describe('The goal that this version has'),
      obstacles: z.array(importObstacle).optional().describe('The first ten obstacles to undoing an import'),
      obstacleCount: z.number().int().optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' });

/** Describes the refusals that a route answers beside its success. */
export function refusals(...codes: readonly ErrorCode[]): Record<number, typeof errorBody> {
  const always: readonly ErrorCode[] = ['INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE'];
  return Object.fromEntries([...codes, ...always].map((code) => [errorStatus[code], errorBody]));
}

/** An id that no row has: what a text that cannot be an id is read as, so that it is answered like a missing one. */
const impossibleId = 0;

/** An id in a path. */
export const pathId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : impossibleId))
  .meta({ type: 'integer', minimum: 1, maximum: 2_147_483_647 });

/** An id in a body. */
export const bodyId = z.number().int().min(1).max(2_147_483_647);

/** Up to 100 ids in a query, separated by commas: the batches of loaders. */
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

/** The header of calls that create or send. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe('1 to 200 visible characters; the same key and body give the same answer for 24 hours'),
});

export const memberRole = z.enum(memberRoles).meta({ id: 'MemberRole' });

/** A member, as lists and links show it. */
export const memberLink = z
  .object({ id: z.number().int(), code: z.string(), businessName: z.string(), role: memberRole })
  .meta({ id: 'MemberLink' });
