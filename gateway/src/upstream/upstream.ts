import { Pool, type Dispatcher } from 'undici';
import type { Clock } from '../access/callers.js';
import type { Config } from '../config.js';
import { isFromProxy } from './response.js';
import { guardAreas, type AreaState } from './area.js';
import { areas } from './areas.generated.js';
import type { CallListener } from './call.js';
import { DriftAlarm, type Drift } from './drift.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Area } from './endpoint.js';
import { send } from './send.js';
import { FileStream } from './fileStream.js';
import { repeatedRead } from './repeatedRead.js';
import type { RequestIdentity } from './restRequest.js';
import { UpstreamRequest, type SharedUpstream } from './upstreamRequest.js';

/** Connections of one process to the REST service, for calls. */
const connections = 64;
/** Connections for files, which may take long: they never delay calls. */
const fileConnections = 64;
/** Milliseconds; shorter than servers keep idle connections, so that few requests meet one that is being closed. */
const keepAlive = 4_000;
/** Milliseconds. */
const readinessTimeout = 1_000;

/** Observers and the clock; all have a default. */
interface UpstreamSurroundings {
  /** Called for every call. */
  readonly listener?: CallListener | undefined;
  /** Called with differences between a response and its description. */
  readonly warn?: (drift: Drift) => void;
  /** The clock of breakers and drift warnings; default: the system's. */
  readonly clock?: Clock;
  /** Draws which responses are checked for drift; default: `Math.random`. */
  readonly random?: () => number;
}

/** The REST service as this process sees it: one pool of connections for calls and one for files, kept alive. */
export class Upstream {
  private readonly filePool: Dispatcher;
  private readonly basePath: string;
  private readonly shared: SharedUpstream;

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
      // requests end by their cancellation and deadlines; undici's timers are less exact
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    const pool = new Pool(origin, { ...options, connections });
    this.filePool = new Pool(origin, { ...options, connections: fileConnections });
    const drift = new DriftAlarm({ share: driftShare, clock, random, warn });
    this.shared = { pool, prefix: `${this.basePath}/api`, deadlines, areas: guardAreas(clock), drift, listener };
  }

  /** The state of each area. */
  areas(): readonly AreaState[] {
    return areas.map((name) => this.shared.areas[name].state);
  }

  /** How many of the checked responses differed from their description, for every area. */
  drifts(): ReadonlyMap<Area, number> {
    return this.shared.drift.found;
  }

  /** The calls of one request to the gateway, which share its identity, deadline and cancellation. */
  forRequest(identity: RequestIdentity): UpstreamRequest {
    return new UpstreamRequest(this.shared, identity);
  }

  /** The file transfer of one request to the gateway. */
  fileStream(identity: RequestIdentity): FileStream {
    return new FileStream({ ...this.shared, pool: this.filePool }, identity);
  }

  /** Whether the service, that is, at least one of its replicas, reports that it is ready. */
  async isReady(): Promise<boolean> {
    const request = { method: 'GET', path: `${this.basePath}/ready`, headers: {} } as const;
    const cancellation = new Cancellation();
    const timer = setTimeout(() => cancellation.cancel(), readinessTimeout);
    try {
      const { status } = await repeatedRead(() => send(this.shared.pool, request, cancellation), {
        isFromProxy,
        cancellation,
      });
      return status === 200;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the pools after their running requests. */
  async close(): Promise<void> {
    await Promise.all([this.shared.pool.close(), this.filePool.close()]);
  }
}
