import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorCode } from '@gdd/schema/errors';
import type { StatementObserver } from '../database/connections/statements.js';
import type { App } from '../platform/http/routes.js';
import { traceparentOf } from './traceContext.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, if requests are traced. */
    trace: RequestTrace | undefined;
  }
}

/** The data of a request at its start. */
export interface TracedRequest {
  readonly method: string;
  /** The route's pattern, never the URL. */
  readonly route: string;
  readonly requestId: string;
  /** The trace context sent by the client, if any. */
  readonly traceparent: string | undefined;
}

/** The data of a request at its end. */
export interface TracedEnd {
  readonly status: number;
  readonly code: ErrorCode | undefined;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** Creates a span for each statement until the request ends. */
  readonly observeStatement: StatementObserver;
  end(end: TracedEnd): void;
}

/** Creates spans and exports them. */
export interface SpanMaker {
  begin(request: TracedRequest): RequestTrace;
  /** Exports the remaining spans, with a short timeout. */
  close(): Promise<void>;
}

/** Spans of requests and of their SQL statements. */
export class Tracing {
  private readonly current = new AsyncLocalStorage<RequestTrace>();

  constructor(private readonly spans: SpanMaker) {}

  /** Creates a span for a statement of the current request. */
  readonly observeStatement: StatementObserver = (statement) =>
    this.current.getStore()?.observeStatement(statement) ?? (() => undefined);

  /** Creates a span for each request, except those of probes and unknown routes. */
  traceRequests(app: App): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id: requestId, routeOptions } = request;
      const { url: route, config } = routeOptions;
      if (route === undefined || config.isProbe === true) return done();
      request.trace = this.spans.begin({ method, route, requestId, traceparent: traceparentOf(request) });
      return this.current.run(request.trace, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.trace?.end({ status: reply.statusCode, code: request.refusedWith });
      done();
    });
  }

  /** Exports the remaining spans. */
  close(): Promise<void> {
    return this.spans.close();
  }
}
