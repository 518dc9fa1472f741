import { Transform, type Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isOfFront, outcomeOf, readResponse, refused, refusedByStatus, noResponse } from './response.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Endpoint } from './endpoint.js';
import { SendError, maxResponseBytes, type HttpResponse } from './send.js';
import { repeatedRead } from './repeatedRead.js';
import type { RequestIdentity, UpstreamParts } from './upstreamRequest.js';

/** A download that failed changed nothing, and none of its inputs is a field. */
const download = { effect: 'read', fields: {} } as const;

/** Answers that are a file, a part of it, or the word that the caller has it already. */
const fileStatuses: ReadonlySet<number> = new Set([200, 206, 304, 416]);

/** Request headers forwarded to the REST service. */
const conditions = ['range', 'if-range', 'if-none-match'] as const;

/** Response headers of a file, forwarded to its caller. */
const descriptions = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

/** The answer that a browser fetches the file elsewhere: from the bucket that holds it. */
const redirection = 302;

type HeaderNames = readonly string[];
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The parts that all files share on their way. */
type FileParts = Pick<UpstreamParts, 'pool' | 'prefix' | 'deadlines' | 'areas'>;

/** A file on its way. */
export interface Download {
  readonly status: number;
  /** Those of `descriptions` that the service gave; of a redirection the `location`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/**
 * One file on its way between a caller and the REST service, piece by piece: only what the streams buffer
 * is in memory, and the slower side sets the pace. It may take any time, but ends when the caller goes or when no
 * byte has moved for as long as the setting says. Where there is a ticket in the path, it is its only credential.
 */
export class FileStream {
  private readonly cancellation = new Cancellation();
  /** The same end, as undici's streams take it. */
  private readonly aborting = new AbortController();
  private readonly idle: NodeJS.Timeout;
  /** Where an upload comes from: when its connection breaks, so does the request, which is no fault of the service. */
  private sender: Readable | undefined;

  constructor(
    private readonly parts: FileParts,
    private readonly identity: RequestIdentity,
  ) {
    this.idle = setTimeout(() => this.onIdle(), parts.deadlines.idle);
  }

  /**
   * Opens a file of the REST service, or has it described.
   *
   * @param method HEAD: all but the bytes
   * @param path below /api, with the ticket
   * @param requestHeaders the headers of the caller's request
   * @throws GatewayError of the closed list
   */
  async download(method: 'GET' | 'HEAD', path: string, requestHeaders: Headers): Promise<Download> {
    const request = { method, path, headers: named(conditions, requestHeaders) };
    return this.withErrors(download, async () => {
      const { file, response } = await repeatedRead(() => this.open(request, isFile), {
        isOfFront: ({ response: whole }) => whole !== undefined && isOfFront(whole),
        cancellation: this.cancellation,
      });
      if (file === undefined) throw (method === 'HEAD' ? refusedByStatus : refused)(download, response);
      const names = file.statusCode === redirection ? ['location'] : descriptions;
      return { status: file.statusCode, headers: named(names, file.headers), body: this.metered(file.body) };
    });
  }

  /**
   * Sends a file to the REST service.
   *
   * @param endpoint what takes it; where it is not public, the caller's bearer goes along
   * @param path below /api, with the ticket
   * @param body the bytes; what of them the service does not wait for stays unread
   * @param described what the caller says of them: how many, and of which type
   * @returns the JSON of the response
   * @throws GatewayError of the closed list
   */
  async upload<A>(
    endpoint: Endpoint<never, A>,
    path: string,
    body: Readable,
    described: { readonly length: string | undefined; readonly type?: string | undefined },
  ): Promise<A> {
    const { length, type = 'application/octet-stream' } = described;
    const { token } = this.identity;
    const headers = {
      'content-type': type,
      ...(length !== undefined && { 'content-length': length }),
      ...(token !== undefined && endpoint.access !== 'public' && { authorization: `Bearer ${token}` }),
    };
    return this.withErrors(endpoint, async () => {
      this.sender = body;
      const request = { method: endpoint.method, path, headers, body: this.metered(body) };
      const { response } = await this.open(request);
      return readResponse(endpoint, response);
    });
  }

