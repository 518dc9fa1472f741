import { isIP } from 'node:net';
import { z } from 'zod';
import { isCalendarDate, isMailAddress } from './domain/text.js';
import { OperatorError } from './platform/operatorError.js';

const port = z.coerce.number().int().min(0).max(65_535);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const addressList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .refine((list) => list.every(isAddressOrRange), 'a list of IP addresses or ranges');

/** Every setting of the REST service, read from the environment variable of its name. */
const settings = z.object({
  /** `demo` seeds the demonstration programme, `development` the same, `production` seeds nothing and wants secrets. Default: demo. */
  MODE: z.enum(['demo', 'development', 'production']).default('demo'),
  /**
   * The folder of what the service keeps beside a server's database: uploaded files; without one the embedded database,
   * mails, the secret. Default: .data in the working folder.
   */
  DATA_DIR: z.string().min(1).default('.data'),
  /** A Postgres 15 or newer, `postgres://…`. Default: none, an embedded database in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `full`: the demonstration network; `none`: its eleven users and their members alone. Default: full. */
  DEMO_DATA: z.enum(['full', 'none']).default('full'),
  /** The portal's port, for the default of PUBLIC_URL. Default: 4000. */
  PORT: port.default(4000),
  /** The port that this service listens on; 0 takes a free one. Default: 4001. */
  REST_PORT: port.default(4001),
  /** The address that this service listens on. Default: 127.0.0.1, for the gateway on the same machine alone. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where people reach the portal: the start of the links in mails. Default: http://localhost:PORT. */
  PUBLIC_URL: webAddress.optional(),
  /** At least 32 characters that nobody knows; signs the cross-site cookie, shared with the gateway. Default: made in DATA_DIR/secret; production wants it set. */
  APP_SECRET: z.string().min(32).optional(),
  /** The mail server, `smtp://user:password@host:port` or `smtps://…`. Default: none, mails are files in DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of the portal's mails. Default: portale@gdd.example. */
  MAIL_FROM: z.string().refine(isMailAddress, 'a mail address').default('portale@gdd.example'),
  /** The mailbox for requests about personal data, named in the notice on SMS messages. Default: privacy@gdd.example. */
  PRIVACY_EMAIL: z.string().refine(isMailAddress, 'a mail address').default('privacy@gdd.example'),
  /** Whose X-Forwarded-For is believed: addresses or ranges, separated by commas. Default: the loopback. */
  TRUSTED_PROXIES: addressList.default(['127.0.0.1', '::1']),
  /** The day, yyyy-mm-dd, that decides which year and half-year are current. Default: 2025-12-31. */
  TODAY: z.string().refine(isCalendarDate, 'a date, yyyy-mm-dd').default('2025-12-31'),
  /** How much is logged. Default: info. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Milliseconds after SIGTERM for which requests are still taken while /ready says no. Default: 400. */
  DRAIN_MS: z.coerce.number().int().min(0).max(600_000).default(400),
});

/** The settings, as the program uses them. */
export interface Config {
  readonly mode: 'demo' | 'development' | 'production';
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demoData: 'full' | 'none';
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly appSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly privacyEmail: string;
  readonly trustedProxies: readonly string[];
  readonly today: string;
  readonly logLevel: string;
  readonly drainMs: number;
}

/** A setting is missing or wrong; the message names each one, and never shows its value. */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings.
 *
 * @param env the environment; empty variables count as not set
 * @throws ConfigError naming every wrong setting, or what production misses
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Settings that cannot be used:\n  ${problems.join('\n  ')}`);
  }
  const values = result.data;
  const missing =
    values.MODE === 'production'
      ? (['DATABASE_URL', 'APP_SECRET', 'PUBLIC_URL'] as const).filter((name) => values[name] === undefined)
      : [];
  if (missing.length > 0) throw new ConfigError(`MODE=production needs ${missing.join(', ')}.`);
  return {
    mode: values.MODE,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    demoData: values.DEMO_DATA,
    port: values.REST_PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    appSecret: values.APP_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    privacyEmail: values.PRIVACY_EMAIL,
    trustedProxies: values.TRUSTED_PROXIES,
    today: values.TODAY,
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_MS,
  };
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
