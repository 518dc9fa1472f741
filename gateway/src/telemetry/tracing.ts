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

/** The start of a request, for its span. */
export interface TracedRequest {
  readonly method: string;
  /** The route's pattern, never the address. */
  readonly route: string;
  readonly requestId: string;
  /** The trace context of its sender, if it sent one. */
  readonly traceparent: string | undefined;
}

/** Creates spans for requests and their calls, and exports them. */
export interface Tracing {
  begin(request: TracedRequest): RequestTrace;
  /** Exports the remaining spans; gives up after a short time. */
  close(): Promise<void>;
}
