import { Pool, type Dispatcher } from 'undici';
import type { Clock } from '../access/callers.js';
import type { Config } from '../config.js';
import { isOfFront } from './response.js';
import { guardAreas, type AreaState } from './area.js';
import { areas } from './areas.generated.js';
import type { CallListener } from './call.js';
import { DriftAlarm, type Drift } from './drift.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Area } from './endpoint.js';
import { send } from './send.js';
import { FileStream } from './fileStream.js';
import { repeatedRead } from './repeatedRead.js';
import { UpstreamRequest, type RequestIdentity, type UpstreamParts } from './upstreamRequest.js';

/** Connections of one process to the REST service, for calls. */
const connections = 64;
/** Those for files, which may take long: no number of them keeps a call waiting. */
const fileConnections = 64;
/** Shorter than a server keeps an idle connection, so that few requests meet one that is just being closed. */
const keepAlive = 4_000;
const readinessTimeout = 1_000;

/** Observers and the clock; all have a default. */
interface UpstreamSurroundings {
  /** Called for every call. */
  readonly listener?: CallListener | undefined;
  /** Called with responses that are not as described. */
  readonly warn?: (drift: Drift) => void;
  /** The time by which breakers and warnings pause; the system's by default. */
  readonly clock?: Clock;
  /** Draws which answers are looked at; `Math.random` by default. */
  readonly random?: () => number;
}

/** The REST service as this process sees it: one pool of connections for calls and one for files, kept alive. */
export class Upstream {
  private readonly filePool: Dispatcher;
  private readonly basePath: string;
  private readonly parts: UpstreamParts;

  /** @param restUrl where the service listens, without the /api prefix */
  constructor(
    { restUrl, deadlines, driftShare }: Pick<Config, 'restUrl' | 'deadlines' | 'driftShare'>,
    { listener, warn = () => undefined, clock = Date, random = Math.random }: UpstreamSurroundings = {},
  ) {
    const { origin, pathname } = new URL(restUrl);
    this.basePath = pathname.replace(/\/$/, '');
    const options = {
      pipelining: 1,
      keepAliveTimeout: keepAlive,
      connectTimeout: deadlines.connect,
      // The cancellation of a request ends it; undici's timers would only do so less exactly.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    const pool = new Pool(origin, { ...options, connections });
    this.filePool = new Pool(origin, { ...options, connections: fileConnections });
    const drift = new DriftAlarm({ share: driftShare, clock, random, warn });
    this.parts = { pool, prefix: `${this.basePath}/api`, deadlines, areas: guardAreas(clock), drift, listener };
  }

  /** How each area is doing. */
  areas(): readonly AreaState[] {
    return areas.map((name) => this.parts.areas[name].state);
  }

  /** How many of the responses that were looked at were not as described, for every area. */
  drifts(): ReadonlyMap<Area, number> {
    return this.parts.drift.found;
  }

  /** The calls of one request to the gateway, with its identity, its deadline and its one end. */
  forRequest(identity: RequestIdentity): UpstreamRequest {
    return new UpstreamRequest(this.parts, identity);
  }

  /** A file on its way for one request to the gateway. */
  fileStream(identity: RequestIdentity): FileStream {
    return new FileStream({ ...this.parts, pool: this.filePool }, identity);
  }

  /** Whether the service, one of its replicas at least, says that it can answer requests. */
  async isReady(): Promise<boolean> {
    const request = { method: 'GET', path: `${this.basePath}/ready`, headers: {} } as const;
    const cancellation = new Cancellation();
    const timer = setTimeout(() => cancellation.cancel(), readinessTimeout);
    try {
      const { status } = await repeatedRead(() => send(this.parts.pool, request, cancellation), {
        isOfFront,
        cancellation,
      });
      return status === 200;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the pools once their running requests are done. */
  async close(): Promise<void> {
    await Promise.all([this.parts.pool.close(), this.filePool.close()]);
  }
}
