import { Pool, type Dispatcher } from 'undici';
import type { Deadlines } from '../config.js';
import type { CallListener } from './call.js';
import { Ending } from './ending.js';
import { exchange } from './exchange.js';
import { FileStream } from './fileStream.js';
import { UpstreamRequest, type RequestIdentity } from './upstreamRequest.js';

/** Connections kept to the REST service by one process, for calls. */
const connections = 64;
/** Those for files, which may take long: no number of them keeps a call waiting. */
const fileConnections = 64;
/** Shorter than a server keeps an idle connection, so that few requests meet one that is just being closed. */
const keepAlive = 4_000;
const readinessTimeout = 1_000;

/** The REST service as this process sees it: one pool of connections for calls and one for files, kept alive. */
export class Upstream {
  private readonly pool: Dispatcher;
  private readonly filePool: Dispatcher;
  private readonly basePath: string;
  private readonly deadlines: Deadlines;

  /**
   * @param restUrl where the service listens, without the /api prefix
   * @param listener hears of every call
   */
  constructor(
    { restUrl, deadlines }: { readonly restUrl: string; readonly deadlines: Deadlines },
    private readonly listener?: CallListener,
  ) {
    const { origin, pathname } = new URL(restUrl);
    this.basePath = pathname.replace(/\/$/, '');
    this.deadlines = deadlines;
    const options = {
      pipelining: 1,
      keepAliveTimeout: keepAlive,
      connectTimeout: deadlines.readTry,
      // The exchange's own signal ends it; undici's timers would only do so less exactly.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    this.pool = new Pool(origin, { ...options, connections });
    this.filePool = new Pool(origin, { ...options, connections: fileConnections });
  }

  /** The calls of one request to the gateway, with its identity, its deadline and its one end. */
  forRequest(identity: RequestIdentity): UpstreamRequest {
    return new UpstreamRequest(this.pool, `${this.basePath}/api`, this.deadlines, identity, this.listener);
  }

  /** A file on its way for one request to the gateway. */
  fileStream(identity: RequestIdentity): FileStream {
    return new FileStream(this.filePool, `${this.basePath}/api`, this.deadlines.idle, identity);
  }

  /** Whether the service says that it can answer requests. */
  async isReady(): Promise<boolean> {
    const question = { method: 'GET', path: `${this.basePath}/ready`, headers: {} } as const;
    try {
      const { status } = await exchange(this.pool, question, new Ending(), readinessTimeout);
      return status === 200;
    } catch {
      return false;
    }
  }

  /** Ends the pools once their running exchanges are done. */
  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.filePool.close()]);
  }
}
