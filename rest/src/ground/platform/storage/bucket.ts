/** A client for a bucket of an S3 service (docs/decisions/0029-files-in-a-bucket.md). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '../../../config.js';
import type { SystemClock } from '../../clock.js';
import { BucketFailure, BucketRefusal, noResponse } from './bucketFailure.js';
import { partBytes, partsOf } from './bucketParts.js';
import { recordsIn } from './bucketXml.js';
import type { ByteRange } from './storage.js';

/** Timeouts in milliseconds, shorter than that of the gateway for a stalled file. */
const defaultTimeouts = {
  /** Until the response headers, and until the next bytes of the body. */
  request: 10_000,
  /** For requests that send data or complete a multipart upload. */
  write: 25_000,
};

/** Validity in seconds of a presigned URL, within which a download must start. */
const addressSeconds = 60;

/** An object in the listing of a bucket. */
export interface FoundObject {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The key of the object. Default: the bucket itself. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly range?: ByteRange | undefined;
}

type SignedRequest = Omit<ConstructorParameters<typeof AwsV4Signer>[0], 'accessKeyId' | 'secretAccessKey'>;

/** Reads the result of a successful response; the controller aborts the request. */
type ResponseReader<T> = (response: Response, controller: AbortController) => T | Promise<T>;

/**
 * A bucket of an S3 service, accessed with path-style URLs and AWS Signature Version 4. A request is repeated once
 * after a connection failure or a 5xx response, unless it is a POST, which is not idempotent.
 */
export class Bucket {
  constructor(
    private readonly settings: BucketSettings,
    private readonly clock: SystemClock,
    private readonly timeouts = defaultTimeouts,
  ) {}

  /** The name of the bucket in messages to the operator. */
  get name(): string {
    return `${this.settings.name} of ${this.settings.endpoint}`;
  }

  /**
   * Opens an object.
   *
   * @returns a stream that the caller reads or destroys, and the size of the whole object; undefined if it is missing
   * @throws BucketFailure, also as an error of the stream
   */
  async open(
    path: string,
    range?: ByteRange,
  ): Promise<{ readonly stream: Readable; readonly size: number } | undefined> {
    return this.send({ method: 'GET', path, range }, (response, controller) => ({
      stream: this.streamOf(response, controller),
      size: this.sizeIn(response, range),
    })).catch(unlessMissing);
  }

