import type { ErrorCode } from '@gdd/schema/errors';
import type { Dispatcher } from 'undici';
import type { Deadlines } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import { graphqlName, isFromProxy, outcomeOf, readResponse, noResponse } from './response.js';
import type { AreaGuard, Ended } from './area.js';
import type { Outcome } from './resilience/breaker.js';
import { Call, explained, type CallListener, type CallTrace, type ExplainedCall } from './call.js';
import type { DriftAlarm } from './drift.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Area, CallInput, DeadlineClass, Endpoint } from './endpoint.js';
import { send, SendError, type HttpResponse, type HttpRequest } from './send.js';
import { repeatedRead } from './repeatedRead.js';

/** Characters of a path with its query at most: the whole head of a request may have 16 KB. */
const maxPathLength = 8_000;

/** Codes after which the cached caller may be outdated: its session ended, or its permissions changed. */
const callerRefusals: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN'] satisfies ErrorCode[]);

/** The identity of a request to the gateway, as it is sent to the REST service. */
export interface RequestIdentity {
  readonly requestId: string;
  /** The caller's own bearer: the REST service decides every call by it. */
  readonly token?: string;
  readonly clientAddress: string;
  /** The browser's, by which a sign-in knows the kind of its device. */
  readonly userAgent?: string;
  readonly traceparent?: string;
  /** Makes a span of each call, where requests are traced. */
  readonly trace?: CallTrace;
}

/** The dependencies that all requests to the gateway share. */
export interface UpstreamParts {
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

type AnyInput = Partial<
  CallInput<Readonly<Record<string, string | number>>, Readonly<Record<string, string | number | undefined>>, unknown>
>;

/** A read that was sent; identical reads of the same request share its response. */
interface Read {
  readonly response: Promise<HttpResponse>;
  /** Whether only the gateway itself has requested it so far, so that the operation has not been charged for it. */
  isOwn: boolean;
}

/**
 * The calls that one request to the gateway makes. All are cancelled when the client disconnects or the deadline of the
 * operation passes; later calls are refused. Identical reads are one call, until a write, which may change the
 * response.
 */
export class UpstreamRequest {
  private readonly cancellation = new Cancellation();
  private readonly reads = new Map<string, Read>();
  private readonly forgetters: (() => void)[] = [];
  /** The finished calls, if an explanation was requested. */
  private toExplain: Call[] | undefined;
  private made = 0;
  private units = 0;
  private timer: NodeJS.Timeout | undefined;
  private isServiceLate = false;

  constructor(
    private readonly parts: UpstreamParts,
    private readonly identity: RequestIdentity,
  ) {}

