import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { metricsTokenPattern } from '@gdd/schema/metrics';
import { sessionIdleMinutes } from '@gdd/schema/session';
import { givenSettings, productionFlaws, settingsMessage, type Environment } from '@gdd/schema/settings';
import { z } from 'zod';
import { isCalendarDate, isMailAddress } from './domain/text.js';
import { OperatorError } from './operatorError.js';

const port = z.coerce.number().int().min(0).max(65_535);
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const addressList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .refine((list) => list.every(isAddressOrRange), 'a list of IP addresses or ranges');

/** The settings that may stand in a file: `APP_SECRET_FILE` names the one that holds `APP_SECRET`. */
const secrets = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DIRECT_DATABASE_URL',
  'DATABASE_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Every setting of the REST service, read from the environment variable of its name. */
const settings = z.object({
  /** `demo` seeds the demonstration programme, `development` the same, `production` seeds nothing and wants secrets. Default: demo. */
  MODE: z.enum(['demo', 'development', 'production']).default('demo'),
  /**
   * The folder of what the service keeps beside a server's database: files, where no bucket is set; without a server the
   * embedded database, mails, the secret. Default: .data in the working folder.
   */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A Postgres 15 or newer, `postgres://…`. Default: none, an embedded database in DATA_DIR. */
  DATABASE_URL: postgresAddress.optional(),
  /**
   * A replica of that Postgres (a streaming standby), which answers reports, statements, curves and exports; none of them
   * shows less than the primary would. Default: none, the primary answers everything.
   */
  DATABASE_READ_URL: postgresAddress.optional(),
  /**
   * The same Postgres as DATABASE_URL without PgBouncer, where DATABASE_URL leads through one in transaction mode: for
   * migrations, the lock of the start, backups. Default: none, DATABASE_URL leads to Postgres itself.
   */
  DIRECT_DATABASE_URL: postgresAddress.optional(),
  /** The password for DATABASE_URL, DATABASE_READ_URL and DIRECT_DATABASE_URL, where it does not stand in them. Default: none. */
  DATABASE_PASSWORD: z.string().optional(),
  /** `full`: the demonstration network; `none`: its eleven users and their members alone. Default: full. */
  DEMO_DATA: z.enum(['full', 'none']).default('full'),
  /** The S3 service whose bucket holds the files, `https://…`. Default: none, files are in DATA_DIR. */
  S3_ENDPOINT: webAddress.optional(),
  /** The bucket of the files, which holds nothing else. Default: none; S3_ENDPOINT wants it. */
  S3_BUCKET: z.string().regex(bucketPattern, 'the name of a bucket').optional(),
  /** The region that requests of the bucket are signed for. Default: us-east-1. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The id of the key that may read, write, list and delete in the bucket. Default: none; S3_ENDPOINT wants it. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** The secret of S3_ACCESS_KEY_ID. Default: none; S3_ENDPOINT wants it. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * `true` has browsers fetch stored files from the bucket itself, at an address that is signed for a minute; they have to
   * reach S3_ENDPOINT. Default: false, the portal passes them on.
   */
  S3_PRESIGNED: z.enum(['true', 'false']).default('false'),
  /** The portal's port, for the default of PUBLIC_URL. Default: 4000. */
  PORT: port.default(4000),
  /** The port that this service listens on; 0 takes a free one. Default: 4001. */
  REST_PORT: port.default(4001),
  /** The address that this service listens on. Default: 127.0.0.1, for the gateway on the same machine alone. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the portal: the start of the links in mails; https in production, which wants it set. Default: http://localhost:PORT. */
  PUBLIC_URL: webAddress.optional(),
  /** At least 32 characters that nobody knows; signs the cross-site cookie, shared with the gateway. Default: made in DATA_DIR/secret; production wants a random one. */
  APP_SECRET: z.string().min(32).optional(),
  /** A secret that is accepted beside APP_SECRET while one takes the other's place (docs/operations). Default: none. */
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** The mail server, `smtp://user:password@host:port` or `smtps://…`. Default: none, mails are files in DATA_DIR/mail; production wants one. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of the portal's mails. Default: portale@gdd.example; production wants one. */
  MAIL_FROM: z.string().refine(isMailAddress, 'a mail address').optional(),
  /** The mailbox for requests about personal data, named in the notice on SMS messages. Default: privacy@gdd.example. */
  PRIVACY_EMAIL: z.string().refine(isMailAddress, 'a mail address').default('privacy@gdd.example'),
  /** Proxies whose X-Forwarded-For is trusted: addresses or ranges, separated by commas. Default: the loopback. */
  TRUSTED_PROXIES: addressList.default(['127.0.0.1', '::1']),
  /**
   * The day, yyyy-mm-dd, that decides every rule on campaigns and sales. Default: 2025-10-15 with the demonstration
   * programme, which ends there; without it (production, DEMO_DATA=none) the calendar day in Rome.
   */
  TODAY: z.string().refine(isCalendarDate, 'a date, yyyy-mm-dd').optional(),
  /** Minutes without a call after which a session ends. Default: 120. */
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).max(720).default(sessionIdleMinutes),
  /**
   * `true` lets webhooks go to this machine, without https too: for tests of a receiver, never in production. Default:
   * false, to public addresses alone.
   */
  WEBHOOK_LOCAL_TARGETS: z.enum(['true', 'false']).default('false'),
  /** How much is logged; a line for each request from `info` on. Default: info; `npm start` sets warn outside production. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * The bearer that may read /metrics, at least 16 characters. Default: none, they are read from the machine itself
   * alone.
   */
  METRICS_TOKEN: z.string().regex(metricsTokenPattern, 'at least 16 characters of a token').optional(),
  /** A collector of traces, which takes OTLP by HTTP below /v1/traces. Default: none, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** The name of this service in traces. Default: gdd-rest. */
  OTEL_SERVICE_NAME: z.string().default('gdd-rest'),
  /** The share, 0 to 1, of requests that are traced where they come without a trace of their own. Default: 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds after SIGTERM for which requests are still taken while /ready says no. Default: 400. */
  DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(400),
});

