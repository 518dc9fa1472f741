import type { ErrorCode } from '@gdd/schema/errors';
import type { Dispatcher } from 'undici';
import type { Deadlines } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import { isFromProxy, outcomeOf, readResponse, noResponse } from './response.js';
import type { AreaGuard, Ended } from './area.js';
import type { Outcome } from './resilience/breaker.js';
import { Call, explained, type CallListener, type ExplainedCall } from './call.js';
import type { DriftAlarm } from './drift.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Area, DeadlineClass, Endpoint } from './endpoint.js';
import { send, SendError, type HttpResponse, type HttpRequest } from './send.js';
import { repeatedRead } from './repeatedRead.js';
import { batchSizeOf, headersOf, requestOf, type AnyInput, type RequestIdentity } from './restRequest.js';

/** Codes after which the cached caller may be outdated: its session ended, or its permissions changed. */
const callerRefusals: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN'] satisfies ErrorCode[]);

/** What all requests to the gateway share. */
export interface SharedUpstream {
  readonly pool: Dispatcher;
  /** The path prefix of all endpoints. */
  readonly prefix: string;
  readonly deadlines: Deadlines;
  readonly areas: Readonly<Record<Area, AreaGuard>>;
  readonly drift: DriftAlarm;
  readonly listener?: CallListener | undefined;
}

/** The data of a response, with its headers. */
export interface DataWithHeaders<A> {
  readonly data: A;
  readonly headers: HttpResponse['headers'];
}

/** A read that was sent; identical reads of the same request share its response. */
interface Read {
  readonly response: Promise<HttpResponse>;
  /** Only the gateway itself has requested it so far: the operation has not been charged for it. */
  isFree: boolean;
}

/**
 * The calls that one request to the gateway makes. All are cancelled when the client disconnects or the deadline of the
 * operation passes; later calls are refused. Identical reads are one call, until a write, which may change the
 * response.
 */
export class UpstreamRequest {
  private readonly cancellation = new Cancellation();
  private readonly reads = new Map<string, Read>();
  private readonly invalidated: (() => void)[] = [];
  /** The finished calls, if an explanation was requested. */
  private recordedCalls: Call[] | undefined;
  private callsMade = 0;
  private unitsCharged = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The deadline has passed because the service is slow. */
  private isServiceLate = false;

  constructor(
    private readonly shared: SharedUpstream,
    private readonly identity: RequestIdentity,
  ) {}

  /** Starts the deadline of the whole operation. */
  startDeadline(deadline: DeadlineClass): void {
    this.timer = setTimeout(() => {
      // A query's deadline says nothing about the service: its last read may have just begun, and each try has its own.
      this.isServiceLate = deadline !== 'read';
      this.end();
    }, this.shared.deadlines[deadline]);
  }

  /** Cancels all running calls; later calls are refused. */
  end(): void {
    clearTimeout(this.timer);
    this.cancellation.cancel();
  }

  /** Whether the calls are cancelled: the client disconnected, the deadline passed, or the request has ended. */
  get isOver(): boolean {
    return this.cancellation.isCancelled;
  }

  /**
   * Calls an endpoint.
   *
   * @returns the JSON of the response, checked by `endpoint.recognises`
   * @throws GatewayError of the closed list
   */
  async call<I, A>(endpoint: Endpoint<I, A>, input: I): Promise<A> {
    return (await this.callWithHeaders(endpoint, input)).data;
  }

