import { errorStatus } from '@gdd/schema/errors';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Call, CallListener, CallOutcome } from '../upstream/call.js';
import { channels, type RequestChannel } from '../access/requestChannel.js';
import type { AreaState } from '../upstream/area.js';
import { areas } from '../upstream/areas.generated.js';
import type { Area } from '../upstream/endpoint.js';

/** The outcome of an operation: success, refused (errors below 500), or failed (an error with 500 or above). */
type OperationOutcome = 'ok' | 'refused' | 'failed';

/** A finished operation, with what the metrics need. */
interface MeasuredOperation {
  readonly channel: RequestChannel;
  /** The name of a trusted document; empty for free ones, whose names are unbounded. */
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
/** A plain counter, cheap for every request; prom-client reads it when the metrics are read. */
interface Tally {
  count: number;
}

type OperationObservers = Readonly<Record<OperationOutcome, Observer>>;

/** Histogram bounds in seconds; the upper ones are near the deadlines of reads and writes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const operationOutcomes: readonly OperationOutcome[] = ['ok', 'refused', 'failed'];
const callOutcomes: readonly CallOutcome[] = [
  '2xx',
  '3xx',
  '4xx',
  '5xx',
  'connection',
  'aborted',
  'tooLarge',
  'refused',
];
const codes = Object.keys(errorStatus);
const statusOfCode: ReadonlyMap<string, number> = new Map(Object.entries(errorStatus));
const breakerNumbers = { closed: 0, halfOpen: 1, open: 2 } as const;

/**
 * The metrics of one gateway, in a registry of its own. Every series is bounded: by routes, areas, channels, codes and
 * trusted documents, never by names that callers choose. Handles of series are cached, so that counting allocates
 * nothing. Metrics that alerts use start at 0: Prometheus sees no increase in a series that begins with 1.
 */
export class Metrics implements CallListener {
  readonly registry = new Registry();
  private readonly operations = new Map<RequestChannel, Map<string, OperationObservers>>();
  private readonly operationTallies = byName(channels, () => byName(operationOutcomes, () => tally()));
  /** By route, then by the first digit of the status. */
  private readonly requestTallies = new Map<string, Tally[]>();
  private readonly calls: Readonly<Record<Area, Readonly<Record<CallOutcome, Observer>>>>;
  private readonly retries: Readonly<Record<Area, Incrementer>>;
  private readonly operationHistogram: Histogram<'channel' | 'document' | 'outcome'>;
  private readonly errorCounter: Counter<'code'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.showTallies();
    this.operationHistogram = new Histogram({
      name: 'gateway_operation_duration_seconds',
      help: 'Duration of GraphQL operations by channel, trusted document and outcome (ok, refused, failed).',
      labelNames: ['channel', 'document', 'outcome'],
      buckets,
      registers,
    });
    this.errorCounter = new Counter({
      name: 'gateway_errors_total',
      help: 'Errors shown to callers, by code.',
      labelNames: ['code'],
      registers,
    });
    for (const code of codes) this.errorCounter.inc({ code }, 0);
    const calls = new Histogram({
      name: 'gateway_upstream_call_duration_seconds',
      help: 'Duration of calls of the REST service by area and outcome: class of status, or why there was no answer.',
      labelNames: ['area', 'outcome'],
      buckets,
      registers,
    });
    const retries = new Counter({
      name: 'gateway_upstream_retries_total',
      help: 'Reads of the REST service that were tried again, by area.',
      labelNames: ['area'],
      registers,
    });
    this.calls = byName(areas, (area) => byName(callOutcomes, (outcome) => calls.labels(area, outcome)));
    for (const area of areas) retries.inc({ area }, 0);
    this.retries = byName(areas, (area) => retries.labels(area));
  }

  /** Counts a finished request. @param route the route's pattern, never the address */
  requestEnded(route: string, status: number): void {
    const statusClass = Math.floor(status / 100);
    let tallies = this.requestTallies.get(route);
    if (tallies === undefined) this.requestTallies.set(route, (tallies = []));
    (tallies[statusClass] ??= tally()).count += 1;
  }

  /** Counts a finished operation and its errors. */
  operationEnded({ channel, document, codes, seconds }: MeasuredOperation): void {
    const outcome = outcomeOf(codes);
    this.operationTallies[channel][outcome].count += 1;
    this.operationsOf(channel, document)[outcome].observe(seconds);
    this.reportedErrors(codes);
  }

