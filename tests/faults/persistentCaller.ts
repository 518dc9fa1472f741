import { setTimeout as pause } from 'node:timers/promises';
import type { Office } from '../programme/office.js';

/** Milliseconds before something is asked again. */
export const patience = 20;
/** Milliseconds after which it is not asked again: what has been away for so long does not come back by itself. */
const longestAbsence = 180_000;

interface Response {
  /** 0 without a response. */
  readonly status: number;
  readonly data: unknown;
  readonly error?: { readonly code: string; readonly reason?: string; readonly currentVersion?: number };
}

interface WriteRequest {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The responses to one change, until it was acknowledged. */
export interface Reported extends Response {
  /** Whether any response said that the outcome is unknown, or none came. */
  readonly wasDoubtful: boolean;
}

/** A user of the REST service who asks again where the service or its database is gone. */
export class PersistentCaller {
  /** Code and reason of a failure → how often it was reported. */
  readonly failures = new Map<string, number>();

  constructor(private readonly office: Office) {}

  /**
   * Asks until it is answered by anything but the absence of the service or of its database.
   *
   * @throws Error where it stays away
   */
  async sendUntilDone(method: string, route: string, request: WriteRequest = {}): Promise<Reported> {
    const end = performance.now() + longestAbsence;
    let wasDoubtful = false;
    for (;;) {
      const response = await this.send(method, route, request);
      if (response.status !== 503 && response.status !== 0) return { ...response, wasDoubtful };
      wasDoubtful ||= response.error?.reason === 'outcomeUnknown';
      if (performance.now() > end) throw new Error(`${method} ${route}: ${JSON.stringify(response)} for minutes`);
      await pause(patience);
    }
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
