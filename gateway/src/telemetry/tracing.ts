import type { CallTrace } from '../upstream/call.js';
import type { OperationLog } from './operationLog.js';

/** The end of a request, for its span. */
export interface TracedEnd extends OperationLog {
  readonly status: number;
}

/** The trace of one request. */
export interface RequestTrace extends CallTrace {
  /** The W3C trace context of the request's own span. */
  readonly traceparent: string;
  end(end: TracedEnd): void;
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

/** Makes spans of requests and their calls, and sends them on. */
export interface Tracing {
  begin(request: TracedRequest): RequestTrace;
  /** Sends what is left; it gives up soon where nobody takes it. */
  close(): Promise<void>;
}
