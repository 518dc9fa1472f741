/**
 * Files on their way out. Every route that answers one is declared by `downloadRoute`: it is then reachable by its own
 * address and, for browsers, by a ticket.
 */
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerPace } from '@gdd/schema/callerPace';
import type { ErrorCode } from '@gdd/schema/errors';
import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { requireAccess, type SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { attachmentNamed } from '../platform/disposition.js';
import { fieldsOf, Refusal } from '../platform/errors.js';
import { refusals, signedInCallerOf, type App } from '../platform/routes.js';
import type { Storage } from '../platform/storage.js';
import { pieceFor } from './conditions.js';
import { leaseExport } from './exportLeases.js';

/** A file to answer with: a stored one, or one that is made while it is sent. */
export interface Download {
  readonly filename: string;
  readonly contentType: string;
  readonly content: StoredContent | GeneratedContent;
}

export interface StoredContent {
  readonly kind: 'stored';
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
}

export interface GeneratedContent {
  readonly kind: 'generated';
  /** Whether its rows are without end: of such files a user gets a few at once (`exportLeases.ts`). */
  readonly isExport: boolean;
  /**
   * Begins to make the file; nothing is made before. What fails before the first chunk is answered as a refusal.
   *
   * @param watch of an export: hears of each row
   */
  chunks(watch?: RowsWatch): AsyncIterable<Uint8Array>;
}

/** Hears how many rows are written, of how many (0: not known yet); throws when no more are to be. */
export type RowsWatch = (done: number, total: number) => void;

/** A route that answers a file. */
export interface DownloadRoute<Params extends z.ZodType, Body extends z.ZodType, Query extends z.ZodType> {
  /** By this name tickets ask for it. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly access: 'signedIn' | readonly Permission[];
  /** As of every route (`platform/routes.ts`); `produce` asks again. */
  readonly accessByType?: Readonly<Record<string, readonly Permission[]>>;
  /** As of every route (`platform/routes.ts`). */
  readonly object?: string | null;
  /** As of every route (`platform/routes.ts`): the gateway charges it for a ticket. */
  readonly cost?: number;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The content types that it answers. */
  readonly produces: readonly [string, ...string[]];
  /** Refusals beside those of every download: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  readonly refuses?: readonly ErrorCode[];
  readonly params: Params;
  readonly body?: Body;
  readonly querystring?: Query;
  /**
   * Finds the file, and that the caller may have it; called when a ticket is asked for, and again when the file is.
   *
   * @param at what the file is made of: a job's is one snapshot of the database, at its own time (`exports/work.ts`)
   * @throws Refusal
   */
  produce(
    caller: SignedIn,
    input: { readonly params: z.output<Params>; readonly body: z.output<Body>; readonly query: z.output<Query> },
    at: ServiceContext,
  ): Promise<Download>;
}

/** The input of a route as a ticket names it, not validated yet. */
export interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** As it would stand in the address; a list is a name given several times. */
  readonly query?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

interface RegisteredRoute {
  readonly access: 'signedIn' | readonly Permission[];
  /** @param at what the file is made of; default: what the service works with */
  readonly produce: (caller: SignedIn, input: RawInput, at?: ServiceContext) => Promise<Download>;
}

/** The routes that answer files, by operationId: what tickets may be asked for. */
export type Downloads = Map<string, RegisteredRoute>;

/** The headers of files. */
export type DownloadContext = Pick<ServiceContext, 'database' | 'clock' | 'storage' | 'patienceMs'>;

/** Registers a route that answers a file, and makes it reachable by ticket. */
export function downloadRoute<
  Params extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(app: App, downloads: Downloads, context: ServiceContext, route: DownloadRoute<Params, Body, Query>): void {
  const {
    operationId,
    method,
    url,
    access,
    accessByType,
    object,
    cost,
    summary,
    description,
    tags,
    params,
    body,
    querystring,
  } = route;
  const binary = z.string().meta({ format: 'binary' });
  const content = Object.fromEntries(route.produces.map((type) => [type, { schema: binary }]));
  downloads.set(operationId, {
    access,
    produce: (caller, raw, at = context) => {
      const input = {
        params: checked(params, 'params', raw.params),
        // without a schema for it there is no body or query, and its type says so
        body: (body === undefined ? undefined : checked(body, 'body', raw.body)) as z.output<Body>,
        query: (querystring === undefined
          ? undefined
          : checked(querystring, 'query', raw.query ?? {})) as z.output<Query>,
      };
      return route.produce(caller, input, at);
    },
  });
  app.route({
    method,
    url,
    config: {
      access,
      effect: 'read',
      ...(accessByType === undefined ? {} : { accessByType }),
      ...(object === undefined ? {} : { object }),
      ...(cost === undefined ? {} : { cost }),
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
    // A permission is asked before the input is looked at (docs/domain/network-and-access.md).
    preValidation: (request, _reply, done) => {
      const { type } = request.params as { readonly type?: string };
      const wanted = accessByType?.[type ?? ''];
      if (wanted !== undefined) requireAccess(wanted, request.caller);
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
      return sendDownload(request, reply, context, caller, await route.produce(caller, input, context));
    },
  });
}

function checked<T extends z.ZodType>(schema: T, part: 'params' | 'body' | 'query', input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = Object.entries(fieldsOf(result.error, input));
  throw new Refusal('BAD_USER_INPUT', {
    fields: Object.fromEntries(fields.map(([path, reason]) => [path === '' ? part : `${part}.${path}`, reason])),
  });
}

/**
 * Answers with a file. A stored one with its ETag, whole or in parts; a generated one as it is made, never held as a
 * whole. Nothing of it runs in a browser that shows it.
 *
 * @throws Refusal RATE_LIMITED, reason tooManyExports, for one export more than a user may have at once
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  context: DownloadContext,
  caller: SignedIn,
  { filename, contentType, content }: Download,
): Promise<FastifyReply> {
  leaveWithReader(reply.raw, context.patienceMs ?? callerPace.patienceMs);
  const headers = {
    'content-type': contentType,
    'content-disposition': attachmentNamed(filename),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  if (content.kind === 'stored') return sendStored(request, reply, context.storage, content, headers);
  const chunks = content.isExport ? await leased(context, caller, content, reply.raw) : content.chunks();
  const body = await begun(chunks);
  return reply.headers({ ...headers, 'cache-control': 'private, no-store', 'accept-ranges': 'none' }).send(body);
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { storageKey, size, contentHash }: StoredContent,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const etag = `"${contentHash}"`;
  const validators = { etag, 'cache-control': 'private, no-cache', 'accept-ranges': 'bytes' };
  const piece = pieceFor(request.headers, { size, etag });
  switch (piece.kind) {
    case 'unchanged':
      return reply.code(304).headers(validators).send();
    case 'unsatisfiable':
      return reply
        .code(416)
        .headers({ ...validators, 'content-range': `bytes */${size}` })
        .serializer(JSON.stringify)
        .send(new Refusal('BAD_USER_INPUT').body(request.id));
    case 'part': {
      const { from, to } = piece.range;
      const { stream } = await storage.read(storageKey, piece.range);
      return reply
        .code(206)
        .headers({ ...headers, ...validators })
        .headers({ 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 })
        .send(stream);
    }
    case 'whole': {
      const { stream } = await storage.read(storageKey);
      return reply.headers({ ...headers, ...validators, 'content-length': size }).send(stream);
    }
  }
}

/** Ends a download of which nothing was taken for too long although there was something to take. */
function leaveWithReader(raw: ServerResponse, patienceMs: number): void {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(patienceMs);
  raw.on('timeout', () => {
    if (raw.writableLength > 0) raw.destroy();
    else socket.setTimeout(patienceMs);
  });
}

/** The file of an export, which is made as long as it has its lease, and has it as long as it is being sent. */
async function leased(
  context: DownloadContext,
  { userId }: SignedIn,
  content: GeneratedContent,
  raw: ServerResponse,
): Promise<AsyncIterable<Uint8Array>> {
  const lease = await leaseExport(context, userId);
  // it ends by itself where the database cannot be told
  const release = () => void lease.release().catch(() => undefined);
  if (raw.closed) release();
  else raw.once('close', release);
  async function* chunks() {
    for await (const chunk of content.chunks()) {
      if (lease.isLost) throw new Error('The lease of the export has ended.');
      yield chunk;
    }
  }
  return chunks();
}

/** The stream of a file being made, whose first chunk is there: what fails before it is no half answer. */
async function begun(chunks: AsyncIterable<Uint8Array>): Promise<Readable> {
  const rest = chunks[Symbol.asyncIterator]();
  let next = await rest.next();
  async function* all() {
    try {
      for (; next.done !== true; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  }
  return Readable.from(all(), { objectMode: false });
}
