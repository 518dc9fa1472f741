import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOn } from '@gdd/schema/programmeInstant';
import { stepUpMinutes } from '@gdd/schema/session';
import type { AppSecret } from '@gdd/schema/secret';
import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { buildApp, type AppOptions } from '../../app.js';
import { authMailWriters } from '../../people/auth/mailWriters.js';
import { startBudgetWatch } from '../../programme/campaigns/budgets/crossings.js';
import { budgetCrossedWriter } from '../../programme/campaigns/budgets/mails.js';
import { closedEarlyWriter } from '../../programme/campaigns/closing/earlyClosing.js';
import { rulesChangedWriter } from '../../programme/campaigns/rules/mails.js';
import { goalChangedWriter } from '../../programme/memberships/goals/mails.js';
import { reminderWriter } from '../../programme/memberships/reminders/reminders.js';
import { startDigests } from '../../reach/notifications/digests.js';
import { invoicingChangedWriter } from '../../money/invoicing/mails.js';
import { notificationWriters } from '../../reach/notifications/mailWriters.js';
import { startTimedEvents } from '../../reach/notifications/timedEvents.js';
import { startNotifications } from '../../reach/notifications/worker.js';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { members } from '../../ground/database/tables/people/network.js';
import { startExports, type ExportWorker } from '../../reports/exports/worker.js';
import type { Downloads } from '../../ground/files/downloads.js';
import { startImports, type ImportWorker } from '../../sales/imports/worker.js';
import { mailTransport } from '../../ground/platform/mail/mail.js';
import { programmeDay, type ProgrammeDay } from '../../ground/platform/programmeDay.js';
import { startOutbox, type OutboxWorker } from '../../ground/platform/mail/outbox.js';
import type { App } from '../../ground/platform/http/routes.js';
import { openFolderStorage } from '../../ground/platform/storage/folderStorage.js';
import type { Storage } from '../../ground/platform/storage/storage.js';
import type { BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import { startSimulations } from '../../sales/simulations/worker.js';
import { Metrics } from '../../ground/telemetry/metrics.js';
import { startWebhooks } from '../../reach/webhooks/sending/worker.js';
import { targetRules } from '../../reach/webhooks/service.js';
import type { ResolveHost } from '../../reach/webhooks/sending/targets.js';
import { openTestDatabase, testPasswordCost } from '../databases/testDatabase.js';

export const testSecret: AppSecret = { current: 'a secret of the tests, long enough for all' };

/** Hosts that end with `.internal` have a private address, `missing.example` has none, all others a public one. */
const testResolve: ResolveHost = (host) => {
  const address = host.endsWith('.internal') ? '10.0.0.7' : '93.184.216.34';
  return Promise.resolve(host === 'missing.example' ? [] : [{ address, family: 4 }]);
};

/** Background work never polls: tests drain it explicitly. The longest delay of a timer, in ms. */
const never = 2 ** 31 - 1;

/** A clock that only moves when a test advances it. */
export class TestClock implements Clock {
  /** A test sets it for a programme that stands still on a day, as the demonstration does. */
  standsOn: string | undefined;

  constructor(private time = new Date('2026-03-02T09:00:00Z')) {}

  now(): Date {
    return new Date(this.time);
  }

  programmeNow(): Date {
    return this.standsOn === undefined ? this.now() : instantOn(this.standsOn, this.time);
  }

  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  /** A demonstration user; default: no credential. */
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** The real service on a database of its own, called without a network. */
export interface TestApp {
  readonly app: App;
  readonly database: Database;
  readonly clock: TestClock;
  readonly programmeDay: ProgrammeDay;
  readonly storage: Storage;
  /** The folder of the storage's files. */
  readonly filesFolder: string;
  readonly outbox: OutboxWorker;
  /** The metrics of the service's parts. */
  readonly metrics: Metrics;
  /** Works when it is drained. */
  readonly imports: ImportWorker;
  /** Works when it is drained. */
  readonly exports: ExportWorker;
  /** Works when it is drained. */
  readonly simulations: BackgroundWork;
  /** Checks the budgets when it is drained. */
  readonly budgets: BackgroundWork;
  /** Sends when it is drained, also to addresses of this machine. */
  readonly webhooks: BackgroundWork;
  /** Publishes campaign ends and thresholds when it is drained. */
  readonly timedEvents: BackgroundWork;
  /** Makes notifications of events when it is drained. */
  readonly notifications: BackgroundWork;
  /** Makes the digests that are due when it is drained. */
  readonly digests: BackgroundWork;
  /** The routes for downloads. */
  readonly downloads: Downloads;
  call(method: Method, url: string, options?: Call): Promise<LightMyRequestResponse>;
  /** A token of a session, reused while its sign-in counts as a step-up. */
  tokenOf(username: string): Promise<string>;
  /** The texts of the mails to an address, in the order in which they were sent. */
  mailsTo(address: string): Promise<string[]>;
  /** The member with a code. */
  memberWithCode(code: string): Promise<typeof members.$inferSelect>;
  /** Fixes the programme's day, by default 2025-12-31; undefined: the day of the clock. */
  fixDay(today: string | undefined): void;
  close(): Promise<void>;
}

/** @param options overrides; `passwordCost: undefined` is the cost of the product instead of the tests' low one */
export async function openTestApp(
  options: Pick<AppOptions, 'patienceMs' | 'passwordCost' | 'passwordRules' | 'scanner' | 'sessionIdleMs'> = {},
): Promise<TestApp> {
  const metrics = new Metrics();
  const opened = await openTestDatabase(metrics.observeStatement);
  const { database, meanwhile, copyRows } = opened;
  let importInHand: ImportWorker['inHand'] = () => undefined;
  const clock = new TestClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'gdd-rest-'));
  const config = {
    trustedProxies: ['127.0.0.1'],
    logLevel: 'silent',
    publicUrl: 'https://portal.example',
    privacyEmail: 'privacy@gdd.example',
    localTargets: true,
  };
  let today: string | undefined = '2025-12-31';
  const day: ProgrammeDay = () => programmeDay(today, clock)();
  const filesFolder = join(dataDir, 'files');
  const storage = await openFolderStorage(filesFolder, clock.now());
  const nothing = () => undefined;
  const asleep = {
    wakeOutbox: nothing,
    wakeImports: nothing,
    wakeExports: nothing,
    wakeSimulations: nothing,
    wakeWebhooks: nothing,
  };
  let exportInHand: ExportWorker['inHand'] = () => undefined;
  const downloads: Downloads = new Map();
  const app = await buildApp({
    config,
    secret: testSecret,
    database,
    meanwhile,
    importInHand: (id) => importInHand(id),
    exportInHand: (id) => exportInHand(id),
    downloads,
    clock,
    programmeDay: day,
    storage,
    metrics,
    passwordCost: testPasswordCost,
    resolveHost: testResolve,
    ...asleep,
    ...options,
  });
  const outbox = startOutbox({
    database,
    clock,
    transport: mailTransport({ smtpUrl: undefined, mailFrom: 'portale@gdd.example', dataDir }),
    writers: {
      ...authMailWriters(database, clock, config),
      reminder: reminderWriter(database, day, config),
      rulesChanged: rulesChangedWriter(database, config),
      goalChanged: goalChangedWriter(database, config),
      closedEarly: closedEarlyWriter(database, config),
      budgetCrossed: budgetCrossedWriter(database, config),
      invoicingChanged: invoicingChangedWriter(database, config),
      ...notificationWriters({ database, clock, config, secret: testSecret }),
    },
    log: app.log,
    metrics,
    pollMs: never,
  });
  const imports = startImports({
    database,
    meanwhile,
    copyRows,
    clock,
    programmeDay: day,
    storage,
    log: app.log,
    metrics,
    pollMs: never,
  });
  importInHand = (id) => imports.inHand(id);
  const exports = startExports({
    database,
    meanwhile,
    clock,
    programmeDay: day,
    storage,
    downloads,
    log: app.log,
    metrics,
    pollMs: never,
    wakeOutbox: () => undefined,
  });
  exportInHand = (id) => exports.inHand(id);
  const simulations = startSimulations({ database, copyRows, clock, log: app.log, pollMs: never });
  const budgets = startBudgetWatch({
    database,
    clock,
    programmeDay: day,
    log: app.log,
    pollMs: never,
  });
  const webhooks = startWebhooks({
    database,
    clock,
    secret: testSecret,
    targets: targetRules({ config, resolveHost: testResolve }),
    log: app.log,
    metrics,
    pollMs: never,
  });
  const background = { database, clock, programmeDay: day, log: app.log, pollMs: never, wakeOutbox: nothing };
  const timedEvents = startTimedEvents(background);
  const notifications = startNotifications(background);
  const digests = startDigests(background);
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();

  const test: TestApp = {
    app,
    database,
    clock,
    programmeDay: day,
    storage,
    filesFolder,
    outbox,
    metrics,
    imports,
    exports,
    simulations,
    budgets,
    webhooks,
    timedEvents,
    notifications,
    digests,
    downloads,
    call: async (method, url, { as, body, headers = {}, from } = {}) =>
      app.inject({
        method,
        url,
        headers: {
          ...(as === undefined ? {} : { authorization: `Bearer ${await test.tokenOf(as)}` }),
          ...(from === undefined ? {} : { 'x-forwarded-for': from }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    tokenOf: async (username) => {
      const known = tokens.get(username);
      if (known !== undefined && known.until > clock.now().getTime()) return known.token;
      const response = await test.call('POST', '/api/login', { body: { username, password: demonstrationPassword } });
      const { api_token: token } = response.json<{ api_token: string }>();
      // later, some operations would require a step-up
      tokens.set(username, { token, until: clock.now().getTime() + stepUpMinutes * 60_000 });
      return token;
    },
    mailsTo: async (address) => {
      const folder = join(dataDir, 'mail');
      const names = (await readdir(folder).catch(() => [])).sort(
        (a, b) => Number(/(\d+)\.eml$/.exec(a)?.[1]) - Number(/(\d+)\.eml$/.exec(b)?.[1]),
      );
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
      return mails.filter((mail) => mail.includes(`To: ${address}`)).map(decodeMail);
    },
    memberWithCode: async (code) => {
      const [member] = await database.select().from(members).where(eq(members.code, code));
      if (member === undefined) throw new Error(`There is no member ${code}.`);
      return member;
    },
    fixDay: (fixed) => {
      today = fixed;
    },
    close: async () => {
      await outbox.stop();
      await imports.stop();
      await exports.stop();
      await simulations.stop();
      await budgets.stop();
      await webhooks.stop();
      await timedEvents.stop();
      await notifications.stop();
      await digests.stop();
      await app.close();
      await opened.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return test;
}

/** Decodes the quoted-printable text of a mail. */
export function decodeMail(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The token in the link of a mail. */
export function tokenIn(mail: string | undefined): string {
  return /#token=([\w-]+)/.exec(mail ?? '')?.[1] ?? 'there is no token';
}
