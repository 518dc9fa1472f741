import { buildApp } from './app.js';
import { resealFactors } from './people/auth/factors/queries.js';
import { authMailWriters } from './people/auth/mailWriters.js';
import { clamScanner } from './ground/platform/scanner.js';
import { openBreachedPasswords } from './people/auth/signIn/breachedPasswords.js';
import { startBudgetWatch } from './programme/campaigns/budgets/crossings.js';
import { budgetCrossedWriter } from './programme/campaigns/budgets/mails.js';
import { closedEarlyWriter } from './programme/campaigns/closing/earlyClosing.js';
import { rulesChangedWriter } from './programme/campaigns/rules/mails.js';
import { goalChangedWriter } from './programme/memberships/goals/mails.js';
import { reminderWriter } from './programme/memberships/reminders/reminders.js';
import { startDigests } from './reach/notifications/digests.js';
import { invoicingChangedWriter } from './money/invoicing/mails.js';
import { notificationWriters } from './reach/notifications/mailWriters.js';
import { startTimedEvents } from './reach/notifications/timedEvents.js';
import { startNotifications } from './reach/notifications/worker.js';
import type { Config } from './config.js';
import { seedContents } from './demonstration/contents.js';
import { openProgramme, type OpenProgramme } from './operations/programme.js';
import { bothObserve } from './ground/database/connections/statements.js';
import { clockOf, type Clock } from './ground/clock.js';
import type { Downloads } from './ground/files/downloads.js';
import { startExports, type ExportWorker } from './reports/exports/worker.js';
import { startDocumentCheck } from './money/settlements/documentCheck.js';
import { startSimulations } from './sales/simulations/worker.js';
import { startResultRefresh } from './figures/resultRefresh.js';
import { startImports, type ImportWorker } from './sales/imports/worker.js';
import { ensureFactorPerson } from './demonstration/factorPerson.js';
import { tidyUp } from './operations/housekeeping.js';
import { mailTransport } from './ground/platform/mail/mail.js';
import { startStepWatch } from './programme/notes/dueSteps.js';
import { startOutbox } from './ground/platform/mail/outbox.js';
import { startBackgroundWork } from './ground/platform/work/backgroundWork.js';
import { quiet } from './ground/platform/http/quiet.js';
import { programmeDay } from './ground/platform/programmeDay.js';
import { checkStart, portFailure } from './ground/platform/startChecks.js';
import { appSecret } from './ground/platform/secrets/secret.js';
import { hasUsers } from './people/users/queries.js';
import { openFiles } from './ground/platform/storage/storageMark.js';
import type { Storage } from './ground/platform/storage/storage.js';
import { Metrics } from './ground/telemetry/metrics.js';
import { openTracing } from './ground/telemetry/openTracing.js';
import { workState } from './ground/telemetry/workState.js';
import { startWebhooks } from './reach/webhooks/sending/worker.js';
import { targetRules } from './reach/webhooks/service.js';

const hourMs = 60 * 60 * 1000;

