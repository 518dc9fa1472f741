import { setTimeout as pause } from 'node:timers/promises';
import { demonstrationPassword, type Office } from '../programme/office.js';

/** Milliseconds before a request is repeated. */
export const patience = 20;
/** Milliseconds after which a request is no longer repeated: a service that is away for longer will not recover. */
const longestAbsence = 180_000;

interface Response {
  /** 0 where there was no response. */
  readonly status: number;
  readonly data: unknown;
  readonly error?: { readonly code: string; readonly reason?: string; readonly currentVersion?: number };
}

interface WriteRequest {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The last response to one change, which was repeated until it was acknowledged. */
export interface Reported extends Response {
  /** Whether the outcome of an attempt was unknown, by its response or as there was none. */
  readonly wasDoubtful: boolean;
}

/** A user of the REST service who repeats requests while the service or its database is unavailable. */
export class PersistentCaller {
  /** Code and reason of a failure → how often it was reported. */
  readonly failures = new Map<string, number>();

  constructor(private readonly office: Office) {}

  /**
   * Sends a request until the response is not that the service or its database is unavailable.
   *
   * @throws Error where it stays unavailable for three minutes
   */
  async sendUntilDone(method: string, route: string, request: WriteRequest = {}): Promise<Reported> {
    const end = performance.now() + longestAbsence;
    let wasDoubtful = false;
    for (;;) {
      const response = await this.send(method, route, request);
      if (response.error?.reason === 'stepUpRequired') {
        // answered before anything was done
        await this.prove();
        continue;
      }
      if (response.status !== 503 && response.status !== 0) return { ...response, wasDoubtful };
      wasDoubtful ||= response.error?.reason === 'outcomeUnknown';
      if (performance.now() > end) throw new Error(`${method} ${route}: ${JSON.stringify(response)} for minutes`);
      await pause(patience);
    }
  }

  /** The database may be gone while a proof is renewed, too. */
  private async prove(): Promise<void> {
    const body = { password: demonstrationPassword };
    const { status, error } = await this.sendUntilDone('POST', '/user/proof', { body });
    if (status !== 200) throw new Error(`POST /user/proof: ${status} ${JSON.stringify(error)}`);
  }

  private async send(method: string, route: string, { body, headers = {} }: WriteRequest): Promise<Response> {
    const result = await fetch(`${this.office.url}/api${route}`, {
      method,
      headers: {
        authorization: `Bearer ${this.office.token}`,
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
      .then(async (response) => ({ status: response.status, ...((await response.json()) as object) }) as Response)
      .catch(withoutResponse);
    if (result.error !== undefined) {
      const reported = [result.error.code, result.error.reason ?? ''].join(' ').trim();
      this.failures.set(reported, (this.failures.get(reported) ?? 0) + 1);
    }
    return result;
  }
}

/** The end of a request whose connection broke. */
function withoutResponse(error: unknown): Response {
  if (!(error instanceof TypeError)) throw error;
  return { status: 0, data: undefined, error: { code: 'connection', reason: 'outcomeUnknown' } };
}
