import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { metricsTokenPattern } from '@gdd/schema/metrics';
import { sessionIdleMinutes } from '@gdd/schema/session';
import { givenSettings, productionFlaws, settingsMessage, type Environment } from '@gdd/schema/settings';
import { z } from 'zod';
import { isCalendarDate, isMailAddress } from './ground/domain/text.js';
import { OperatorError } from './ground/operatorError.js';

const port = z.coerce.number().int().min(0).max(65_535);
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const wordList = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const addressList = wordList.refine((list) => list.every(isAddressOrRange), 'a list of IP addresses or ranges');
const portList = wordList
  .transform((list) => list.map(Number))
  .refine((list) => list.every((each) => Number.isInteger(each) && each > 0 && each < 65_536), 'a list of ports');

/** The settings that may be read from a file: `APP_SECRET_FILE` is the path of a file with `APP_SECRET`. */
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

/** Every setting of the REST service, read from the environment variable of the same name. */
const settings = z.object({
  /**
   * `demo` and `development` seed the demonstration programme; `production` seeds nothing and requires secrets.
   * Default: demo.
   */
  MODE: z.enum(['demo', 'development', 'production']).default('demo'),
  /**
   * The data folder: stored files if no bucket is set, mails without SMTP_URL, the secret without APP_SECRET, the
   * embedded database without DATABASE_URL. Default: .data in the working directory.
   */
  DATA_DIR: z.string().min(1).default('.data'),
  /** The URL of a Postgres 15 or newer, `postgres://…`. Default: none, an embedded database in DATA_DIR. */
  DATABASE_URL: postgresAddress.optional(),
  /**
   * A replica of that Postgres (a streaming standby) for reports, statements, curves and exports, which never show
   * older data than the primary. Default: none, the primary serves all reads.
   */
  DATABASE_READ_URL: postgresAddress.optional(),
  /**
   * The direct URL of the same Postgres if DATABASE_URL goes through PgBouncer in transaction mode: for migrations, the
   * start-up lock, backups. Default: none, DATABASE_URL is the direct URL.
   */
  DIRECT_DATABASE_URL: postgresAddress.optional(),
  /**
   * The password for DATABASE_URL, DATABASE_READ_URL and DIRECT_DATABASE_URL; it replaces one in these URLs. Default:
   * none.
   */
  DATABASE_PASSWORD: z.string().optional(),
  /** `full`: the demonstration network; `none`: only its eleven users and their members. Default: full. */
  DEMO_DATA: z.enum(['full', 'none']).default('full'),
  /** The URL of the S3 service with the bucket of the files, `https://…`. Default: none, files are in DATA_DIR. */
  S3_ENDPOINT: webAddress.optional(),
  /** The bucket of the files; it must hold nothing else. Default: none; required with S3_ENDPOINT. */
  S3_BUCKET: z.string().regex(bucketPattern, 'the name of a bucket').optional(),
  /** The region in the signatures of S3 requests. Default: us-east-1. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /**
   * The id of a key with read, write, list and delete access to the bucket. Default: none; required with S3_ENDPOINT.
   */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** The secret of S3_ACCESS_KEY_ID. Default: none; required with S3_ENDPOINT. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * `true`: browsers fetch stored files directly from the bucket, at URLs signed for a minute; they must be able to
   * reach S3_ENDPOINT. Default: false, the portal sends the files.
   */
  S3_PRESIGNED: z.enum(['true', 'false']).default('false'),
  /** The port of the portal, only used for the default of PUBLIC_URL. Default: 4000. */
  PORT: port.default(4000),
  /** The port that this service listens on; 0 takes a free one. Default: 4001. */
  REST_PORT: port.default(4001),
  /** The address that this service listens on. Default: 127.0.0.1, only for a gateway on the same machine. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * The public URL of the portal, for links in mails; required in production, with https. Default:
   * http://localhost:PORT.
   */
  PUBLIC_URL: webAddress.optional(),
  /**
   * A secret of at least 32 characters, shared with the gateway, for signatures and encryption. Default: generated in
   * DATA_DIR/secret; required in production.
   */
  APP_SECRET: z.string().min(32).optional(),
  /** The previous APP_SECRET, still accepted during a rotation (docs/operations). Default: none. */
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  /**
   * The mail server, `smtp://user:password@host:port` or `smtps://…`. Default: none, mails are files in DATA_DIR/mail;
   * required in production.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of the portal's mails. Default: portale@gdd.example; required in production. */
  MAIL_FROM: z.string().refine(isMailAddress, 'a mail address').optional(),
  /** The mailbox for requests about personal data, named in the notice on SMS messages. Default: privacy@gdd.example. */
  PRIVACY_EMAIL: z.string().refine(isMailAddress, 'a mail address').default('privacy@gdd.example'),
  /**
   * Proxies whose X-Forwarded-For is trusted: addresses or ranges, separated by commas. Default: loopback addresses.
   */
  TRUSTED_PROXIES: addressList.default(['127.0.0.1', '::1']),
  /**
   * A fixed "today", yyyy-mm-dd, for all rules on campaigns and sales; in the demonstration events bear it too. Default:
   * 2025-10-15 with the demonstration programme, whose data end there; otherwise (production, DEMO_DATA=none) the calendar
   * day in Rome.
   */
  TODAY: z.string().refine(isCalendarDate, 'a date, yyyy-mm-dd').optional(),
  /** Names and words of the company that new passwords may not be made of, separated by commas. Default: none. */
  PASSWORD_WORDS: wordList.default([]),
  /**
   * The filter of breached passwords that `node rest/dist/breachedPasswords.js` makes of a list. Default: none, new
   * passwords are compared with the most common ones alone.
   */
  BREACHED_PASSWORDS: z.string().min(1).optional(),
  /** Minutes without a call after which a session ends. Default: 120. */
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).max(720).default(sessionIdleMinutes),
  /**
   * `true`: webhooks may have loopback targets and http URLs, for tests of a receiver; not allowed in production.
   * Default: false, only public addresses.
   */
  WEBHOOK_LOCAL_TARGETS: z.enum(['true', 'false']).default('false'),
  /**
   * The daemon of ClamAV that looks through received files, host:port. Default: none, files are not scanned.
   */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}$/, 'host:port')
    .optional(),
  /** Ports of webhooks' targets beside 443, separated by commas. Default: none. */
  WEBHOOK_PORTS: portList.default([]),
  /** The log level; each request is logged at `info`. Default: info; `npm start` sets warn outside production. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * The bearer token for /metrics, at least 16 characters. Default: none, /metrics is only readable from the same
   * machine.
   */
  METRICS_TOKEN: z.string().regex(metricsTokenPattern, 'at least 16 characters of a token').optional(),
  /** The base URL of a trace collector, which accepts OTLP over HTTP at /v1/traces. Default: none, no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** The name of this service in traces. Default: gdd-rest. */
  OTEL_SERVICE_NAME: z.string().default('gdd-rest'),
  /** The share (0 to 1) of requests without a trace context that are traced. Default: 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds after SIGTERM during which requests are still accepted while /ready fails. Default: 400. */
  DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(400),
});

