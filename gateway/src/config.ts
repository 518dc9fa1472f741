import { callerPace } from '@gdd/schema/callerPace';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { metricsTokenPattern } from '@gdd/schema/metrics';
import { givenSettings, productionFlaws, settingsMessage, type Environment } from '@gdd/schema/settings';
import { defaultChannelLimits, type ChannelLimits } from './limits/limits.js';
import type { RequestChannel } from './access/requestChannel.js';

export type Mode = 'demo' | 'development' | 'production';

/** How long a call to the REST service may take, and a response of Redis, in milliseconds. */
export interface Deadlines {
  /** Opening a connection, and the wait of a call in the queue of its area. */
  readonly connect: number;
  /** One try of a read. It is not sent again: the service may still be working on it. */
  readonly readTry: number;
  /** A query as a whole: all its reads, retries included. */
  readonly read: number;
  /** A mutation as a whole. */
  readonly write: number;
  /** A mutation over the whole network. Shorter than the timeout of idle connections (`idleConnectionMs`). */
  readonly long: number;
  /** The head and the body of a request, and the time in which no byte of a file transfer moves. */
  readonly idle: number;
  /** The longest wait for Redis's count of a rate; then the process counts by itself. */
  readonly rate: number;
}

/** The settings of OpenTelemetry, by the names of its specification. */
export interface TracingSettings {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT` (none): the collector, which takes OTLP by HTTP below /v1/traces. */
  readonly endpoint: string;
  /** `OTEL_SERVICE_NAME` (gdd-gateway). */
  readonly serviceName: string;
  /** `OTEL_TRACES_SAMPLER_ARG` (1): the share, 0 to 1, of requests that come without a trace of their own. */
  readonly share: number;
}

/** The settings of the gateway; `readConfig` says where each comes from and what it is by default. */
export interface Config {
  /** `MODE` (demo): production closes introspection and Sandbox, and needs `APP_SECRET` and an https `PUBLIC_URL`. */
  readonly mode: Mode;
  /** `HOST` (localhost): the address to listen on. */
  readonly host: string;
  /** `PORT` (4000); 0 takes a free one. */
  readonly port: number;
  /** `PUBLIC_URL` (http://localhost:PORT): where browsers reach the portal; https makes cookies `Secure`. */
  readonly publicUrl: string;
  /** `REST_URL` (http://127.0.0.1:REST_PORT, 4001): the REST service, without its /api prefix. */
  readonly restUrl: string;
  /**
   * `APP_SECRET`: signs the CSRF cookie; at least 32 characters, random ones in production, the same in every process.
   */
  readonly appSecret: string;
  /** `APP_SECRET_PREVIOUS` (none): accepted beside `APP_SECRET` while one takes the other's place (docs/operations). */
  readonly previousSecret?: string | undefined;
  /** `TRUSTED_PROXIES` (none): addresses whose `X-Forwarded-For` is trusted, separated by commas. */
  readonly trustedProxies: readonly string[];
  /** `CLIENT_DIR` (client/dist beside this workspace): the built client. */
  readonly clientDir: string;
  /** `LOG_LEVEL` (info; `npm start` sets warn outside production): a level of pino, or `silent`. */
  readonly logLevel: string;
  /**
   * `METRICS_TOKEN` (none): the bearer that may read /metrics, at least 16 characters; without it they are read from
   * the machine itself alone.
   */
  readonly metricsToken: string | undefined;
  /** Where and how much is traced; undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`: then nothing of it is loaded. */
  readonly tracing: TracingSettings | undefined;
  /**
   * `DRAIN_MS` (400): milliseconds after SIGTERM for which requests are still accepted while /ready fails, so that the
   * load balancer sends the next ones elsewhere.
   */
  readonly drainMs: number;
  /**
   * How long the gateway waits for the REST service and for Redis; `DEADLINE_FACTOR` multiplies it, for a slow
   * machine: by 1, and by 4 in the demonstration, which runs on whatever machine there is. The long one stays.
   */
  readonly deadlines: Deadlines;
  /**
   * `DRIFT_SAMPLE` (1000): of so many responses of the REST service one is compared with its whole description, outside
   * of the request, and a difference is logged; 1 takes every response, 0 none. Here it is a share, 0 to 1.
   */
  readonly driftShare: number;
  /**
   * `REDIS_URL` (none): a Redis that counts what callers spend for all gateways, `redis://` or `rediss://`; without it,
   * and while it is silent, each process counts by itself.
   */
  readonly redisUrl: string | undefined;
  /**
   * `SECURITY_CONTACT` (none): whom to tell about a vulnerability, `mailto:` or an https address; without it there is no
   * /.well-known/security.txt.
   */
  readonly securityContact: string | undefined;
  /** The limits of cost of operations; `RATE_FACTOR` (1) multiplies what callers may spend in a minute. */
  readonly channels: Readonly<Record<RequestChannel, ChannelLimits>>;
}

/** How long the gateway waits for the REST service (docs/decisions/0008-behind-a-balancer.md). */
const defaultDeadlines: Deadlines = {
  connect: 1_000,
  readTry: 2_000,
  read: 2_200,
  write: 10_000,
  long: 110_000,
  idle: callerPace.patienceMs,
  rate: 20,
};

/** The settings that may be read from a file: `APP_SECRET_FILE` names the one that holds `APP_SECRET`. */
const secrets = ['APP_SECRET', 'APP_SECRET_PREVIOUS', 'METRICS_TOKEN', 'REDIS_URL'] as const;

