import { LRUCache } from 'lru-cache';
import type { Clock } from '../access/callers.js';
import { parsed } from './response.js';
import { areas } from './areas.generated.js';
import { differences } from './contract.js';
import type { Area, Endpoint } from './endpoint.js';
import type { HttpResponse } from './send.js';

/** A response of the REST service that is not what its description says. */
export interface Drift {
  /** The operationId of what was called. */
  readonly operation: string;
  /** The place in the response and the rule it breaks; never a value. */
  readonly difference: string;
}

/** The dependencies of the alarm. */
interface DriftParts {
  /** The share of responses that are looked at, 0 to 1. */
  readonly share: number;
  readonly clock: Clock;
  /** A number from 0, included, to 1. */
  readonly random: () => number;
  /** Called with a difference, at most once an hour for the same one. */
  readonly warn: (drift: Drift) => void;
}

/** The facts of an endpoint that the alarm tells. */
type Sampled = Pick<Endpoint, 'area' | 'operation'>;

/** Milliseconds for which a reported difference is not reported again. */
const silence = 3_600_000;
/** Differences remembered at most; a response that is different everywhere must not fill the memory. */
const remembered = 1_000;
/** Characters of a response above which it is not looked at: that would hold up what runs beside it. */
const largest = 512 * 1024;

/**
 * Notices when the REST service answers otherwise than its description says, though perhaps in nothing that the gateway
 * reads: a field more, a field less, another type. It looks at a share of the responses, when those who asked have
 * them.
 */
export class DriftAlarm {
  private readonly reportedAt = new LRUCache<string, number>({ max: remembered });
  private readonly counts = new Map<Area, number>(areas.map((area) => [area, 0]));

  constructor(private readonly parts: DriftParts) {}

  /** How many of the responses that were looked at differed, for every area. */
  get found(): ReadonlyMap<Area, number> {
    return this.counts;
  }

  /** Takes a response, and perhaps looks at it later. */
  sample(endpoint: Sampled, response: HttpResponse): void {
    const { share, random } = this.parts;
    if (share === 0 || random() >= share || response.body.length > largest) return;
    setImmediate(() => this.examine(endpoint, response));
  }

  private examine({ area, operation }: Sampled, response: HttpResponse): void {
    const body = parsed(response.body);
    // What is no JSON comes from a proxy on the way, and is reported to the caller as an error.
    if (body === undefined) return;
    const found = differences(operation, response.status, body);
    if (found.length === 0) return;
    this.counts.set(area, (this.counts.get(area) ?? 0) + 1);
    for (const difference of found) this.tell({ operation, difference });
  }

  private tell(drift: Drift): void {
    const key = `${drift.operation} ${drift.difference}`;
    const now = this.parts.clock.now();
    const before = this.reportedAt.peek(key);
    if (before !== undefined && now - before < silence) return;
    this.reportedAt.set(key, now);
    this.parts.warn(drift);
  }
}