  /** Ends it where it is: its caller has gone. */
  end(): void {
    clearTimeout(this.idle);
    this.cancellation.cancel();
    this.aborting.abort();
  }

  /**
   * No byte has moved for too long: the service is to blame, unless it is its turn to get some (`web/slowBodies.ts`).
   */
  private onIdle(): void {
    const isSenderSlow = this.sender?.readableEnded === false && this.sender.readableLength === 0;
    if (isSenderSlow) this.idle.refresh();
    else this.end();
  }

  private async withErrors<T>(endpoint: Pick<Endpoint, 'effect' | 'fields'>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof SendError ? noResponse(endpoint, error) : error;
    }
  }

  /**
   * Sends a request, once.
   *
   * @param isStreamed whether a response's body is left to be read; others are read as a whole
   * @throws SendError
   */
  private open(request: HttpRequest): Promise<{ readonly file?: undefined; readonly response: HttpResponse }>;
  private open(request: HttpRequest, isStreamed: (response: Response) => boolean): Promise<Opened>;
  private open(request: HttpRequest, isStreamed?: (response: Response) => boolean): Promise<Opened> {
    return this.parts.areas.files.watched<Opened>(
      async () => {
        const opened = await this.request(request);
        return isStreamed?.(opened) ? { file: opened } : { response: await this.whole(opened) };
      },
      ({ response: opened }) => {
        if (opened !== undefined) return opened.file ? 'success' : outcomeOf(opened.response);
        const hasSenderLeft = (this.sender?.errored ?? null) !== null;
        return this.cancellation.isCancelled || hasSenderLeft ? 'unknown' : 'failure';
      },
    );
  }

  /** @throws SendError */
  private async request({ method, path, headers, body }: HttpRequest): Promise<Dispatcher.ResponseData> {
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
      throw new SendError(this.cancellation.isCancelled ? 'aborted' : 'connection', true, error);
    }
  }

  /** A small answer, read as a whole. @throws SendError */
  private async whole({ statusCode, headers, body }: Response): Promise<HttpResponse> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxResponseBytes) break;
        chunks.push(chunk);
      }
    } catch (error) {
      throw new SendError(this.cancellation.isCancelled ? 'aborted' : 'connection', true, error);
    }
    if (size > maxResponseBytes) throw new SendError('tooLarge', true);
    return { status: statusCode, headers, body: Buffer.concat(chunks).toString('utf8') };
  }

  /**
   * The same bytes, each of which puts off the end for idleness. An error of the source destroys the copy; a destroyed
   * copy lets go of the source without destroying it, for the caller still waits for a response on its connection.
   */
  private metered(source: Readable): Readable {
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.idle.refresh();
        done(null, chunk);
      },
    });
    // a copy that nobody reads, of a refused transfer, has nobody else to hear of the error: unheard it would end the process
    meter.on('error', () => undefined);
    source.once('error', (error) => meter.destroy(error));
    return source.pipe(meter);
  }
}

interface HttpRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

type Response = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** The response: a file, of which the body is still to be read, or another answer. */
type Opened =
  | { readonly file: Response; readonly response?: undefined }
  | { readonly file?: undefined; readonly response: HttpResponse };

/** A redirection is the service's own where it leads to a signed address: one on the way, such as a proxy, signs none. */
function isFile({ statusCode, headers: { location } }: Response): boolean {
  if (statusCode !== redirection) return fileStatuses.has(statusCode);
  if (typeof location !== 'string' || !URL.canParse(location)) return false;
  const { protocol, searchParams } = new URL(location);
  return /^https?:$/.test(protocol) && searchParams.has('X-Amz-Signature');
}

function named(names: HeaderNames, headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
