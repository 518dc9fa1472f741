import type { Endpoint } from './endpoint.js';
import type { HttpResponse, Failure } from './send.js';

/** How a call ended: with a response of this class of statuses, or why there was none; `refused` was never sent. */
export type CallOutcome = '2xx' | '3xx' | '4xx' | '5xx' | Failure | 'refused';

/** What logs and metrics may say of a call's endpoint: never an address with its values. */
export type CalledEndpoint = Pick<Endpoint, 'area' | 'method' | 'path'>;

/** One call of an endpoint, as the log, the metrics, the trace and the explanation of an operation know it. */
export class Call {
  private readonly began = performance.now();
  private took = 0;
  /** The status of the response, where there was one. */
  status: number | undefined;
  /** Why there was no response, where something was sent or tried. */
  failure: Failure | undefined;
  /** Whether it was tried again. */
  retried = false;
  /** Whether it shared the response of an identical read of the same operation, and asked nothing itself. */
  shared = false;
  /** Whether it was sent, at least once. */
  sent = false;

  /**
   * @param endpoint what is called
   * @param batchSize how many things it asks for by their ids, where the endpoint takes many
   * @param units what an operation pays for it: nothing for what the gateway asks for itself
   */
  constructor(
    readonly endpoint: CalledEndpoint,
    readonly batchSize: number | undefined,
    readonly units: number,
  ) {}

  /** Milliseconds that it took; 0 while it runs. */
  get milliseconds(): number {
    return this.took;
  }

  get outcome(): CallOutcome {
    if (this.status === undefined) return this.failure ?? 'refused';
    if (this.status < 300) return '2xx';
    if (this.status < 400) return '3xx';
    return this.status < 500 ? '4xx' : '5xx';
  }

  /** Takes note of the response. */
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

/** A call as `extensions.upstream` shows it to whoever may see how an operation was put together. */
export interface ExplainedCall {
  /** Method and path of the endpoint as the specification writes it: `GET /dealers/{id}`. */
  readonly route: string;
  readonly ms: number;
  /** Null where there was no response. */
  readonly status: number | null;
  /** How many things were asked for by their ids in one call. */
  readonly batchSize?: number;
  readonly retried: boolean;
  readonly shared: boolean;
}

/** The explanation of a call that is over. */
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

/** The trace of one request, as its calls know it. */
export interface CallTrace {
  beginCall(endpoint: CalledEndpoint): CallSpan;
}
