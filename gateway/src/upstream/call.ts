import type { Endpoint } from './endpoint.js';
import type { HttpResponse, Failure } from './send.js';

/** How a call ended: the class of the response status, or why there was none; `refused` was never sent. */
export type CallOutcome = '2xx' | '3xx' | '4xx' | '5xx' | Failure | 'refused';

/** The properties of an endpoint for logs and metrics: never an address with its parameter values. */
export type CalledEndpoint = Pick<Endpoint, 'area' | 'method' | 'path'>;

/** One call of an endpoint, as reported to the log, the metrics, the trace and the explanation of an operation. */
export class Call {
  private readonly began = performance.now();
  private took = 0;
  /** The status of the response, if there was one. */
  status: number | undefined;
  /** Why there was no response, if sending was attempted. */
  failure: Failure | undefined;
  /** Whether it was retried. */
  retried = false;
  /** Whether it shared the response of an identical read of the same operation, and sent no request itself. */
  shared = false;
  /** Whether it was sent, at least once. */
  sent = false;

  /**
   * @param endpoint what is called
   * @param batchSize how many ids it requests, if the endpoint takes several
   * @param units the cost charged to the operation: 0 for calls that the gateway makes on its own behalf
   */
  constructor(
    readonly endpoint: CalledEndpoint,
    readonly batchSize: number | undefined,
    readonly units: number,
  ) {}

  /** The duration in milliseconds; 0 while it runs. */
  get milliseconds(): number {
    return this.took;
  }

  get outcome(): CallOutcome {
    if (this.status === undefined) return this.failure ?? 'refused';
    if (this.status < 300) return '2xx';
    if (this.status < 400) return '3xx';
    return this.status < 500 ? '4xx' : '5xx';
  }

  /** Records the response. */
  responded({ status }: Pick<HttpResponse, 'status'>): void {
    this.status = status;
  }

  /** Stops its clock. */
  end(): void {
    this.took = performance.now() - this.began;
  }
}

/** The observer of every finished call of this process: the metrics. It must cost next to nothing. */
export interface CallListener {
  callEnded(call: Call): void;
}

/** A call as listed in `extensions.upstream`. */
export interface ExplainedCall {
  /** Method and path of the endpoint as the specification writes it: `GET /dealers/{id}`. */
  readonly route: string;
  readonly ms: number;
  /** Null where there was no response. */
  readonly status: number | null;
  /** How many ids were requested in one call. */
  readonly batchSize?: number;
  readonly retried: boolean;
  readonly shared: boolean;
}

/** The explanation of a finished call. */
export function explained({ endpoint, milliseconds, status, batchSize, retried, shared }: Call): ExplainedCall {
  return {
    route: `${endpoint.method} ${endpoint.path}`,
    ms: Math.round(milliseconds * 10) / 10,
    status: status ?? null,
    ...(batchSize !== undefined && { batchSize }),
    retried,
    shared,
  };
}

/** The span of one call, where requests are traced. */
export interface CallSpan {
  /** The W3C trace context that is sent to the REST service. */
  readonly traceparent: string;
  end(call: Call): void;
}

/** The trace of one request, to which its calls add spans. */
export interface CallTrace {
  beginCall(endpoint: CalledEndpoint): CallSpan;
}
