import { Transform, type Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isFromProxy, outcomeOf, readResponse, refused, refusedByStatus, noResponse } from './response.js';
import { Cancellation } from './resilience/cancellation.js';
import type { Endpoint } from './endpoint.js';
import { SendError, maxResponseBytes, type HttpResponse } from './send.js';
import { repeatedRead } from './repeatedRead.js';
import type { RequestIdentity } from './restRequest.js';
import type { SharedUpstream } from './upstreamRequest.js';

/** Describes downloads for error mapping: a failed one changed nothing, and no input corresponds to a GraphQL field. */
const download = { effect: 'read', fields: {} } as const;

/** Statuses passed on: a file, a part of it, not modified, range not satisfiable. */
const fileStatuses: ReadonlySet<number> = new Set([200, 206, 304, 416]);

/** Request headers forwarded to the REST service. */
const requestHeaderNames = ['range', 'if-range', 'if-none-match'] as const;

/** Response headers of a file, forwarded to its caller. */
const fileHeaderNames = [
  'content-type',
  'content-disposition',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

/** The redirect of a browser to the bucket that stores the file. */
const redirectStatus = 302;

type HeaderNames = readonly string[];
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The dependencies that all file transfers share. */
type FileParts = Pick<SharedUpstream, 'pool' | 'prefix' | 'deadlines' | 'areas'>;

/** A download whose body is still to be read. */
export interface Download {
  readonly status: number;
  /** The headers in `fileHeaderNames` that the service sent; only `location` for a redirect. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/**
 * One file transfer between a caller and the REST service. It is streamed: only the streams' buffers are in memory, and
 * the slower side sets the pace. It has no limit on its total time, but ends when the caller disconnects or when no
 * byte was transferred for `deadlines.idle`. A ticket in the path is its only credential.
 */
export class FileStream {
  private readonly cancellation = new Cancellation();
  /** The same cancellation as a signal, which undici's streams need. */
  private readonly aborting = new AbortController();
  private readonly idle: NodeJS.Timeout;
  /** The source of an upload: if its connection breaks, the request fails without a fault of the service. */
  private sender: Readable | undefined;

  constructor(
    private readonly parts: FileParts,
    private readonly identity: RequestIdentity,
  ) {
    this.idle = setTimeout(() => this.onIdle(), parts.deadlines.idle);
  }

  /**
   * Opens a file of the REST service.
   *
   * @param method HEAD: only status and headers
   * @param path below /api, with the ticket
   * @param requestHeaders the headers of the caller's request
   * @throws GatewayError of the closed list
   */
  async download(method: 'GET' | 'HEAD', path: string, requestHeaders: Headers): Promise<Download> {
    const request = { method, path, headers: pickHeaders(requestHeaderNames, requestHeaders) };
    return this.withErrors(download, async () => {
      const { file, response } = await repeatedRead(() => this.open(request, isFile), {
        isFromProxy: ({ response: whole }) => whole !== undefined && isFromProxy(whole),
        cancellation: this.cancellation,
      });
      if (file === undefined) throw (method === 'HEAD' ? refusedByStatus : refused)(download, response);
      const names = file.statusCode === redirectStatus ? ['location'] : fileHeaderNames;
      return { status: file.statusCode, headers: pickHeaders(names, file.headers), body: this.metered(file.body) };
    });
  }

  /**
   * Sends a file to the REST service.
   *
   * @param endpoint the endpoint that receives it; unless it is public, the caller's bearer is sent
   * @param path below /api, with the ticket
   * @param body the bytes; the rest stays unread if the service responds early
   * @param described the caller's content-length and content-type; default type: application/octet-stream
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

  /** Cancels the transfer: its caller has disconnected. */
  end(): void {
    clearTimeout(this.idle);
    this.cancellation.cancel();
    this.aborting.abort();
  }

  /**
   * Called when no byte was transferred for too long. Ends the transfer, unless the sender of an upload is the slow
   * side: `web/slowBodies.ts` handles that.
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
   * @param isStreamed whether a response's body is streamed; others are read as a whole
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

  /** Reads a small response as a whole. @throws SendError */
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
   * Passes the bytes on and restarts the idle timer with each chunk. An error of the source destroys the returned
   * stream; destroying that one only detaches the source, on whose connection the caller still waits for a response.
   */
  private metered(source: Readable): Readable {
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.idle.refresh();
        done(null, chunk);
      },
    });
    // the stream of a refused transfer has no reader: without a listener its error would end the process
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

/** The response: a file whose body is still to be read, or another response. */
type Opened =
  | { readonly file: Response; readonly response?: undefined }
  | { readonly file?: undefined; readonly response: HttpResponse };

/** A redirect is the service's own only if it leads to a signed address: a proxy in between does not sign its own. */
function isFile({ statusCode, headers: { location } }: Response): boolean {
  if (statusCode !== redirectStatus) return fileStatuses.has(statusCode);
  if (typeof location !== 'string' || !URL.canParse(location)) return false;
  const { protocol, searchParams } = new URL(location);
  return /^https?:$/.test(protocol) && searchParams.has('X-Amz-Signature');
}

function pickHeaders(names: HeaderNames, headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