  /**
   * As `call`, for endpoints whose response headers are needed too.
   *
   * @param isFree whether the gateway calls on its own behalf, which is not charged to the operation
   */
  async callWithHeaders<I, A>(endpoint: Endpoint<I, A>, input: I, isFree = false): Promise<DataWithHeaders<A>> {
    const call = new Call(endpoint, batchSizeOf(endpoint, input as AnyInput), isFree ? 0 : endpoint.cost);
    const span = this.identity.trace?.beginCall(endpoint);
    try {
      const traceparent = span?.traceparent ?? this.identity.traceparent;
      const request = requestOf(endpoint, input as AnyInput, {
        prefix: this.shared.prefix,
        headers: headersOf({ ...this.identity, ...(traceparent !== undefined && { traceparent }) }),
      });
      const response = await (endpoint.effect === 'read' ? this.read(request, call) : this.write(request, call));
      call.responded(response);
      if (!call.shared) this.shared.drift.sample(endpoint, response);
      return { data: readResponse(endpoint, response), headers: response.headers };
    } catch (error) {
      if (error instanceof GatewayError && callerRefusals.has(error.code)) this.invalidate();
      if (error instanceof SendError) call.failure = error.failure;
      throw error instanceof SendError ? noResponse(endpoint, error) : error;
    } finally {
      this.callEnded(call);
      span?.end(call);
    }
  }

  /** Records the calls of this request from now on, for `explanation`. */
  explain(): void {
    this.recordedCalls ??= [];
  }

  /** The recorded calls, in the order of their ends; undefined without `explain`. */
  get explanation(): readonly ExplainedCall[] | undefined {
    return this.recordedCalls?.map(explained);
  }

  /** How many calls were made, without those that shared another's response. */
  get callCount(): number {
    return this.callsMade;
  }

  /** Units of the calls that were sent for the operation so far, without those that shared another's response. */
  get unitsUsed(): number {
    return this.unitsCharged;
  }

  /** Registers a function that clears cached data; called after a write and when the service refuses the caller. */
  onInvalidated(clear: () => void): void {
    this.invalidated.push(clear);
  }

  private read(request: HttpRequest, call: Call): Promise<HttpResponse> {
    const key = `${request.method} ${request.path} ${request.body ?? ''}`;
    const known = this.reads.get(key);
    call.shared = known !== undefined;
    if (known === undefined) {
      const response = this.sendRead(request, call);
      this.reads.set(key, { response, isFree: call.units === 0 });
      return response;
    }
    // a read of the gateway itself is charged as soon as the operation requests the same
    if (known.isFree && call.units > 0) {
      known.isFree = false;
      this.unitsCharged += call.units;
    }
    return known.response;
  }

  private callEnded(call: Call): void {
    call.end();
    this.recordedCalls?.push(call);
    if (call.shared) return;
    this.callsMade += 1;
    this.shared.listener?.callEnded(call);
  }

  private write(request: HttpRequest, call: Call): Promise<HttpResponse> {
    return this.send(request, call).finally(() => {
      this.reads.clear();
      this.invalidate();
    });
  }

  /**
   * Sends a request once, through the guard of its area.
   *
   * @param deadline milliseconds after which it is aborted; default: only when the request ends
   */
  private send(request: HttpRequest, call: Call, deadline?: number): Promise<HttpResponse> {
    return this.shared.areas[call.endpoint.area].call({
      cancellation: this.cancellation,
      patience: this.shared.deadlines.connect,
      send: () => {
        // charged once, however often it is retried
        if (!call.sent) this.unitsCharged += call.units;
        call.sent = true;
        return send(this.shared.pool, request, this.cancellation, deadline);
      },
      outcome: this.outcome,
    });
  }

  /**
   * What a try says about the state of the service. A cancelled request says nothing, unless its own deadline passed
   * while it waited for the service.
   */
  private readonly outcome = ({ response, error }: Ended<HttpResponse>): Outcome => {
    if (response !== undefined) return outcomeOf(response);
    if (!(error instanceof SendError)) return 'unknown';
    if (error.failure === 'tooLarge') return 'success';
    return error.failure === 'aborted' && this.isOver && !this.isServiceLate ? 'unknown' : 'failure';
  };

  private invalidate(): void {
    for (const clear of this.invalidated) clear();
  }

  /** Sends a read, with the retries of `repeatedRead`. A try ends with the request or after its own deadline. */
  private sendRead(request: HttpRequest, call: Call): Promise<HttpResponse> {
    return repeatedRead(() => this.send(request, call, this.shared.deadlines.readTry), {
      isFromProxy,
      cancellation: this.cancellation,
      onRetry: () => (call.retried = true),
    });
  }
}
