/**
 * Routes that send files. Each is declared by `downloadRoute`: it is then reachable by its own URL and, for browsers,
 * by a ticket.
 */
import type { ErrorCode } from '@gdd/schema/errors';
import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { requireAccess, type SignedIn } from '../platform/http/caller.js';
import { readingOnly, type ServiceContext } from '../platform/context.js';
import { invalidInput, validated } from '../platform/http/validation.js';
import { refusals, signedInCallerOf, type App } from '../platform/http/routes.js';
import type { Download } from './fileContent.js';
import { sendDownload } from './sendDownload.js';
import type { AskedFile } from './sentFiles.js';

/** A route that sends a file. */
interface DownloadRoute<Params extends z.ZodType, Body extends z.ZodType, Query extends z.ZodType> {
  /** Also the name of the route in tickets. */
  readonly operationId: string;
  /** As of every route (`ground/platform/http/routes.ts`). */
  readonly file: 'recorded' | 'open';
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly access: 'signedIn' | readonly Permission[];
  /**
   * As of every route (`ground/platform/http/routes.ts`); checked before validation, and by `produce` for tickets and
   * jobs.
   */
  readonly accessByType?: Readonly<Record<string, readonly Permission[]>>;
  /** As of every route (`ground/platform/http/routes.ts`). */
  readonly object?: string | null;
  /** As of every route (`ground/platform/http/routes.ts`): the gateway charges it for a ticket. */
  readonly cost?: number;
  /** As of every route (`ground/platform/http/routes.ts`); asked when a ticket is issued, not when it is used. */
  readonly stepUp?: boolean;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The content types of its responses. */
  readonly produces: readonly [string, ...string[]];
  /** Refusals beside those of every download: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  readonly refuses?: readonly ErrorCode[];
  readonly params: Params;
  readonly body?: Body;
  readonly querystring?: Query;
  /**
   * Finds the file and checks the caller's access; called when a ticket is issued, and again when the file is fetched.
   *
   * @param at the context to read from: for a job, one snapshot of the database and the job's own clock
   *   (`reports/exports/work.ts`)
   * @throws Refusal
   */
  produce(
    caller: SignedIn,
    input: { readonly params: z.output<Params>; readonly body: z.output<Body>; readonly query: z.output<Query> },
    at: ServiceContext,
  ): Promise<Download>;
}

/** The input of a route as stored in a ticket, not validated yet. */
interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** As in a URL; a list is a repeated parameter. */
  readonly query?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

interface RegisteredRoute {
  readonly access: 'signedIn' | readonly Permission[];
  readonly stepUp: boolean;
  /** The file as the audit names it; undefined where its sending is not recorded. */
  readonly asked: (params: Readonly<Record<string, unknown>>) => AskedFile | undefined;
  /** @param at the context to read from; default: the read-only context of the service */
  readonly produce: (caller: SignedIn, input: RawInput, at?: ServiceContext) => Promise<Download>;
}

/** The routes that send files, by operationId: those for which tickets are issued. */
export type Downloads = Map<string, RegisteredRoute>;

/** Registers a route that sends a file, and makes it reachable by ticket. */
export function downloadRoute<
  Params extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(app: App, downloads: Downloads, context: ServiceContext, route: DownloadRoute<Params, Body, Query>): void {
  const {
    operationId,
    file,
    method,
    url,
    access,
    accessByType,
    object,
    cost,
    stepUp = false,
    summary,
    description,
    tags,
    params,
    body,
    querystring,
  } = route;
  const binary = z.string().meta({ format: 'binary' });
  const content = Object.fromEntries(route.produces.map((type) => [type, { schema: binary }]));
  const asked = (given: Readonly<Record<string, unknown>>): AskedFile | undefined =>
    file === 'open' ? undefined : { route: operationId, objectId: numberOf(given[object ?? '']) };
  downloads.set(operationId, {
    access,
    stepUp,
    asked,
    produce: (caller, raw, at = readingOnly(context)) => {
      const input = {
        params: checked(params, 'params', raw.params),
        // without a schema the type of the body or query is undefined
        body: (body === undefined ? undefined : checked(body, 'body', raw.body)) as z.output<Body>,
        query: (querystring === undefined
          ? undefined
          : checked(querystring, 'query', raw.query ?? {})) as z.output<Query>,
      };
      return route.produce(caller, input, at);
    },
  });
  for (const each of fileMethods(method)) {
    app.route({
      method: each,
      url,
      config: {
        access,
        file,
        effect: 'read',
        ...(accessByType === undefined ? {} : { accessByType }),
        ...(object === undefined ? {} : { object }),
        ...(cost === undefined ? {} : { cost }),
        ...(stepUp && { stepUp }),
      },
      schema: {
        operationId,
        summary,
        description,
        tags: [...tags],
        params,
        ...(body === undefined ? {} : { body }),
        ...(querystring === undefined ? {} : { querystring }),
        response: {
          200: { description: 'The file', content },
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'RATE_LIMITED'),
          ...refusals(...(route.refuses ?? [])),
        },
      },
      // Permissions are checked before the input (docs/domain/network-and-access.md).
      preValidation: (request, _reply, done) => {
        const { type } = request.params as { readonly type?: string };
        const required = accessByType?.[type ?? ''];
        if (required !== undefined) requireAccess(required, request.caller);
        done();
      },
      handler: async (request, reply) => {
        // validated by the schemas above
        const input = {
          params: request.params as z.output<Params>,
          body: request.body as z.output<Body>,
          query: request.query as z.output<Query>,
        };
        const caller = signedInCallerOf(request);
        const download = await route.produce(caller, input, readingOnly(context));
        return sendDownload(
          request,
          reply,
          context,
          caller,
          download,
          asked(request.params as Record<string, unknown>),
        );
      },
    });
  }
}

/** The methods of a route that sends a file: GET comes with HEAD. */
export function fileMethods(method: 'GET' | 'POST'): readonly ('GET' | 'HEAD' | 'POST')[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** A validated id, or the text of one in a ticket; null for a name. */
function numberOf(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) ? number : null;
}

function checked<T extends z.ZodType>(schema: T, part: 'params' | 'body' | 'query', input: unknown): z.output<T> {
  const result = validated(schema, input, part);
  if (!('fields' in result)) return result.value;
  const fields = Object.entries(result.fields);
  throw invalidInput(
    Object.fromEntries(fields.map(([path, reason]) => [path === '' ? part : `${part}.${path}`, reason])),
  );
}
