import type { Dispatcher } from 'undici';
import type { Cancellation } from './resilience/cancellation.js';

/** The largest response that is read, in bytes. */
export const maxResponseBytes = 8 * 1024 * 1024;

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface HttpRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Why there is no response. */
export type Failure = 'connection' | 'aborted' | 'tooLarge';

/** A request that got no complete response. `sent`: whether the service may have received it. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly failure: Failure;
  readonly sent: boolean;

  constructor(failure: Failure, sent: boolean, cause?: unknown) {
    super(`No answer from the REST service: ${failure}`, { cause });
    this.failure = failure;
    this.sent = sent;
  }
}

/**
 * Sends one request over the pool, once, and reads the whole response. It uses undici's `dispatch`, because only there
 * `onRequestStart` distinguishes a request that was never sent from one whose response was lost. With pipelining 1,
 * undici itself retries nothing that was written to a socket.
 *
 * @param cancellation aborts the request, also while it waits for a connection: then nothing is sent
 * @param deadline milliseconds after which it is aborted; default: none
 * @throws SendError
 */
export function send(
  pool: Dispatcher,
  request: HttpRequest,
  cancellation: Cancellation,
  deadline?: number,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    if (cancellation.isCancelled) return reject(new SendError('aborted', false));
    const handler = new ResponseHandler(cancellation, deadline, resolve, reject);
    const { method, path, headers, body = null } = request;
    pool.dispatch({ method, path, headers, body, idempotent: false }, handler);
  });
}

class ResponseHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private settled = false;
  private status = 0;
  private headers: HttpResponse['headers'] = {};
  private readonly chunks: Buffer[] = [];
  private size = 0;

  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cancellation: Cancellation,
    deadline: number | undefined,
    private readonly resolve: (response: HttpResponse) => void,
    private readonly reject: (error: SendError) => void,
  ) {
    if (deadline !== undefined) this.timer = setTimeout(this.abort, deadline);
    cancellation.listen(this.abort);
  }

  private readonly abort = (): void => this.fail('aborted');

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.settled) return controller.abort(new SendError('aborted', false));
    this.controller = controller;
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (Number(headers['content-length']) > maxResponseBytes) return this.fail('tooLarge');
    this.status = status;
    this.headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > maxResponseBytes) return this.fail('tooLarge');
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (!this.settle()) return;
    const body = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks, this.size);
    this.resolve({ status: this.status, headers: this.headers, body: body?.toString('utf8') ?? '' });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail('connection', error);
  }

  private fail(failure: Failure, cause?: unknown): void {
    if (!this.settle()) return;
    const error = new SendError(failure, this.controller !== undefined, cause);
    this.reject(error);
    if (failure !== 'connection') this.controller?.abort(error);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    clearTimeout(this.timer);
    this.cancellation.unlisten(this.abort);
    return true;
  }
}
