import type { ErrorCode } from '@gdd/schema/errors';
import type { Dispatcher } from 'undici';
import type { Deadlines } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';
import { graphqlName, isOfFront, outcomeOf, readResponse, noResponse } from './response.js';
import type { AreaGuard, Ended } from './area.js';
import type { Outcome } from './resilience/breaker.js';
import { Call, explained, type CallListener, type CallTrace, type ExplainedCall } from './call.js';
import type { DriftAlarm } from './drift.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Area, CallInput, DeadlineClass, Endpoint } from './endpoint.js';
import { send, SendError, type HttpResponse, type HttpRequest } from './send.js';
import { repeatedRead } from './repeatedRead.js';

/** Characters of an address: the head of a request, of which it is a part, may have 16 KB. */
const longestAddress = 8_000;

/** The codes of responses to a caller who is no longer who it was. */
const refusals: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN'] satisfies ErrorCode[]);

/** The identity of a request to the gateway, as it is sent to the REST service. */
export interface RequestIdentity {
  readonly requestId: string;
  /** The caller's own bearer: the REST service decides every call by it. */
  readonly token?: string;
  readonly clientAddress: string;
  readonly traceparent?: string;
  /** Makes a span of each call, where requests are traced. */
  readonly trace?: CallTrace;
}

/** The parts that all requests to the gateway share on their way to the REST service. */
export interface UpstreamParts {
  readonly pool: Dispatcher;
  /** The path before that of an endpoint. */
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

/** A read that was asked for: whoever asks for the same shares its response. */
interface Read {
  readonly response: Promise<HttpResponse>;
  /** Whether the gateway alone has asked for it so far. */
  isOwn: boolean;
}

/**
 * The calls that one request to the gateway makes. All end when the client goes or the deadline of the operation
 * passes, and nothing new is begun after that. Identical reads are one call, until a write may have changed the
 * response.
 */
export class UpstreamRequest {
  private readonly cancellation = new Cancellation();
  private readonly reads = new Map<string, Read>();
  private readonly forgetters: (() => void)[] = [];
  /** The calls that are over, where somebody asked to have them explained. */
  private toExplain: Call[] | undefined;
  private made = 0;
  private units = 0;
  private timer: NodeJS.Timeout | undefined;
  private isServiceLate = false;

  constructor(
    private readonly parts: UpstreamParts,
    private readonly identity: RequestIdentity,
  ) {}

  /** Starts the deadline of the whole operation, which the longest class among its endpoints sets. */
  startDeadline(deadline: DeadlineClass): void {
    this.timer = setTimeout(() => {
      // Each try of a read has a deadline of its own: that of the query may pass when it has only begun.
      this.isServiceLate = deadline !== 'read';
      this.end();
    }, this.parts.deadlines[deadline]);
  }

  /** Ends whatever is in flight; every later call is refused. */
  end(): void {
    clearTimeout(this.timer);
    this.cancellation.cancel();
  }

  /** Whether the request is over for the upstream: its client is gone or its deadline has passed. */
  get isOver(): boolean {
    return this.cancellation.isCancelled;
  }

  /**
   * Calls an endpoint.
   *
   * @returns the JSON of the response, recognised by the endpoint's check
   * @throws GatewayError of the closed list
   */
  async call<I, A>(endpoint: Endpoint<I, A>, input: I): Promise<A> {
    return (await this.callWithHeaders(endpoint, input)).data;
  }

  /**
   * As `call`, for the endpoint whose headers say something too.
   *
   * @param isOwn whether the gateway asks for itself, which no operation pays for
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
      if (error instanceof GatewayError && refusals.has(error.code)) this.doubt();
      if (error instanceof SendError) call.failure = error.failure;
      throw error instanceof SendError ? noResponse(endpoint, error) : error;
    } finally {
      this.callEnded(call);
      span?.end(call);
    }
  }

  /** Keeps what the calls of this request come to, from now on, for `explanation`. */
  explain(): void {
    this.toExplain ??= [];
  }

  /** The outcome of each call, in the order of their ends; undefined where nobody asked for it in time. */
  get explanation(): readonly ExplainedCall[] | undefined {
    return this.toExplain?.map(explained);
  }

  /** How many calls were made, those that shared another's answer not counted. */
  get callCount(): number {
    return this.made;
  }

  /** Units of the calls that were sent for the operation so far, those that shared another's answer not counted. */
  get unitsUsed(): number {
    return this.units;
  }

