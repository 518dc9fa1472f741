import { errorStatus } from '@gdd/schema/errors';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Call, CallListener, CallOutcome } from '../upstream/call.js';
import type { Lane } from '../operations/lane.js';
import type { AreaState } from '../upstream/area.js';
import { areas, type Area } from '../upstream/endpoint.js';

/** How an operation ended: well, refused for what it asked, or failed for what it could not help. */
export type OperationOutcome = 'ok' | 'refused' | 'failed';

/** An operation that is over, as far as the metrics look at it. */
export interface MeasuredOperation {
  readonly lane: Lane;
  /** The name of a trusted document; empty for free ones, whose names are anybody's and never end. */
  readonly document: string;
  readonly codes: readonly string[];
  readonly seconds: number;
}

interface Observer {
  observe(value: number): void;
}
interface Incrementer {
  inc(value?: number): void;
}

type OperationObservers = Readonly<Record<OperationOutcome, Observer>>;

/** Bounds in seconds: a page of the portal in the middle, the deadlines of reads and writes at the end. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const outcomes: readonly CallOutcome[] = ['2xx', '3xx', '4xx', '5xx', 'connection', 'aborted', 'tooLarge', 'refused'];
const statusOfCode: ReadonlyMap<string, number> = new Map(Object.entries(errorStatus));
const breakerNumbers = { closed: 0, halfOpen: 1, open: 2 } as const;

/**
 * The metrics of one gateway, in a registry of its own. Every series is bounded: by routes, areas, lanes, codes and
 * trusted documents, never by what a caller may name. Handles of series are kept, so that counting makes no garbage.
 */
export class Metrics implements CallListener {
  readonly registry = new Registry();
  private readonly operations = new Map<Lane, Map<string, OperationObservers>>();
  private readonly requests = new Map<string, (Incrementer | undefined)[]>();
  private readonly errors = new Map<string, Incrementer>();
  private readonly calls: Readonly<Record<Area, Readonly<Record<CallOutcome, Observer>>>>;
  private readonly retries: Readonly<Record<Area, Incrementer>>;
  private readonly requestCounter: Counter<'route' | 'status'>;
  private readonly operationHistogram: Histogram<'lane' | 'document' | 'outcome'>;
  private readonly errorCounter: Counter<'code'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requestCounter = new Counter({
      name: 'gateway_http_requests_total',
      help: 'Requests answered, by route and class of status.',
      labelNames: ['route', 'status'],
      registers,
    });
    this.operationHistogram = new Histogram({
      name: 'gateway_operation_seconds',
      help: 'Duration of GraphQL operations by lane, trusted document and outcome (ok, refused, failed).',
      labelNames: ['lane', 'document', 'outcome'],
      buckets,
      registers,
    });
    this.errorCounter = new Counter({
      name: 'gateway_errors_total',
      help: 'Errors shown to callers, by code.',
      labelNames: ['code'],
      registers,
    });
    const calls = new Histogram({
      name: 'gateway_upstream_seconds',
      help: 'Duration of calls of the REST service by area and outcome: class of status, or why there was no answer.',
      labelNames: ['area', 'outcome'],
      buckets,
      registers,
    });
    const retries = new Counter({
      name: 'gateway_upstream_retries_total',
      help: 'Reads of the REST service that were tried a second time, by area.',
      labelNames: ['area'],
      registers,
    });
    this.calls = byName(areas, (area) => byName(outcomes, (outcome) => calls.labels(area, outcome)));
    this.retries = byName(areas, (area) => retries.labels(area));
  }

  /** Counts a request that was answered. @param route the route's pattern, never the address */
  requestEnded(route: string, status: number): void {
    const statusClass = Math.floor(status / 100);
    let counters = this.requests.get(route);
    if (counters === undefined) this.requests.set(route, (counters = []));
    (counters[statusClass] ??= this.requestCounter.labels(route, `${statusClass}xx`)).inc();
  }

  /** Counts an operation that was answered, and its errors. */
  operationEnded({ lane, document, codes, seconds }: MeasuredOperation): void {
    this.operationsOf(lane, document)[outcomeOf(codes)].observe(seconds);
    this.errorsShown(codes);
  }

  /** Counts errors that were shown outside of an operation. */
  errorsShown(codes: readonly string[]): void {
    for (const code of codes) {
      let counter = this.errors.get(code);
      if (counter === undefined) this.errors.set(code, (counter = this.errorCounter.labels(code)));
      counter.inc();
    }
  }

  /** Counts a call of the REST service. */
  callEnded(call: Call): void {
    const { area } = call.endpoint;
    this.calls[area][call.outcome].observe(call.milliseconds / 1_000);
    if (call.retried) this.retries[area].inc();
  }

  /** Shows how the areas of the REST service are doing, asked when the metrics are read. */
  watchAreas(read: () => readonly AreaState[]): void {
    const gauge = (name: string, help: string, value: (state: AreaState) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['area'],
        registers: [this.registry],
        collect() {
          for (const state of read()) this.set({ area: state.name }, value(state));
        },
      });
    const breaker = 'The breaker of an area of the REST service: 0 closed, 1 trying again, 2 open.';
    gauge('gateway_upstream_breaker', breaker, (state) => breakerNumbers[state.breaker]);
    gauge('gateway_upstream_running', 'Calls under way, by area.', (state) => state.running);
    gauge('gateway_upstream_queued', 'Calls that wait for their turn, by area.', (state) => state.queued);
  }

  /** Shows which answers of the REST service were not as described, asked when the metrics are read. */
  watchDrift(read: () => ReadonlyMap<string, number>): void {
    new Counter({
      name: 'gateway_upstream_drift_total',
      help: 'Answers of the REST service that were looked at and are not as described, by operation.',
      labelNames: ['operation'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [operation, count] of read()) this.inc({ operation }, count);
      },
    });
  }

  /** The metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private operationsOf(lane: Lane, document: string): OperationObservers {
    let documents = this.operations.get(lane);
    if (documents === undefined) this.operations.set(lane, (documents = new Map<string, OperationObservers>()));
    let observers = documents.get(document);
    if (observers === undefined) {
      observers = byName(['ok', 'refused', 'failed'], (each) => this.operationHistogram.labels(lane, document, each));
      documents.set(document, observers);
    }
    return observers;
  }
}

function outcomeOf(codes: readonly string[]): OperationOutcome {
  if (codes.length === 0) return 'ok';
  return codes.some((code) => (statusOfCode.get(code) ?? 500) >= 500) ? 'failed' : 'refused';
}

/** A record with every name, which is what the assertion says. */
function byName<K extends string, V>(names: readonly K[], value: (name: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
}