  /** Starts the deadline of the whole operation. */
  startDeadline(deadline: DeadlineClass): void {
    this.timer = setTimeout(() => {
      // A query's deadline says nothing about the service: its last read may have just begun, and each try has its own.
      this.isServiceLate = deadline !== 'read';
      this.end();
    }, this.parts.deadlines[deadline]);
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
   * @param isOwn whether the gateway calls on its own behalf, which is not charged to the operation
   */
  async callWithHeaders<I, A>(endpoint: Endpoint<I, A>, input: I, isOwn = false): Promise<DataWithHeaders<A>> {
    const call = new Call(endpoint, batchSizeOf(endpoint, input as AnyInput), isOwn ? 0 : endpoint.cost);
    const span = this.identity.trace?.beginCall(endpoint);
    try {
      const request = this.requestFor(endpoint, input as AnyInput, span?.traceparent);
      const response = await (endpoint.effect === 'read' ? this.read(request, call) : this.write(request, call));
      call.responded(response);
      if (!call.shared) this.parts.drift.sample(endpoint, response);
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
    this.toExplain ??= [];
  }

  /** The recorded calls, in the order of their ends; undefined without `explain`. */
  get explanation(): readonly ExplainedCall[] | undefined {
    return this.toExplain?.map(explained);
  }

  /** How many calls were made, without those that shared another's response. */
  get callCount(): number {
    return this.made;
  }

  /** Units of the calls that were sent for the operation so far, without those that shared another's response. */
  get unitsUsed(): number {
    return this.units;
  }

  /** Registers a function that clears cached data; called after a write and when the service refuses the caller. */
  onDoubt(forget: () => void): void {
    this.forgetters.push(forget);
  }

  private read(request: HttpRequest, call: Call): Promise<HttpResponse> {
    const key = `${request.method} ${request.path} ${request.body ?? ''}`;
    const known = this.reads.get(key);
    call.shared = known !== undefined;
    if (known === undefined) {
      const response = this.sendRead(request, call);
      this.reads.set(key, { response, isOwn: call.units === 0 });
      return response;
    }
    // a read of the gateway itself is charged as soon as the operation requests the same
    if (known.isOwn && call.units > 0) {
      known.isOwn = false;
      this.units += call.units;
    }
    return known.response;
  }

  private callEnded(call: Call): void {
    call.end();
    this.toExplain?.push(call);
    if (call.shared) return;
    this.made += 1;
    this.parts.listener?.callEnded(call);
  }

  private write(request: HttpRequest, call: Call): Promise<HttpResponse> {
    return this.send(request, call).finally(() => this.forget());
  }

  /**
   * Sends a request once, through the guard of its area.
   *
   * @param deadline milliseconds after which it is aborted; default: only when the request ends
   */
  private send(request: HttpRequest, call: Call, deadline?: number): Promise<HttpResponse> {
    return this.parts.areas[call.endpoint.area].call({
      cancellation: this.cancellation,
      patience: this.parts.deadlines.connect,
      send: () => {
        // charged once, however often it is retried
        if (!call.sent) this.units += call.units;
        call.sent = true;
        return send(this.parts.pool, request, this.cancellation, deadline);
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

  private forget(): void {
    this.reads.clear();
    this.invalidate();
  }

  private invalidate(): void {
    for (const forget of this.forgetters) forget();
  }

  /** Sends a read, with the retries of `repeatedRead`. A try ends with the request or after its own deadline. */
  private sendRead(request: HttpRequest, call: Call): Promise<HttpResponse> {
    return repeatedRead(() => this.send(request, call, this.parts.deadlines.readTry), {
      isFromProxy,
      cancellation: this.cancellation,
      onRetry: () => (call.retried = true),
    });
  }

  private requestFor(endpoint: Endpoint, input: AnyInput, traceparent: string | undefined): HttpRequest {
    const path = `${this.parts.prefix}${filled(endpoint, input.path)}${queryString(input.query)}`;
    if (path.length > maxPathLength) throw tooLong(endpoint, input);
    const headers = this.headers(input.idempotencyKey, traceparent);
    if (input.body === undefined) return { method: endpoint.method, path, headers };
    headers['content-type'] = 'application/json';
    return { method: endpoint.method, path, headers, body: JSON.stringify(input.body) };
  }

  private headers(idempotencyKey: string | undefined, traceparent = this.identity.traceparent): Record<string, string> {
    const { requestId, token, clientAddress, userAgent } = this.identity;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-request-id': requestId,
      'x-forwarded-for': clientAddress,
    };
    if (userAgent !== undefined) headers['user-agent'] = userAgent;
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (traceparent !== undefined) headers['traceparent'] = traceparent;
    if (idempotencyKey !== undefined) {
      checkIdempotencyKey(idempotencyKey);
      headers['idempotency-key'] = idempotencyKey;
    }
    return headers;
  }
}

/** How many ids a call of a batch endpoint requests. */
function batchSizeOf({ batchedBy }: Endpoint, { query }: AnyInput): number | undefined {
  const ids = batchedBy === undefined ? undefined : query?.[batchedBy];
  return ids === undefined ? undefined : String(ids).split(',').length;
}

/** The error for an input that is too long for a path, naming its longest query parameter. */
function tooLong({ fields }: Endpoint, { query = {} }: AnyInput): GatewayError {
  const [longest] = Object.entries(query).sort(([, a = ''], [, b = '']) => String(b).length - String(a).length);
  return refused(fields, longest?.[0], 'tooLong');
}

function refused(fields: Endpoint['fields'], name: string | undefined, reason: 'tooLong' | 'invalid'): GatewayError {
  const field = name && graphqlName(fields, name);
  return new GatewayError('BAD_USER_INPUT', field === undefined ? {} : { fields: { [field]: reason } });
}

/** A lone surrogate: valid in a JavaScript string, but not encodable as UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

function filled({ path, fields }: Endpoint, parameters: AnyInput['path']): string {
  if (parameters === undefined) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    // empty or dot segments would make the path that of another endpoint; encodeURIComponent throws on a lone surrogate
    if (['', '.', '..'].includes(value) || loneSurrogate.test(value)) throw refused(fields, name, 'invalid');
    return encodeURIComponent(value);
  });
}

function queryString(query: Readonly<Record<string, string | number | undefined>> | undefined): string {
  if (query === undefined) return '';
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** A key has only visible ASCII characters: others are not valid in a header. */
function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return;
  throw new GatewayError('BAD_USER_INPUT', { fields: { idempotencyKey: 'invalid' } });
}