  /** Registers what to forget when it may be true no longer: after a write, and when the service refuses the caller. */
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
    // what the gateway had asked for itself is the operation's as soon as that asks for the same
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
   * Sends a request once, as one of those that its area takes at a time.
   *
   * @param deadline milliseconds after which it is given up; with the request where there is none
   */
  private send(request: HttpRequest, call: Call, deadline?: number): Promise<HttpResponse> {
    return this.parts.areas[call.endpoint.area].call({
      cancellation: this.cancellation,
      patience: this.parts.deadlines.connect,
      send: () => {
        // once, however often it is tried
        if (!call.sent) this.units += call.units;
        call.sent = true;
        return send(this.parts.pool, request, this.cancellation, deadline);
      },
      outcome: this.outcome,
    });
  }

  /**
   * The word of a try about the service; the end of its request says nothing, unless it waited for the service alone.
   */
  private readonly outcome = ({ response, error }: Ended<HttpResponse>): Outcome => {
    if (response !== undefined) return outcomeOf(response);
    if (!(error instanceof SendError)) return 'unknown';
    if (error.failure === 'tooLarge') return 'success';
    return error.failure === 'aborted' && this.isOver && !this.isServiceLate ? 'unknown' : 'failure';
  };

  private forget(): void {
    this.reads.clear();
    this.doubt();
  }

  private doubt(): void {
    for (const forget of this.forgetters) forget();
  }

  /** Asks for a read, again where that makes no work double. A try ends with the request or after its own deadline. */
  private sendRead(request: HttpRequest, call: Call): Promise<HttpResponse> {
    return repeatedRead(() => this.send(request, call, this.parts.deadlines.readTry), {
      isOfFront,
      cancellation: this.cancellation,
      onRetry: () => (call.retried = true),
    });
  }

  private requestFor(endpoint: Endpoint, input: AnyInput, traceparent: string | undefined): HttpRequest {
    const path = `${this.parts.prefix}${filled(endpoint, input.path)}${queryString(input.query)}`;
    if (path.length > longestAddress) throw tooLong(endpoint, input);
    const headers = this.headers(input.idempotencyKey, traceparent);
    if (input.body === undefined) return { method: endpoint.method, path, headers };
    headers['content-type'] = 'application/json';
    return { method: endpoint.method, path, headers, body: JSON.stringify(input.body) };
  }

  private headers(idempotencyKey: string | undefined, traceparent = this.identity.traceparent): Record<string, string> {
    const { requestId, token, clientAddress } = this.identity;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-request-id': requestId,
      'x-forwarded-for': clientAddress,
    };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (traceparent !== undefined) headers['traceparent'] = traceparent;
    if (idempotencyKey !== undefined) {
      checkIdempotencyKey(idempotencyKey);
      headers['idempotency-key'] = idempotencyKey;
    }
    return headers;
  }
}

/** How many things a call of a batch endpoint asks for. */
function batchSizeOf({ batchedBy }: Endpoint, { query }: AnyInput): number | undefined {
  const ids = batchedBy === undefined ? undefined : query?.[batchedBy];
  return ids === undefined ? undefined : String(ids).split(',').length;
}

/** The refusal of an input that no address holds, naming the longest part of it. */
function tooLong({ fields }: Endpoint, { query = {} }: AnyInput): GatewayError {
  const [longest] = Object.entries(query).sort(([, a = ''], [, b = '']) => String(b).length - String(a).length);
  return refused(fields, longest?.[0], 'tooLong');
}

function refused(fields: Endpoint['fields'], name: string | undefined, reason: 'tooLong' | 'invalid'): GatewayError {
  const field = name && graphqlName(fields, name);
  return new GatewayError('BAD_USER_INPUT', field === undefined ? {} : { fields: { [field]: reason } });
}

/** One code unit of two: JavaScript lets it stand alone, UTF-8 has no form for it. */
const halfCharacter = /\p{Surrogate}/u;

function filled({ path, fields }: Endpoint, parameters: AnyInput['path']): string {
  if (parameters === undefined) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name]);
    // none of these is a segment of its own: the address would be that of another endpoint; half a character would throw
    if (['', '.', '..'].includes(value) || halfCharacter.test(value)) throw refused(fields, name, 'invalid');
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

/** A key is a token of visible characters: anything else could not stand in a header. */
function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return;
  throw new GatewayError('BAD_USER_INPUT', { fields: { idempotencyKey: 'invalid' } });
}
