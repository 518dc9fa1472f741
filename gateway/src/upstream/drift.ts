import { LRUCache } from 'lru-cache';
import type { Clock } from '../access/callers.js';
import { parsed } from './response.js';
import { areas } from './areas.generated.js';
import { differences } from './contract.js';
import type { Area, Endpoint } from './endpoint.js';
import type { HttpResponse } from './send.js';

/** A difference between a response of the REST service and its description in the OpenAPI file. */
export interface Drift {
  /** The operationId of what was called. */
  readonly operation: string;
  /** The path in the response and the keyword that it violates; never a value. */
  readonly difference: string;
}

/** The dependencies of the alarm. */
interface DriftParts {
  /** The share of responses that are checked, 0 to 1. */
  readonly share: number;
  readonly clock: Clock;
  /** Returns a random number from 0 (inclusive) to 1. */
  readonly random: () => number;
  /** Called with a difference, at most once an hour for the same one. */
  readonly warn: (drift: Drift) => void;
}

/** The properties of an endpoint that are reported. */
type Sampled = Pick<Endpoint, 'area' | 'operation'>;

/** Milliseconds for which a reported difference is not reported again. */
const repeatAfterMs = 3_600_000;
/** Differences remembered at most; a response with very many differences must not fill the memory. */
const maxRemembered = 1_000;
/** Characters of a response above which it is not checked: the check would block other requests. */
const maxLength = 512 * 1024;

/**
 * Checks a share of the REST service's responses against their full description and reports differences: an additional
 * field, a missing one, another type, also in fields that the gateway does not read. It runs after the response was
 * passed on.
 */
export class DriftAlarm {
  private readonly reportedAt = new LRUCache<string, number>({ max: maxRemembered });
  private readonly counts = new Map<Area, number>(areas.map((area) => [area, 0]));

  constructor(private readonly parts: DriftParts) {}

  /** How many of the checked responses differed, for every area. */
  get found(): ReadonlyMap<Area, number> {
    return this.counts;
  }

  /** Checks a response later, if it is drawn. */
  sample(endpoint: Sampled, response: HttpResponse): void {
    const { share, random } = this.parts;
    if (share === 0 || random() >= share || response.body.length > maxLength) return;
    setImmediate(() => this.examine(endpoint, response));
  }

  private examine({ area, operation }: Sampled, response: HttpResponse): void {
    const body = parsed(response.body);
    // a body that is not JSON comes from a proxy; the caller gets an error for it
    if (body === undefined) return;
    const found = differences(operation, response.status, body);
    if (found.length === 0) return;
    this.counts.set(area, (this.counts.get(area) ?? 0) + 1);
    for (const difference of found) this.report({ operation, difference });
  }

  private report(drift: Drift): void {
    const key = `${drift.operation} ${drift.difference}`;
    const now = this.parts.clock.now();
    const before = this.reportedAt.peek(key);
    if (before !== undefined && now - before < repeatAfterMs) return;
    this.reportedAt.set(key, now);
    this.parts.warn(drift);
  }
}
