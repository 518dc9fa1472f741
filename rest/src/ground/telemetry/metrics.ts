import { importKinds, importStatuses, type ImportKind } from '@gdd/schema/campaigns';
import { exportStatuses, exportTypes, type ExportType } from '@gdd/schema/exports';
import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState, ReplicaState } from '../database/connections/connection.js';
import { mailOutcomes, type MailOutcome } from '@gdd/schema/notifications';
import { isPoolExhausted, kindOf, type StatementObserver } from '../database/connections/statements.js';
import type { WorkState } from './workState.js';

/** Outcomes of work on an import or an export: done, failed (to be tried again), or given up. */
const workOutcomes = ['done', 'failed', 'givenUp'] as const;

/** The data of a completed request that the metrics use. */
interface MeasuredRequest {
  readonly method: string;
  /** The route's pattern, never the URL. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** The error code, if the request was refused or failed. */
  readonly code: ErrorCode | undefined;
}

/** Bounds in seconds; the gateway's timeouts of a read and of a write are among them. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];
const importBuckets = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];

/**
 * The metrics of one REST service, in a separate registry. The number of series is bounded: labels are routes, codes,
 * kinds and outcomes, never values from a request. Counters that alerts read start at 0, because Prometheus sees no
 * increase in a series that starts at 1.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'rest_http_requests_total',
    help: 'Requests answered, by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers: this.registers,
  });
  private readonly requestDuration = new Histogram({
    name: 'rest_http_request_duration_seconds',
    help: 'Duration of requests to the end of their answers, by method and route.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers: this.registers,
  });
  private readonly errors = new Counter({
    name: 'rest_errors_total',
    help: 'Requests that were refused or failed, by code.',
    labelNames: ['code'],
    registers: this.registers,
  });
  private readonly statements = new Histogram({
    name: 'rest_sql_duration_seconds',
    help: 'Duration of SQL statements by kind, the wait for a connection included; connect: of a transaction.',
    labelNames: ['statement', 'outcome'],
    buckets: statementBuckets,
    registers: this.registers,
  });
  private readonly poolTimeouts = new Counter({
    name: 'rest_database_pool_timeouts_total',
    help: 'Who waited for a connection of the pool in vain.',
    registers: this.registers,
  });
  private readonly mails = new Counter({
    name: 'rest_mails_total',
    help: 'Mails that are done with, by outcome.',
    labelNames: ['outcome'],
    registers: this.registers,
  });
  private readonly mailFailures = new Counter({
    name: 'rest_mail_failures_total',
    help: 'Tries to send a mail that failed.',
    registers: this.registers,
  });
  private readonly deliveries = new Counter({
    name: 'rest_webhook_deliveries_total',
    help: 'Deliveries of webhooks that are done with: delivered, or dead (not tried any more).',
    labelNames: ['outcome'],
    registers: this.registers,
  });
  private readonly deliveryFailures = new Counter({
    name: 'rest_webhook_failures_total',
    help: 'Tries to deliver a webhook that failed.',
    registers: this.registers,
  });
  private readonly importWork = new Counter({
    name: 'rest_import_work_total',
    help: 'Work on imports that ended: done, failed (tried again), or given up.',
    labelNames: ['kind', 'outcome'],
    registers: this.registers,
  });
  private readonly importDuration = new Histogram({
    name: 'rest_import_work_duration_seconds',
    help: 'Duration of work on imports that was done, by kind.',
    labelNames: ['kind'],
    buckets: importBuckets,
    registers: this.registers,
  });
  private readonly importsRunning = this.gauge('rest_imports_running', 'Imports that this process works on.');
  private readonly exportWork = new Counter({
    name: 'rest_export_work_total',
    help: 'Work on exports that ended: done, failed (tried again), or given up.',
    labelNames: ['type', 'outcome'],
    registers: this.registers,
  });
  private readonly exportDuration = new Histogram({
    name: 'rest_export_work_duration_seconds',
    help: 'Duration of work on exports that was done, by type.',
    labelNames: ['type'],
    buckets: importBuckets,
    registers: this.registers,
  });
  private readonly documentDifferences = this.gauge(
    'rest_document_differences',
    'Where documents of settlements and the ledger disagreed when all of them were last checked.',
  );
  private readonly documentsCheckedAt = this.gauge(
    'rest_documents_checked_timestamp_seconds',
    'When the documents of settlements were last checked against the ledger.',
  );
  private refresh: () => Promise<void> = () => Promise.resolve();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    for (const code of Object.keys(errorStatus)) this.errors.inc({ code }, 0);
    for (const outcome of ['delivered', 'dead']) this.deliveries.inc({ outcome }, 0);
    for (const outcome of mailOutcomes) this.mails.inc({ outcome }, 0);
    for (const kind of importKinds) {
      for (const outcome of workOutcomes) this.importWork.inc({ kind, outcome }, 0);
    }
    for (const type of exportTypes) {
      for (const outcome of workOutcomes) this.exportWork.inc({ type, outcome }, 0);
    }
  }

  /** Counts a completed request. */
  requestEnded({ method, route, status, seconds, code }: MeasuredRequest): void {
    this.requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
    this.requestDuration.observe({ method, route }, seconds);
    if (code !== undefined) this.errors.inc({ code });
  }

  /** Measures a statement: starts the time and returns the function to call at its end. */
  readonly observeStatement: StatementObserver = (text) => {
    const began = performance.now();
    return (error) => {
      const outcome = error === undefined ? 'ok' : 'failed';
      this.statements.observe({ statement: kindOf(text), outcome }, (performance.now() - began) / 1000);
      if (isPoolExhausted(error)) this.poolTimeouts.inc();
    };
  };

  /** Counts a mail that was sent or is not tried again. */
  mailDone(outcome: MailOutcome): void {
    this.mails.inc({ outcome });
  }

  /** Counts a try to send a mail that failed. */
  mailFailed(): void {
    this.mailFailures.inc();
  }

  /** Counts a delivery of a webhook that succeeded or is not tried again. */
  deliveryDone(outcome: 'delivered' | 'dead'): void {
    this.deliveries.inc({ outcome });
  }

  /** Counts a try to deliver a webhook that failed. */
  deliveryFailed(): void {
    this.deliveryFailures.inc();
  }

  /** Counts work on an import. @returns the function to call at its end; without an outcome the work was interrupted */
  importBegun(kind: ImportKind): (outcome?: 'done' | 'failed') => void {
    const began = performance.now();
    this.importsRunning.inc();
    return (outcome) => {
      this.importsRunning.dec();
      if (outcome === undefined) return;
      this.importWork.inc({ kind, outcome });
      if (outcome === 'done') this.importDuration.observe({ kind }, (performance.now() - began) / 1000);
    };
  }

  /** Counts an import whose work is not tried again. */
  importGivenUp(kind: ImportKind): void {
    this.importWork.inc({ kind, outcome: 'givenUp' });
  }

  /** Counts work on an export. @returns the function to call at its end; without an outcome the work was interrupted */
  exportBegun(type: ExportType): (outcome?: 'done' | 'failed') => void {
    const began = performance.now();
    return (outcome) => {
      if (outcome === undefined) return;
      this.exportWork.inc({ type, outcome });
      if (outcome === 'done') this.exportDuration.observe({ type }, (performance.now() - began) / 1000);
    };
  }

  /** Counts an export whose work is not tried again. */
  exportGivenUp(type: ExportType): void {
    this.exportWork.inc({ type, outcome: 'givenUp' });
  }

  /** Records a check of all documents of settlements. @param differences those that it has found */
  documentsChecked(differences: number, at: Date): void {
    this.documentDifferences.set(differences);
    this.documentsCheckedAt.set(at.getTime() / 1000);
  }

  /** Adds gauges of the connection pool, read at each scrape. */
  watchPool(read: () => PoolState): void {
    const gauge = (name: string, help: string, value: (state: PoolState) => number) =>
      new Gauge({
        name: `rest_database_pool_${name}`,
        help,
        registers: this.registers,
        collect() {
          this.set(value(read()));
        },
      });
    gauge('limit', 'Connections to the database that there may be.', ({ limit }) => limit);
    gauge('size', 'Connections to the database that there are.', ({ size }) => size);
    gauge('idle', 'Connections to the database that nobody uses.', ({ idle }) => idle);
    gauge('waiting', 'Who waits for a connection to the database.', ({ waiting }) => waiting);
  }

  /** Adds the metrics of reads from the replica, read at each scrape. */
  watchReplica(read: () => ReplicaState): void {
    new Counter({
      name: 'rest_replica_reads_total',
      help: 'Reads that the replica may answer: answered by it, or made on the primary and why.',
      labelNames: ['outcome'],
      registers: this.registers,
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(read().reads)) this.inc({ outcome }, count);
      },
    });
    new Gauge({
      name: 'rest_replica_lag_bytes',
      help: 'Bytes of the log that the replica had still to replay when a read asked it last.',
      registers: this.registers,
      collect() {
        this.set(read().lagBytes);
      },
    });
  }

  /**
   * Adds gauges of the background work in the database, read at each scrape; they are the same for every service on
   * this database. If it does not respond, `rest_database_up` is 0 and the others are removed.
   */
  watchWork(read: () => Promise<WorkState>): void {
    const up = this.gauge('rest_database_up', 'Whether the database answers: 1 or 0.');
    const waiting = this.gauge('rest_outbox_waiting', 'Mails that wait to be sent.');
    const retried = this.gauge('rest_outbox_retried', 'Mails that wait to be sent and were tried before.');
    const oldest = this.gauge('rest_outbox_oldest_seconds', 'The age of the oldest mail that waits; 0 without any.');
    const imports = this.gauge('rest_imports', 'Imports by status.', 'status');
    const exports = this.gauge('rest_exports', 'Exports by status.', 'status');
    const oldestExport = this.gauge(
      'rest_exports_oldest_seconds',
      'The age of the oldest export that waits or runs; 0 where none does.',
    );
    this.refresh = async () => {
      const state = await read().catch(() => undefined);
      up.set(state === undefined ? 0 : 1);
      imports.reset();
      exports.reset();
      if (state === undefined) {
        for (const each of [waiting, retried, oldest, oldestExport]) each.remove();
        return;
      }
      waiting.set(state.mails.waiting);
      retried.set(state.mails.retried);
      oldest.set(state.mails.oldestSeconds);
      for (const status of importStatuses) imports.set({ status }, state.imports.get(status) ?? 0);
      for (const status of exportStatuses) exports.set({ status }, state.exports.get(status) ?? 0);
      oldestExport.set(state.oldestExportSeconds);
    };
  }

  private gauge<Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: readonly Label[]
  ): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: this.registers });
  }

  /** The metrics in Prometheus' text format. */
  async text(): Promise<string> {
    await this.refresh();
    return this.registry.metrics();
  }
}
