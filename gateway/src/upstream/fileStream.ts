import { Transform, type Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Outcome } from './breaker.js';
import { readAnswer, refused, unanswered } from './answer.js';
import { Ending } from './ending.js';
import type { Endpoint } from './endpoint.js';
import { ExchangeError, maxAnswerBytes, type Answer } from './exchange.js';
import { pause } from './pause.js';
import type { RequestIdentity, UpstreamParts } from './upstreamRequest.js';

/** Milliseconds before a download is asked for again whose connection failed before an answer came. */
const jitter = 25;

/** A download that failed changed nothing, and none of its inputs is a field. */
const download = { effect: 'read', fields: {} } as const;

/** Answers that are a file, a part of it, or the word that the caller has it already. */
const fileStatuses: ReadonlySet<number> = new Set([200, 206, 304, 416]);

/** What of a request for a file the REST service is told. */
const conditions = ['range', 'if-range', 'if-none-match'] as const;

/** What the REST service says of a file. */
const descriptions = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

type HeaderNames = readonly string[];
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What all files share on their way. */
type FileParts = Pick<UpstreamParts, 'pool' | 'prefix' | 'deadlines' | 'areas'>;

/** A file on its way. */
export interface Download {
  readonly status: number;
  /** Those of `descriptions` that the service gave. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/**
 * One file on its way between a caller and the REST service, piece by piece: nothing of it is held beyond what the
 * streams buffer, and whoever is slower sets the pace. It may take any time, but ends when the caller goes or when no
 * byte has moved for as long as the setting says. The ticket in the path is its only credential.
 */
export class FileStream {
  private readonly ending = new Ending();
  /** The same end, as undici's streams take it. */
  private readonly aborting = new AbortController();
  private readonly idle: NodeJS.Timeout;

  constructor(
    private readonly parts: FileParts,
    private readonly identity: RequestIdentity,
  ) {
    this.idle = setTimeout(() => this.end(), parts.deadlines.idle);
  }

  /**
   * Opens a file of the REST service.
   *
   * @param path below /api, with the ticket
   * @param asked the headers of the caller's request
   * @throws GatewayError of the closed list
   */
  async download(path: string, asked: Headers): Promise<Download> {
    const question = { method: 'GET', path, headers: named(conditions, asked) } as const;
    return this.answered(download, async () => {
      const answer = await this.openTwiceAtMost(question);
      const { statusCode: status, headers, body } = answer;
      if (!fileStatuses.has(status)) throw refused(download, await this.whole(answer));
      return { status, headers: named(descriptions, headers), body: this.metered(body) };
    });
  }

  /**
   * Sends a file to the REST service.
   *
   * @param endpoint what takes it
   * @param path below /api, with the ticket
   * @param body the bytes; what of them the service does not wait for stays unread
   * @param length how many they are, where the caller said so
   * @returns the JSON of the answer
   * @throws GatewayError of the closed list
   */
  async upload<A>(endpoint: Endpoint<never, A>, path: string, body: Readable, length: string | undefined): Promise<A> {
    const headers = {
      'content-type': 'application/octet-stream',
      ...(length !== undefined && { 'content-length': length }),
    };
    return this.answered(endpoint, async () => {
      const answer = await this.open({ method: 'PUT', path, headers, body: this.metered(body), sender: body });
      return readAnswer(endpoint, await this.whole(answer));
    });
  }

  /** Ends it where it is: its caller has gone. */
  end(): void {
    clearTimeout(this.idle);
    this.ending.end();
    this.aborting.abort();
  }

  private async answered<T>(endpoint: Pick<Endpoint, 'effect' | 'fields'>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof ExchangeError ? unanswered(endpoint, error) : error;
    }
  }

  private async openTwiceAtMost(question: Question): Promise<Dispatcher.ResponseData> {
    try {
      return await this.open(question);
    } catch (error) {
      if (this.ending.isOver || !(error instanceof ExchangeError)) throw error;
      await pause(jitter * (1 + Math.random()), this.ending);
      return await this.open(question);
    }
  }

  /** Sends the head of a question, and its body if it has one, up to the head of the answer. */
  private open(question: Question): Promise<Dispatcher.ResponseData> {
    return this.parts.areas.files.watched(
      () => this.request(question),
      ({ answer }) => {
        if (answer !== undefined) return statusOutcome(answer.statusCode);
        const hasSenderLeft = (question.sender?.errored ?? null) !== null;
        return this.ending.isOver || hasSenderLeft ? 'unknown' : 'ill';
      },
    );
  }

  /** @throws ExchangeError */
  private async request({ method, path, headers, body }: Question): Promise<Dispatcher.ResponseData> {
    const { requestId, clientAddress, traceparent } = this.identity;
    try {
      return await this.parts.pool.request({
        method,
        path: `${this.parts.prefix}${path}`,
        headers: {
          ...headers,
          'x-request-id': requestId,
          'x-forwarded-for': clientAddress,
          ...(traceparent !== undefined && { traceparent }),
        },
        body: body ?? null,
        signal: this.aborting.signal,
      });
    } catch (error) {
      throw new ExchangeError(this.ending.isOver ? 'aborted' : 'connection', true, error);
    }
  }

  /** A small answer, read as a whole. @throws ExchangeError */
  private async whole({ statusCode, headers, body }: Opened): Promise<Answer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxAnswerBytes) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw new ExchangeError(this.ending.isOver ? 'aborted' : 'connection', true, error);
    }
    if (size > maxAnswerBytes) throw new ExchangeError('tooLarge', true);
    return { status: statusCode, headers, body: Buffer.concat(chunks).toString('utf8') };
  }

  /**
   * The same bytes, each of which puts off the end for idleness. An error of the source destroys the copy; a destroyed
   * copy lets go of the source without destroying it, for the caller still waits for an answer on its connection.
   */
  private metered(source: Readable): Readable {
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.idle.refresh();
        done(null, chunk);
      },
    });
    source.once('error', (error) => meter.destroy(error));
    return source.pipe(meter);
  }
}

interface Question {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
  /** Where the body comes from: when its connection breaks, so does the question, which is no fault of the service. */
  readonly sender?: Readable;
}

type Opened = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** Whether a 500 is the service's own word is known only once its body is read. */
function statusOutcome(status: number): Outcome {
  if (status === 500) return 'unknown';
  return status > 500 ? 'ill' : 'well';
}

function named(names: HeaderNames, headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
