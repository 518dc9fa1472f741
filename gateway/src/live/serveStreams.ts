import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  parse,
  subscribe,
  validate,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Caller } from '../access/callers.js';
import type { GatewayContext } from '../context.js';
import { formatError } from '../errors/formatError.js';
import { GatewayError } from '../errors/gatewayError.js';
import { maxTokens } from '../limits/limits.js';
import type { Operations } from '../operations/operations.js';
import type { Variables } from '../limits/variables.js';
import { liveSession } from '../upstream/endpoints.generated.js';
import { bearerOf } from '../web/requests/requestIdentity.js';
import type { LiveStreams } from './LiveStreams.js';

interface StreamParts {
  readonly schema: GraphQLSchema;
  readonly operations: Operations;
  readonly streams: LiveStreams;
  /** Creates the context of a request, and resolves the hash of a trusted document to its text. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => { context: GatewayContext; trusted?: string };
}

/** A validated request, as passed to graphql-sse. */
interface ReadyStream {
  readonly args: ExecutionArgs;
  readonly context: GatewayContext;
  readonly reply: FastifyReply;
}

/**
 * `POST /graphql/stream`: subscriptions as server-sent events (the protocol of graphql-sse, one connection for each).
 * A request is refused with an HTTP status, as any other; a stream ends with its session.
 */
export function serveStreams(app: FastifyInstance, { schema, operations, streams, begin }: StreamParts): void {
  const handle = createHandler<null, ReadyStream, Record<string, unknown>>({
    schema,
    authenticate: () => null,
    validate: () => [],
    subscribe: (args) => subscribe(args) as Promise<AsyncGenerator<ExecutionResult> | ExecutionResult>,
    onSubscribe: ({ context }) => context.args as never,
    onOperation: (_context, { context: { context } }, _args, result) => {
      if (!('errors' in result) || result.errors === undefined) return undefined;
      operations.noteErrors(context, result.errors);
      const errors = result.errors.map((error) => formatError(error.toJSON(), error));
      return { errors: operations.complete(errors, context) } as unknown as ExecutionResult;
    },
    // backpressure: otherwise the library would buffer all events for a client that does not read
    onNext: (_context, { context: { reply } }) => drained(reply),
  });

  app.post('/graphql/stream', { config: { isTransfer: true, isStream: true } }, async (request, reply) => {
    const { context, trusted } = begin(request, reply);
    const bearer = bearerOf(request);
    if (bearer === undefined) throw new GatewayError('UNAUTHENTICATED');
    if (bearer.isPersonal || bearer.isService) throw new GatewayError('FORBIDDEN', { reason: 'readOnlyToken' });
    const { query, variables } = (request.body ?? {}) as { query?: unknown; variables?: Variables | null };
    const document = documentOf(schema, trusted ?? query);
    const { session } = await operations.payForLookUp(
      context,
      async () => (await context.upstream.call(liveSession, {})).data,
    );
    streams.admit(session.userId);
    const caller: Caller = { userId: session.userId, permissions: new Set(session.permissions), signedIn: true };
    const streaming: GatewayContext = {
      ...context,
      callerSource: {
        hasToken: true,
        onlyReads: false,
        isService: false,
        remembered: () => caller,
        lookUp: () => Promise.resolve(caller),
      },
      openLive: (after) => {
        const stream = streams.open(session, after);
        reply.raw.once('close', () => stream.close());
        return stream;
      },
    };
    await beginOperation(operations, streaming, document, variables ?? {});
    operations.end(streaming);
    const [body] = await handle({
      method: 'POST',
      url: '/graphql/stream',
      headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : 'application/json') },
      body: { query: '' },
      raw: null,
      context: {
        args: { schema, document, contextValue: streaming, variableValues: variables ?? {} },
        context: streaming,
        reply,
      },
    });
    if (body === null || typeof body === 'string') throw new GatewayError('BAD_USER_INPUT');
    return reply
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(body));
  });
  app.addHook('preClose', (done) => {
    streams.drain();
    done();
  });
}

/** @throws GatewayError BAD_USER_INPUT unless the text is a valid document with one operation */
function documentOf(schema: GraphQLSchema, text: unknown) {
  if (typeof text !== 'string') throw new GatewayError('BAD_USER_INPUT');
  const document = parsed(text);
  if (!getOperationAST(document) || validate(schema, document, undefined, { maxErrors: 1 }).length > 0) {
    throw new GatewayError('BAD_USER_INPUT');
  }
  return document;
}

function parsed(text: string) {
  try {
    return parse(text, { maxTokens });
  } catch {
    throw new GatewayError('BAD_USER_INPUT');
  }
}

async function beginOperation(
  operations: Operations,
  context: GatewayContext,
  document: ReturnType<typeof parse>,
  variables: Variables,
): Promise<void> {
  const operation = getOperationAST(document);
  if (!operation) throw new GatewayError('BAD_USER_INPUT');
  try {
    await operations.begin(context, operations.know(document, operation), variables, 'stream');
  } catch (error) {
    throw error instanceof GraphQLError && error.originalError instanceof GatewayError ? error.originalError : error;
  }
}

/** Waits until the connection can take more data, or is closed. */
function drained({ raw }: FastifyReply): Promise<void> | undefined {
  if (!raw.writableNeedDrain || raw.destroyed) return undefined;
  return new Promise((resolve) => {
    const go = () => {
      raw.off('drain', go).off('close', go);
      resolve();
    };
    raw.once('drain', go).once('close', go);
  });
}
