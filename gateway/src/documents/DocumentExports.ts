import { hash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { documentPages, documentRows, type ExportFailure } from '@gdd/schema/exports';
import type { GraphQLSchema } from 'graphql';
import type { DocumentRequest, GatewayContext } from '../context.js';
import { gatewayErrorIn, publicCode } from '../errors/formatError.js';
import { GatewayError } from '../errors/gatewayError.js';
import { documentEndpoint } from '../exports/documentEndpoint.js';
import type { Variables } from '../limits/variables.js';
import { compiled, type Executable } from '../operations/compiledDocument.js';
import type { KnownOperation, Operations } from '../operations/operations.js';
import type { BodyOf, Schema } from '../upstream/endpoint.js';
import { addExportPage, endExportPages } from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { listDocumentOf, type ListDocument } from './listDocument.js';

/** Readings of a list at most; one that still changes is given up. */
const maxReadings = 5;
/** Tries of a page after temporary errors, and the pauses in between. */
const maxTries = 8;
const longestPauseMs = 10_000;
const usualPauseMs = 2_000;

/** A context for one more operation of the same caller, which does not end with the request. */
type NewContext = () => GatewayContext;

interface Parts {
  readonly schema: GraphQLSchema;
  readonly operations: Operations;
  /** Shows the REST service that the pages are the gateway's, not their owner's. */
  readonly gatewayKey: string;
  readonly log: { warn(details: object, message: string): void };
}

/** A document being exported. */
interface Work extends ListDocument {
  readonly variables: Variables;
  readonly known: KnownOperation;
  readonly execute: Executable;
  readonly newContext: NewContext;
}

interface Page {
  /** Its rows, a line of JSON each. */
  readonly lines: string;
  readonly rows: number;
  /** Rows of the list. */
  readonly total: number;
}

/** A whole reading of a list. */
interface Reading {
  readonly rows: number;
  /** The SHA-256 of each page. */
  readonly pages: readonly string[];
}

type PagesEnd = BodyOf<'/exports/{id}/pages', 'PUT'>;
type WithoutReader<T> = T extends unknown ? Omit<T, 'key' | 'reader'> : never;

/** The gateway shuts down. */
class Interrupted extends Error {}

/** The export is no longer needed: its owner has deleted it, or another reader was first. */
class Dropped extends Error {}

/**
 * Exports of the list of a GraphQL document (docs/decisions/0028-documents-as-exports.md): each page is an operation of
 * its own, with the caller's token, access, price and deadline. The list is read again until a whole reading equals the
 * previous one: then all its pages were consistent at the moment between the two.
 */
export class DocumentExports {
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly parts: Parts) {}

  /**
   * Reads the first page of a document, so that errors are reported at once, and starts its export.
   *
   * @param upstream the calls of the request that asks for it
   * @throws GraphQLError as `listDocumentOf`; also the errors of the first page
   * @throws GatewayError BAD_USER_INPUT, reason documentTooLong
   */
  async start(
    { document: text, variables, format, idempotencyKey }: DocumentRequest,
    newContext: NewContext,
    upstream: UpstreamRequest,
  ): Promise<Schema<'Export'>> {
    const { schema, operations } = this.parts;
    const list = listDocumentOf(schema, text);
    const known = operations.know(list.document, list.operation);
    const work: Work = { ...list, variables, known, execute: compiled(schema, list.document), newContext };
    const first = await this.read(work, 1);
    if (first.total > Math.min(documentRows, first.rows * documentPages)) {
      throw new GatewayError('BAD_USER_INPUT', { reason: 'documentTooLong' });
    }
    const { name, lineSchema } = list;
    const body = { type: 'document', format, name, lineSchema } as const;
    const { data } = await upstream.call(documentEndpoint, { body, idempotencyKey });
    const collecting: Promise<void> = new Collecting(this.parts.log, (page) => this.read(work, page), {
      id: data.export.id,
      newContext,
      gatewayKey: this.parts.gatewayKey,
      stopping: this.stopping.signal,
    })
      .run(first)
      .finally(() => this.running.delete(collecting));
    this.running.add(collecting);
    return data.export;
  }

  /** Aborts running exports, which fail as interrupted, and waits for their end. */
  async close(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  /** Reads a page, as any operation is run. @throws the refusal or the first error of the operation */
  private async read({ known, execute, variables, page, list, newContext }: Work, number: number): Promise<Page> {
    const { operations } = this.parts;
    const context = newContext();
    const values = { ...variables, [page]: number };
    try {
      await operations.begin(context, known, values);
      const { data, errors } = await execute(context, values);
      await operations.settle(context, known, data === undefined ? {} : { data });
      if (errors?.[0]) throw errors[0];
      // the document was validated to select these fields
      const { items, total } = data?.[list] as { readonly items: readonly object[]; readonly total: number };
      return { lines: items.map((item) => `${JSON.stringify(item)}\n`).join(''), rows: items.length, total };
    } finally {
      operations.end(context);
    }
  }
}

interface Target {
  readonly id: number;
  readonly newContext: NewContext;
  readonly gatewayKey: string;
  readonly stopping: AbortSignal;
}

/** Reads the pages of one export and sends them to the REST service. */
class Collecting {
  /** Identifies this reader: if the same idempotency key started several, the REST service accepts only the first. */
  private readonly reader = randomUUID();

  constructor(
    private readonly log: Parts['log'],
    private readonly read: (page: number) => Promise<Page>,
    private readonly target: Target,
  ) {}

  /** Sends all pages, and their end. Never rejects. */
  async run(first: Page): Promise<void> {
    try {
      const { pages, rows } = await this.readUntilStable(first);
      await this.end({ status: 'collected', pages: pages.length, rows });
    } catch (error) {
      if (error instanceof Dropped) return;
      const failure = failureOf(error);
      this.log.warn({ exportId: this.target.id, failure, err: error }, 'the export of a document failed');
      // ignored if it fails: the REST service detects missing pages by itself
      await this.end({ status: 'failed', failure }).catch(() => undefined);
    }
  }

  /** Reads the list until two consecutive readings are equal. */
  private async readUntilStable(first: Page): Promise<Reading> {
    let before = await this.readAll(true, first);
    for (let readings = 2; readings <= maxReadings; readings++) {
      const reading = await this.readAll(false);
      if (isSame(reading, before)) return reading;
      before = reading;
    }
    throw new Changed();
  }

  /** Reads the list once, from its first page to its last, and sends each page. */
  private async readAll(isFirst: boolean, first?: Page): Promise<Reading> {
    const pages: string[] = [];
    let rows = 0;
    for (;;) {
      const number = pages.length + 1;
      const page = (number === 1 ? first : undefined) ?? (await this.withRetries(() => this.read(number)));
      const { lines, total } = page;
      rows += page.rows;
      if (number > documentPages || Math.max(rows, total) > documentRows) throw new GatewayError('PAYLOAD_TOO_LARGE');
      await this.withRetries(() => this.send(number, { lines, done: isFirst ? rows : total, total }));
      pages.push(hash('sha256', `${total}\n${lines}`));
      if (page.rows === 0 || rows >= total) return { pages, rows };
    }
  }

  private async send(page: number, body: WithoutReader<BodyOf<'/exports/{id}/pages/{page}', 'PUT'>>): Promise<void> {
    const { id, gatewayKey: key } = this.target;
    await this.call((upstream) =>
      upstream.call(addExportPage, { path: { id, page }, body: { key, reader: this.reader, ...body } }),
    );
  }

  private async end(end: WithoutReader<PagesEnd>): Promise<void> {
    const body: PagesEnd = { ...end, key: this.target.gatewayKey, reader: this.reader };
    await this.call((upstream) => upstream.call(endExportPages, { path: { id: this.target.id }, body }));
  }

  /** Makes one call for the export. @throws Dropped if it no longer exists */
  private async call(make: (upstream: UpstreamRequest) => Promise<unknown>): Promise<void> {
    const { upstream } = this.target.newContext();
    upstream.startDeadline('write');
    try {
      await make(upstream);
    } catch (error) {
      throw publicCode(error) === 'NOT_FOUND' ? new Dropped() : error;
    } finally {
      upstream.end();
    }
  }

  /** Retries after temporary errors, up to `maxTries`. */
  private async withRetries<T>(work: () => Promise<T>): Promise<T> {
    const signal = this.target.stopping;
    for (let tries = 1; ; tries++) {
      if (signal.aborted) throw new Interrupted();
      try {
        return await work();
      } catch (error) {
        if (tries === maxTries || !temporaryCodes.has(publicCode(error))) throw error;
        const seconds = gatewayErrorIn(error)?.details.retryAfter;
        const ms = seconds === undefined ? usualPauseMs : Math.min(seconds * 1_000, longestPauseMs);
        await pause(ms, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

/** The list changed during every reading. */
class Changed extends Error {}

/** Whether two readings are equal. */
function isSame(one: Reading, other: Reading): boolean {
  return one.rows === other.rows && one.pages.join() === other.pages.join();
}

/** The codes of errors that may disappear after a pause. */
const temporaryCodes: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);

/** Why there is no file. */
function failureOf(error: unknown): ExportFailure {
  if (error instanceof Interrupted) return 'interrupted';
  if (error instanceof Changed) return 'changed';
  switch (publicCode(error)) {
    case 'FORBIDDEN':
    case 'UNAUTHENTICATED':
      return 'forbidden';
    case 'PAYLOAD_TOO_LARGE':
      return 'tooLarge';
    case 'BAD_USER_INPUT':
    case 'NOT_FOUND':
    case 'CONFLICT':
      return 'refused';
    default:
      return 'unexpected';
  }
}
