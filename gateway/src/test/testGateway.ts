import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { personalTokenPrefix } from '@gdd/schema/session';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../access/callers.js';
import type { Config } from '../config.js';
import { buildGateway, type GatewayParts } from '../gateway.js';
import { defaultChannelLimits } from '../limits/limits.js';
import type { DocumentManifest } from '../operations/trustedDocuments.js';

/**
 * Settings of a gateway under test; its deadlines are shorter than in production, and much longer than a stub needs.
 */
export const testConfig: Config = {
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:4000',
  restUrl: 'http://127.0.0.1:9',
  appSecret: 'a secret of the tests, long enough to sign',
  trustedProxies: [],
  clientDir: '/there/is/no/client',
  logLevel: 'silent',
  metricsToken: undefined,
  tracing: undefined,
  drainMs: 0,
  redisUrl: undefined,
  securityContact: undefined,
  channels: defaultChannelLimits,
  deadlines: { connect: 5_000, readTry: 5_000, read: 10_000, write: 10_000, long: 10_000, idle: 10_000, rate: 500 },
  driftShare: 0,
};

/** A clock that advances a minute with each look, so that no caller stays cached between two operations. */
export function forgetfulClock(): Clock {
  let now = 0;
  return { now: () => (now += 60_000) };
}

/** A token in the form of a session token, derived from a name. */
export function sessionToken(name: string): string {
  return hash('sha256', name, 'base64url');
}

export const token = sessionToken('the caller');

/** A token in the form of a personal token. */
export const personalToken = `${personalTokenPrefix}${sessionToken('the caller, as an analyst')}`;

interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string; readonly requestId: string };
}

export interface GraphqlResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly GraphqlError[];
  /** The code of the only error. */
  readonly code: string | undefined;
}

export interface GraphqlOptions {
  readonly variables?: object;
  /** The bearer; null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sends the hash of the document in its place, as the portal does. */
  readonly byHash?: boolean;
  readonly operationName?: string;
}

/** A manifest of trusted documents. */
export function manifestOf(...texts: readonly string[]): DocumentManifest {
  return Object.fromEntries(texts.map((text) => [hashOf(text), text]));
}

function hashOf(text: string): string {
  return hash('sha256', text, 'hex');
}

/** A gateway under test that listens on a port. */
export class TestGateway {
  private constructor(
    readonly app: FastifyInstance,
    readonly url: string,
  ) {}

  /**
   * @param parts default: an empty manifest, so that no trusted documents are compiled
   */
  static async start(config: Partial<Config>, parts: Omit<GatewayParts, 'config'> = {}): Promise<TestGateway> {
    const app = await buildGateway({ manifest: {}, config: { ...testConfig, ...config }, ...parts });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return new TestGateway(app, `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  }

  async send(query: string, options: GraphqlOptions = {}): Promise<GraphqlResponse> {
    const { variables, operationName } = options;
    const bearer = options.token === undefined ? token : options.token;
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      body: JSON.stringify({ ...documentOf(query, options), variables, operationName }),
      ...(options.signal && { signal: options.signal }),
    });
    const text = await response.text();
    const { data, errors = [] } = JSON.parse(text) as { data?: GraphqlResponse['data']; errors?: GraphqlError[] };
    return { status: response.status, headers: response.headers, text, data, errors, code: errors[0]?.extensions.code };
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}

function documentOf(query: string, { byHash = false }: GraphqlOptions): object {
  return byHash ? { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } } } : { query };
}