/** Where and how much is traced. */
export interface TracingSettings {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly share: number;
}

/** The bucket of an S3 service, and the key to it. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether browsers fetch stored files from the bucket itself. */
  readonly presigned: boolean;
}

/** The settings, as the program uses them. */
export interface Config {
  readonly mode: 'demo' | 'development' | 'production';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseReadUrl: string | undefined;
  readonly directDatabaseUrl: string | undefined;
  /** Undefined: files are in the folder `files` of dataDir. */
  readonly bucket: BucketSettings | undefined;
  readonly demoData: 'full' | 'none';
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly appSecret: string | undefined;
  /** Accepted beside the secret, and never signs. */
  readonly previousSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly privacyEmail: string;
  readonly trustedProxies: readonly string[];
  /** The day at which the programme stands still; undefined: it goes by the calendar. */
  readonly today: string | undefined;
  readonly sessionIdleMs: number;
  /** Whether webhooks may go to this machine. */
  readonly localTargets: boolean;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Undefined without a collector: then nothing of it is loaded. */
  readonly tracing: TracingSettings | undefined;
  readonly drainMs: number;
}

/** The settings that production cannot do without. */
const needed = ['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const;

/** The settings that a bucket cannot do without. */
const neededForBucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A setting is missing or wrong; the message names each one, and never shows its value. */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings.
 *
 * @param env the environment; empty variables count as not set
 * @throws ConfigError naming every wrong setting, or what production misses
 */
export function readConfig(env: Environment): Config {
  const { given, flaws } = givenSettings(env, secrets, (path) => readFileSync(path, 'utf8'));
  const result = settings.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const isProduction = given['MODE'] === 'production';
  const all = [...flaws, ...wrong, ...bucketFlaws(given), ...(isProduction ? productionFlaws(given, needed) : [])];
  if (isProduction && given['WEBHOOK_LOCAL_TARGETS'] === 'true') {
    all.push('WEBHOOK_LOCAL_TARGETS: never true with MODE=production');
  }
  for (const name of ['DATABASE_READ_URL', 'DIRECT_DATABASE_URL']) {
    if (given[name] !== undefined && given['DATABASE_URL'] === undefined) all.push(`${name}: only beside DATABASE_URL`);
  }
  if (!result.success || all.length > 0) throw new ConfigError(settingsMessage(all));
  const values = result.data;
  const hasDemonstration = values.MODE !== 'production' && values.DEMO_DATA === 'full';
  return {
    mode: values.MODE,
    dataDir: values.DATA_DIR,
    databaseUrl: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
    databaseReadUrl: withPassword(values.DATABASE_READ_URL, values.DATABASE_PASSWORD),
    directDatabaseUrl: withPassword(values.DIRECT_DATABASE_URL, values.DATABASE_PASSWORD),
    bucket: bucketOf(values),
    demoData: values.DEMO_DATA,
    port: values.REST_PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    appSecret: values.APP_SECRET,
    previousSecret: values.APP_SECRET_PREVIOUS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'portale@gdd.example',
    privacyEmail: values.PRIVACY_EMAIL,
    trustedProxies: values.TRUSTED_PROXIES,
    today: values.TODAY ?? (hasDemonstration ? demonstrationDay : undefined),
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    localTargets: values.WEBHOOK_LOCAL_TARGETS === 'true',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    drainMs: values.DRAIN_MS,
  };
}

/** What a bucket misses, where any of its settings is there; and an address that browsers would not follow. */
function bucketFlaws(given: Environment): readonly string[] {
  const { S3_PRESIGNED: presigned, S3_ENDPOINT: endpoint = '' } = given;
  const isAsked = presigned === 'true' || neededForBucket.some((name) => given[name] !== undefined);
  if (!isAsked) return [];
  const missing = neededForBucket.filter((name) => given[name] === undefined);
  const flaws = missing.map((name) => `${name}: files in a bucket need ${neededForBucket.join(', ')}`);
  if (presigned === 'true' && given['MODE'] === 'production' && /^http:/i.test(endpoint)) {
    flaws.push('S3_ENDPOINT: S3_PRESIGNED in production needs an https address, which browsers reach');
  }
  return flaws;
}

function bucketOf(values: z.infer<typeof settings>): BucketSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint === undefined || name === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, name, region, accessKeyId, secretAccessKey, presigned: values.S3_PRESIGNED === 'true' };
}

function tracingOf(values: z.infer<typeof settings>): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? undefined : { endpoint, serviceName, share: values.OTEL_TRACES_SAMPLER_ARG };
}

function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