/** The settings that production requires. */
const needed = ['APP_SECRET', 'PUBLIC_URL'] as const;

/** A setting is missing or wrong; the message names it, and never shows its value. */
export class ConfigError extends Error {}

const modes: readonly Mode[] = ['demo', 'development', 'production'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings: the only reader of the environment in this tier.
 *
 * @param environment the environment; the process's own by default
 * @returns the settings, complete
 * @throws ConfigError naming the invalid setting, or all that production misses
 */
export function readConfig(environment: Environment = process.env): Config {
  const { given: env, flaws } = givenSettings(environment, secrets, (path) => readFileSync(path, 'utf8'));
  const all = [...flaws, ...(env['MODE'] === 'production' ? productionFlaws(env, needed) : [])];
  if (all.length > 0) throw new ConfigError(settingsMessage(all));
  const port = portNumber('PORT', env['PORT'] ?? '4000');
  const mode = oneOf('MODE', modes, env['MODE'] ?? 'demo');
  return {
    mode,
    host: env['HOST'] ?? 'localhost',
    port,
    publicUrl: origin('PUBLIC_URL', env['PUBLIC_URL'] ?? `http://localhost:${port}`),
    restUrl: origin('REST_URL', env['REST_URL'] ?? `http://127.0.0.1:${env['REST_PORT'] ?? '4001'}`),
    appSecret: secret('APP_SECRET', env['APP_SECRET']),
    previousSecret: env['APP_SECRET_PREVIOUS'] && secret('APP_SECRET_PREVIOUS', env['APP_SECRET_PREVIOUS']),
    trustedProxies: list(env['TRUSTED_PROXIES'] ?? ''),
    clientDir: env['CLIENT_DIR'] ?? fileURLToPath(new URL('../../client/dist', import.meta.url)),
    logLevel: oneOf('LOG_LEVEL', logLevels, env['LOG_LEVEL'] ?? 'info'),
    metricsToken: metricsToken(env['METRICS_TOKEN']),
    tracing: tracing(env),
    drainMs: milliseconds('DRAIN_MS', env['DRAIN_MS'] ?? '400'),
    deadlines: deadlinesAfter(factor('DEADLINE_FACTOR', env['DEADLINE_FACTOR'] ?? (mode === 'demo' ? '4' : '1'))),
    driftShare: shareOf('DRIFT_SAMPLE', env['DRIFT_SAMPLE'] ?? '1000'),
    redisUrl: redisAddress(env['REDIS_URL']),
    securityContact: contact(env['SECURITY_CONTACT']),
    channels: channelsAt(factor('RATE_FACTOR', env['RATE_FACTOR'] ?? '1')),
  };
}

function oneOf<T extends string>(name: string, allowed: readonly T[], value: string): T {
  const allowedValue = allowed.find((each) => each === value);
  if (allowedValue === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}.`);
  return allowedValue;
}

function portNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new ConfigError(`${name} must be a port number.`);
  return value;
}

function milliseconds(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 600_000) throw new ConfigError(`${name} must be a number of milliseconds.`);
  return value;
}

/** Converts "one of n" to a share; 0 stays 0. */
function shareOf(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new ConfigError(`${name} must be a whole number.`);
  return value === 0 ? 0 : 1 / value;
}

function factor(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new ConfigError(`${name} must be a number above 0.`);
  return value;
}

function deadlinesAfter(times: number): Deadlines {
  const { connect, readTry, read, write, long, idle, rate } = defaultDeadlines;
  return {
    connect: connect * times,
    readTry: readTry * times,
    read: read * times,
    write: write * times,
    long,
    idle: idle * times,
    rate: rate * times,
  };
}

/** The table of limits with its rates multiplied; a rate never falls below one operation. */
function channelsAt(factor: number): Config['channels'] {
  const channel = ({ cost, perMinute }: ChannelLimits) => ({ cost, perMinute: Math.max(cost, perMinute * factor) });
  const { portal, analyst, share, open } = defaultChannelLimits;
  return { portal: channel(portal), analyst: channel(analyst), share: channel(share), open: channel(open) };
}

function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} must be an http or https address.`);
  return text.replace(/\/+$/, '');
}

function secret(name: string, value: string | undefined): string {
  if (value === undefined || value.length < 32) throw new ConfigError(`${name} must have at least 32 characters.`);
  return value;
}

function metricsToken(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!metricsTokenPattern.test(value)) throw new ConfigError('METRICS_TOKEN must have at least 16 characters.');
  return value;
}

function redisAddress(text: string | undefined): string | undefined {
  const isOne = text === undefined || (URL.canParse(text) && /^rediss?:\/\/./.test(text));
  if (!isOne) throw new ConfigError('REDIS_URL must be a redis:// or rediss:// address.');
  return text;
}

function contact(text: string | undefined): string | undefined {
  const isOne = text === undefined || (URL.canParse(text) && /^(mailto:|https:\/\/)\S+$/.test(text));
  if (!isOne) throw new ConfigError('SECURITY_CONTACT must be a mailto: or https: address.');
  return text;
}

function tracing(env: Environment): TracingSettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (endpoint === undefined) return undefined;
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? '1');
  if (!(share >= 0 && share <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  return {
    endpoint: origin('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint),
    serviceName: env['OTEL_SERVICE_NAME'] ?? 'gdd-gateway',
    share,
  };
}

function list(text: string): readonly string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