/** The running service. */
export interface Server {
  readonly url: string;
  /** Makes /ready fail and closes each connection after its response, but still accepts requests. */
  drain(): void;
  /** Waits until no request has come for a while, up to a limit. */
  quiet(): Promise<void>;
  /** Makes /ready fail, finishes running requests and work, closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens the programme, starts the background work, and listens.
 *
 * @param report called with each step of seeding an empty database with the demonstration
 * @throws OperatorError for faults that the operator can fix: a port in use; a data folder that is in use, not usable,
 *   or of another database; demonstration users in production
 */
export async function startServer(config: Config, report?: (step: string) => void): Promise<Server> {
  const clock = clockOf(config);
  const port = { setting: 'REST_PORT', port: config.port, host: config.host } as const;
  await checkStart(config, [port]);
  const secret = { current: await appSecret(config), previous: config.previousSecret };
  const breached = await openBreachedPasswords(config.breachedPasswords);
  const { programme, storage, metrics, tracing } = await openObserved(config, clock, report);
  const { database, reading, meanwhile, copyRows } = programme;
  await resealFactors(database, secret);
  if (config.mode === 'demo') {
    await programme.exclusively(() => ensureFactorPerson(database, programme.rootId, { secret, clock }));
  }
  const day = programmeDay(config.today, clock);
  let draining = false;
  // assigned below: the application wakes the workers, which need the application's log
  let wakeOutbox = (): void => undefined;
  let wakeImports = (): void => undefined;
  let importInHand: ImportWorker['inHand'] = () => undefined;
  let wakeExports = (): void => undefined;
  let exportInHand: ExportWorker['inHand'] = () => undefined;
  let wakeSimulations = (): void => undefined;
  let wakeWebhooks = (): void => undefined;
  const downloads: Downloads = new Map();
  const app = await buildApp({
    config,
    secret,
    database,
    reading,
    meanwhile,
    clock,
    programmeDay: day,
    storage,
    sessionIdleMs: config.sessionIdleMs,
    scanner: clamScanner(config.clamdAddress),
    passwordRules: { words: config.passwordWords, breached },
    metrics,
    tracing,
    wakeOutbox: () => wakeOutbox(),
    wakeImports: () => wakeImports(),
    importInHand: (id) => importInHand(id),
    wakeExports: () => wakeExports(),
    exportInHand: (id) => exportInHand(id),
    wakeSimulations: () => wakeSimulations(),
    wakeWebhooks: () => wakeWebhooks(),
    downloads,
    isDraining: () => draining,
  });
  const { log } = app;
  const mails = startOutbox({
    database,
    clock,
    transport: mailTransport(config),
    writers: {
      ...authMailWriters(database, clock, config),
      reminder: reminderWriter(database, day, config),
      rulesChanged: rulesChangedWriter(database, config),
      goalChanged: goalChangedWriter(database, config),
      closedEarly: closedEarlyWriter(database, config),
      budgetCrossed: budgetCrossedWriter(database, config),
      invoicingChanged: invoicingChangedWriter(database, config),
      ...notificationWriters({ database, clock, config, secret }),
    },
    log,
    metrics,
  });
  wakeOutbox = () => mails.wake();
  const imports = startImports({ database, meanwhile, copyRows, clock, programmeDay: day, storage, log, metrics });
  wakeImports = () => imports.wake();
  importInHand = (id) => imports.inHand(id);
  const exports = startExports({
    database,
    reading,
    meanwhile,
    clock,
    programmeDay: day,
    storage,
    downloads,
    log,
    metrics,
    wakeOutbox: () => wakeOutbox(),
  });
  wakeExports = () => exports.wake();
  exportInHand = (id) => exports.inHand(id);
  const simulations = startSimulations({ database, copyRows, clock, log });
  wakeSimulations = () => simulations.wake();
  const budgets = startBudgetWatch({ database, clock, programmeDay: day, log });
  const timedEvents = startTimedEvents({ database, clock, programmeDay: day, log });
  const notifications = startNotifications({ database, clock, log, wakeOutbox: () => wakeOutbox() });
  const digests = startDigests({ database, clock, log, wakeOutbox: () => wakeOutbox() });
  const steps = startStepWatch({ database, clock, programmeDay: day, log });
  const documents = startDocumentCheck({ database, clock, log, metrics });
  const webhooks = startWebhooks({ database, clock, secret, targets: targetRules({ config }), log, metrics });
  wakeWebhooks = () => webhooks.wake();
  const results = startResultRefresh({ database: reading ?? database, log });
  const tidying = startBackgroundWork({
    pollMs: hourMs,
    drainNow: () => tidyUp({ database, clock, storage }),
    onFailure: (error) => log.warn({ err: error }, 'tidying up failed'),
  });
  // all workers but `results` look for work at the start; nothing waits for that
  const watches = [budgets, timedEvents, steps, notifications, digests, documents, tidying];
  const awake = [mails, imports, exports, simulations, webhooks, ...watches];
  const drain = () => {
    draining = true;
  };
  const stop = async () => {
    drain();
    log.info('stopping');
    await Promise.all([app.close(), ...[...awake, results].map((work) => work.stop())]);
    await programme.close();
    await breached?.close();
    await tracing?.close();
  };
  try {
    const url = await app.listen({ port: config.port, host: config.host });
    for (const work of awake) work.wake();
    return { url, drain, quiet: () => quiet(app.server), stop };
  } catch (error) {
    await stop();
    throw portFailure(error, port) ?? error;
  }
}

/** Opens the programme and its files, with metrics and traces of its statements, pool and background work. */
async function openObserved(config: Config, clock: Clock, report: ((step: string) => void) | undefined) {
  const metrics = new Metrics();
  const tracing = await openTracing(config.tracing);
  const measured = metrics.observeStatement;
  const observe = tracing === undefined ? measured : bothObserve(measured, tracing.observeStatement);
  const programme = await openProgramme(config, clock, { observe, ...(report && { report }) });
  const storage = await openFilled(config, programme, clock).catch(async (error: unknown) => {
    await programme.close();
    throw error;
  });
  if (programme.pool !== undefined) metrics.watchPool(programme.pool);
  if (programme.replica !== undefined) metrics.watchReplica(programme.replica);
  metrics.watchWork(() => workState(programme.database, clock));
  return { programme, storage, metrics, tracing };
}

/** Opens the storage of files, and seeds those of the demonstration if its users are in the database. */
async function openFilled(config: Config, programme: OpenProgramme, clock: Clock): Promise<Storage> {
  const storage = await openFiles(config, programme, clock);
  const { database } = programme;
  const hasDemonstration = config.mode !== 'production' && config.demoData === 'full';
  if (hasDemonstration && (await hasUsers(database, { demonstration: true }))) {
    await programme.exclusively(() => seedContents(database, storage));
  }
  return storage;
}