  /**
   * Writes an object completely or not at all, with one part at a time in memory.
   *
   * @throws BucketFailure, or the error of `bytes`
   */
  async write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = partsOf(bytes);
    const first = await parts.next();
    if (first.done === true || first.value.length < partBytes) return this.put(path, first.value ?? Buffer.alloc(0));
    let uploadId: string | undefined;
    try {
      uploadId = await this.beginUpload(path);
      const etags = [await this.sendPart(path, uploadId, 1, first.value)];
      for await (const part of parts) etags.push(await this.sendPart(path, uploadId, etags.length + 1, part));
      await this.completeUpload(path, uploadId, etags);
    } catch (error) {
      await parts.return(undefined);
      // Reports the original failure; what remains is removed by the next start or the bucket's lifecycle rule.
      if (uploadId !== undefined) await this.abortUpload(path, uploadId).catch(() => undefined);
      await this.delete(path).catch(() => undefined);
      throw error;
    }
  }

  /** Deletes an object; succeeds if it does not exist. @throws BucketFailure */
  async delete(path: string): Promise<void> {
    await this.sendForText({ method: 'DELETE', path }).catch(unlessMissing);
  }

  /**
   * Lists all objects.
   *
   * @param page number of objects per request; the maximum of S3 is 1,000
   * @throws BucketFailure
   */
  async *list(page = 1000): AsyncGenerator<FoundObject> {
    let from: string | undefined;
    do {
      const query = {
        'list-type': '2',
        'max-keys': String(page),
        ...(from !== undefined && { 'continuation-token': from }),
      };
      const xml = await this.sendForText({ method: 'GET', query });
      const [result] = recordsIn(xml, 'ListBucketResult');
      // another response, such as an error page of a proxy, is not an empty bucket
      if (result === undefined) throw this.unexpectedResponse('no list of objects');
      for (const { Key: path, Size: size } of recordsIn(xml, 'Contents')) {
        if (path !== undefined) yield { path, size: Number(size) };
      }
      from = result['NextContinuationToken'];
    } while (from !== undefined);
  }

  /**
   * Aborts multipart uploads that began before a time, left by processes that ended during them; at most a thousand.
   *
   * @param isOurs whether an object of that key belongs to the portal
   */
  async abortUploadsBefore(time: Date, isOurs: (path: string) => boolean): Promise<void> {
    const xml = await this.sendForText({ method: 'GET', query: { uploads: '' } });
    for (const { Key: path = '', UploadId: uploadId, Initiated: begun } of recordsIn(xml, 'Upload')) {
      if (uploadId === undefined || begun === undefined || new Date(begun) >= time || !isOurs(path)) continue;
      await this.abortUpload(path, uploadId);
    }
  }

  /**
   * A presigned URL for an object, valid for a minute for anybody.
   *
   * @param headers to set in the response
   */
  async addressOf(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const url = this.urlOf(path, {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`response-${name}`, value])),
      'X-Amz-Expires': String(addressSeconds),
    });
    const signed = await this.signer({ url, method: 'GET', signQuery: true }).sign();
    // URLSearchParams encodes a space as +, which means a space in form data only
    return signed.url.href.replaceAll('+', '%20');
  }

  private async put(path: string, body: Buffer): Promise<void> {
    try {
      await this.sendForText({ method: 'PUT', path, body }, this.timeouts.write);
    } catch (error) {
      // the object may have been written although the request failed
      await this.delete(path).catch(() => undefined);
      throw error;
    }
  }

  private async beginUpload(path: string): Promise<string> {
    const xml = await this.sendForText({ method: 'POST', path, query: { uploads: '' } });
    const uploadId = recordsIn(xml, 'InitiateMultipartUploadResult')[0]?.['UploadId'];
    if (uploadId === undefined) throw this.unexpectedResponse('no id of an upload');
    return uploadId;
  }

  private async sendPart(path: string, uploadId: string, number: number, body: Buffer): Promise<string> {
    const query = { partNumber: String(number), uploadId };
    const request = { method: 'PUT', path, query, body } as const;
    const etag = await this.send(request, ({ headers }) => headers.get('etag'), this.timeouts.write);
    if (etag === null) throw this.unexpectedResponse('no ETag of a part');
    return etag;
  }

  /** Completes a multipart upload. The body of a response with status 200 may contain an error. */
  private async completeUpload(path: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join('');
    const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`);
    const xml = await this.sendForText({ method: 'POST', path, query: { uploadId }, body }, this.timeouts.write);
    if (recordsIn(xml, 'CompleteMultipartUploadResult').length === 0) throw this.refusalIn(200, xml);
  }

  private async abortUpload(path: string, uploadId: string): Promise<void> {
    await this.sendForText({ method: 'DELETE', path, query: { uploadId } }).catch((error: unknown) => {
      // another process has aborted it at the same time
      if (!(error instanceof BucketRefusal && error.code === 'NoSuchUpload')) throw error;
    });
  }

  /** Sends a request and returns the response body as text. @throws BucketFailure */
  private sendForText(request: BucketRequest, timeoutMs?: number): Promise<string> {
    return this.send(request, (response) => response.text(), timeoutMs);
  }

  /**
   * Sends a request, and again after a temporary failure.
   *
   * @param read reads the result of a successful response; it is included in the timeout
   * @throws BucketFailure
   */
  private async send<T>(
    request: BucketRequest,
    read: ResponseReader<T>,
    timeoutMs = this.timeouts.request,
  ): Promise<T> {
    try {
      return await this.sendOnce(request, read, timeoutMs);
    } catch (error) {
      if (!(error instanceof BucketFailure && error.isTemporary) || request.method === 'POST') throw error;
      return this.sendOnce(request, read, timeoutMs);
    }
  }

  private async sendOnce<T>(request: BucketRequest, read: ResponseReader<T>, timeoutMs: number): Promise<T> {
    const { method, path, query, body, range } = request;
    // the service verifies the received body with this hash
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = this.signer({ url: this.urlOf(path, query), method, headers: { 'x-amz-content-sha256': hash } });
    const { url, headers } = await signer.sign();
    // not signed, because a proxy may change this header
    headers.set('accept-encoding', 'identity');
    if (range !== undefined) headers.set('range', `bytes=${range.from}-${range.to}`);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const sent = { method, headers, signal: controller.signal, redirect: 'manual', ...(body && { body }) } as const;
      const response = await fetch(url, sent);
      if (!response.ok) throw this.refusalIn(response.status, await response.text());
      return await read(response, controller);
    } catch (error) {
      throw error instanceof BucketFailure ? error : noResponse(this.name, error, controller.signal.aborted);
    } finally {
      clearTimeout(timer);
    }
  }

  private refusalIn(status: number, body: string): BucketRefusal {
    return new BucketRefusal(this.name, status, recordsIn(body, 'Error')[0]?.['Code']);
  }

  private unexpectedResponse(what: string): BucketFailure {
    return new BucketFailure(this.name, `it does not answer as S3 does: ${what}`, false);
  }

  /** The size of the whole object. @throws BucketFailure where the response does not match the request */
  private sizeIn({ status, headers }: Response, range: ByteRange | undefined): number {
    const totalOfRange = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
    const size = range === undefined ? headers.get('content-length') : totalOfRange;
    if (size == null || status !== (range === undefined ? 200 : 206))
      throw this.unexpectedResponse('an object without its size');
    return Number(size);
  }

  /** The body of a response as a stream with backpressure; destroying the stream aborts the request. */
  private streamOf({ body }: Response, controller: AbortController): Readable {
    const reader = body?.getReader();
    const { request: timeoutMs } = this.timeouts;
    const failed = (error: unknown) => noResponse(this.name, error, controller.signal.aborted);
    return new Readable({
      read() {
        const timer = setTimeout(() => controller.abort(), timeoutMs);
        Promise.resolve(reader?.read())
          .then((next) => this.push(next?.value ?? null))
          .catch((error: unknown) => this.destroy(failed(error)))
          .finally(() => clearTimeout(timer));
      },
      destroy(error, done) {
        controller.abort();
        done(error);
      },
    });
  }

  private urlOf(path = '', query: Readonly<Record<string, string>> = {}): string {
    const url = new URL(`${this.settings.endpoint}/${this.settings.name}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  private signer(request: SignedRequest): AwsV4Signer {
    const { region, accessKeyId, secretAccessKey } = this.settings;
    const datetime = this.clock
      .now()
      .toISOString()
      .replaceAll(/[:-]|\.\d{3}/g, '');
    return new AwsV4Signer({ ...request, service: 's3', region, accessKeyId, secretAccessKey, datetime });
  }
}

/** Ignores the failure of a missing object. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof BucketRefusal && error.code === 'NoSuchKey')) throw error;
}
