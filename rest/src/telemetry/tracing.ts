import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorCode } from '@gdd/schema/errors';
import type { StatementObserver } from '../database/connections/statements.js';
import type { App } from '../platform/http/routes.js';
import { traceparentOf } from './traceContext.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the request, where requests are traced. */
    trace: RequestTrace | undefined;
  }
}

/** A request that begins. */
export interface TracedRequest {
  readonly method: string;
  /** The route's pattern, never the address. */
  readonly route: string;
  readonly requestId: string;
  /** The trace that it is part of, where its sender says so. */
  readonly traceparent: string | undefined;
}

/** The end of a request, for its span. */
export interface TracedEnd {
  readonly status: number;
  readonly code: ErrorCode | undefined;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** Makes a span of each statement until the request is over. */
  readonly observeStatement: StatementObserver;
  end(end: TracedEnd): void;
}

/** Makes spans and sends them on. */
export interface SpanMaker {
  begin(request: TracedRequest): RequestTrace;
  /** Sends what is left; it gives up soon where nobody takes it. */
  close(): Promise<void>;
}

/** Spans of requests, and of the SQL statements that each of them takes. */
export class Tracing {
  private readonly current = new AsyncLocalStorage<RequestTrace>();

  constructor(private readonly spans: SpanMaker) {}

  /** Makes a span of a statement of a request. */
  readonly observeStatement: StatementObserver = (statement) =>
    this.current.getStore()?.observeStatement(statement) ?? (() => undefined);

  /** Makes a span of each request but those by which machines look after the service. */
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

  /** Sends what is left. */
  close(): Promise<void> {
    return this.spans.close();
  }
}