/** The settings of tracing. */
export interface TracingSettings {
  readonly endpoint: string;
  readonly serviceName: string;
  /** 0 to 1. */
  readonly share: number;
}

/** The bucket of an S3 service, and its access key. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether browsers fetch stored files directly from the bucket. */
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
  /** Still accepted, but not used for new signatures. */
  readonly previousSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly privacyEmail: string;
  readonly trustedProxies: readonly string[];
  /** The fixed day of the programme; undefined: the calendar day. */
  readonly today: string | undefined;
  readonly sessionIdleMs: number;
  /** What new passwords may not be made of. */
  readonly passwordWords: readonly string[];
  /** The daemon that scans files, host:port; undefined: none. */
  readonly clamdAddress: string | undefined;
  /** The path of the filter of breached passwords. */
  readonly breachedPasswords: string | undefined;
  /** Whether webhooks may have loopback targets. */
  readonly localTargets: boolean;
  /** The ports of webhooks' targets beside 443. */
  readonly webhookPorts: readonly number[];
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  /** Undefined without a collector: then OpenTelemetry is not loaded. */
  readonly tracing: TracingSettings | undefined;
  readonly drainMs: number;
}

/** The settings required in production. */
const requiredInProduction = ['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const;

/** The settings required for a bucket. */
const requiredForBucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A setting is missing or invalid; the message names each one, but never shows a value. */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings.
 *
 * @param env the environment; empty variables count as not set
 * @throws ConfigError naming every invalid setting, and those missing for production or for the bucket
 */
export function readConfig(env: Environment): Config {
  const { given, flaws } = givenSettings(env, secrets, (path) => readFileSync(path, 'utf8'));
  const result = settings.safeParse(given);
  const wrong = (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const isProduction = given['MODE'] === 'production';
  const all = [
    ...flaws,
    ...wrong,
    ...bucketFlaws(given),
    ...(isProduction ? productionFlaws(given, requiredInProduction) : []),
  ];
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
    clamdAddress: values.CLAMD_ADDRESS,
    passwordWords: values.PASSWORD_WORDS,
    breachedPasswords: values.BREACHED_PASSWORDS,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    localTargets: values.WEBHOOK_LOCAL_TARGETS === 'true',
    webhookPorts: values.WEBHOOK_PORTS,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tracing: tracingOf(values),
    drainMs: values.DRAIN_MS,
  };
}

/**
 * Missing settings of a bucket, if any of them is set; and an http endpoint, which browsers would block in production.
 */
function bucketFlaws(given: Environment): readonly string[] {
  const { S3_PRESIGNED: presigned, S3_ENDPOINT: endpoint = '' } = given;
  const isConfigured = presigned === 'true' || requiredForBucket.some((name) => given[name] !== undefined);
  if (!isConfigured) return [];
  const missing = requiredForBucket.filter((name) => given[name] === undefined);
  const flaws = missing.map((name) => `${name}: files in a bucket need ${requiredForBucket.join(', ')}`);
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