  /** Counts errors that were reported outside of an operation. */
  reportedErrors(codes: readonly string[]): void {
    for (const code of codes) this.errorCounter.inc({ code });
  }

  /** Counts a call of the REST service. */
  callEnded(call: Call): void {
    const { area } = call.endpoint;
    this.calls[area][call.outcome].observe(call.milliseconds / 1_000);
    if (call.retried) this.retries[area].inc();
  }

  /** Adds gauges of the areas of the REST service, read when the metrics are. */
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
    const breaker = 'The breaker of an area of the REST service: 0 closed, 1 the next call tries again, 2 open.';
    gauge('gateway_upstream_breaker_state', breaker, (state) => breakerNumbers[state.breaker]);
    gauge('gateway_upstream_calls_running', 'Calls under way, by area.', (state) => state.running);
    gauge('gateway_upstream_calls_queued', 'Calls that wait for their turn, by area.', (state) => state.queued);
    this.counterOf(
      {
        name: 'gateway_upstream_breaker_openings_total',
        help: 'How often the breaker of an area opened.',
        labelNames: ['area'],
      },
      () => read().map(({ name, openings }) => [{ area: name }, openings]),
    );
  }

  /** Adds a counter of drifted responses by area, read when the metrics are. */
  watchDrift(read: () => ReadonlyMap<Area, number>): void {
    this.counterOf(
      {
        name: 'gateway_upstream_drift_total',
        help: 'Answers of the REST service that were looked at and are not as described, by area.',
        labelNames: ['area'],
      },
      () => [...read()].map(([area, count]) => [{ area }, count]),
    );
  }

  /** Adds a gauge of whether gateways share their rates, read when the metrics are; only if Redis is configured. */
  watchRates(isShared: () => boolean): void {
    new Gauge({
      name: 'gateway_rates_shared',
      help: 'Whether the rates of all gateways are one: 1, or 0 while Redis is away and this one counts by itself.',
      registers: [this.registry],
      collect() {
        this.set(isShared() ? 1 : 0);
      },
    });
  }

  /** Adds a gauge of open live streams, read when the metrics are. */
  watchStreams(open: () => number): void {
    new Gauge({
      name: 'gateway_live_streams',
      help: 'Live streams that are open.',
      registers: [this.registry],
      collect() {
        this.set(open());
      },
    });
  }

  /** The metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private showTallies(): void {
    this.counterOf(
      {
        name: 'gateway_http_requests_total',
        help: 'Requests answered, by route and class of status.',
        labelNames: ['route', 'status'],
      },
      () =>
        [...this.requestTallies].flatMap(([route, tallies]) =>
          tallies.flatMap(({ count }, digit) => [[{ route, status: `${digit}xx` }, count] as const]),
        ),
    );
    this.counterOf(
      {
        name: 'gateway_operations_total',
        help: 'GraphQL operations answered, by channel and outcome (ok, refused, failed).',
        labelNames: ['channel', 'outcome'],
      },
      () =>
        channels.flatMap((channel) =>
          operationOutcomes.map(
            (outcome) => [{ channel, outcome }, this.operationTallies[channel][outcome].count] as const,
          ),
        ),
    );
  }

  /** A counter whose values are stored elsewhere and read when the metrics are. */
  private counterOf<L extends string>(
    named: { readonly name: string; readonly help: string; readonly labelNames: L[] },
    read: () => readonly (readonly [labels: Record<L, string>, count: number])[],
  ): void {
    new Counter({
      ...named,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [labels, count] of read()) this.inc(labels, count);
      },
    });
  }

  private operationsOf(channel: RequestChannel, document: string): OperationObservers {
    let documents = this.operations.get(channel);
    if (documents === undefined) this.operations.set(channel, (documents = new Map<string, OperationObservers>()));
    let observers = documents.get(document);
    if (observers === undefined) {
      observers = byName(operationOutcomes, (each) => this.operationHistogram.labels(channel, document, each));
      documents.set(document, observers);
    }
    return observers;
  }
}

function tally(): Tally {
  return { count: 0 };
}

function outcomeOf(codes: readonly string[]): OperationOutcome {
  if (codes.length === 0) return 'ok';
  return codes.some((code) => (statusOfCode.get(code) ?? 500) >= 500) ? 'failed' : 'refused';
}

/** A record with a value for every name, so that the type assertion holds. */
function byName<K extends string, V>(names: readonly K[], value: (name: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;
}
