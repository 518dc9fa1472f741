/** The requests that are made of an S3 service (docs/decisions/0029-files-in-a-bucket.md). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '../../config.js';
import type { Clock } from '../../clock.js';
import { BucketFailure, BucketRefusal, unanswered } from './bucketFailure.js';
import { partBytes, partsOf } from './bucketParts.js';
import { recordsIn } from './bucketXml.js';
import type { ByteRange } from './storage.js';

/** Milliseconds for which the bucket is waited for: less than the gateway waits for a file that stands still. */
const defaultDeadlines = {
  /** Up to the head of a response, and up to the next bytes of a body. */
  request: 10_000,
  /** Of a request that brings bytes, or has the parts put together. */
  write: 25_000,
};

/** Seconds for which a signed address begins a download. */
const addressSeconds = 60;

/** An object of a bucket, by its name. */
export interface FoundObject {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The object's name; none: the bucket itself. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly range?: ByteRange | undefined;
}

type SignedRequest = Omit<ConstructorParameters<typeof AwsV4Signer>[0], 'accessKeyId' | 'secretAccessKey'>;

/** What is taken of a response that is a success. */
type UseOf<T> = (response: Response, leaving: AbortController) => T | Promise<T>;

/**
 * A bucket of an S3 service, by path-style addresses and signatures of version 4. A request whose connection fails, or
 * that the service answers with 5xx, is made once more where that does no harm.
 */
export class Bucket {
  constructor(
    private readonly settings: BucketSettings,
    private readonly clock: Clock,
    private readonly deadlines = defaultDeadlines,
  ) {}

  /** What an operator calls it. */
  get name(): string {
    return `${this.settings.name} of ${this.settings.endpoint}`;
  }

  /**
   * Opens an object.
   *
   * @returns a stream that the caller reads or destroys, and the size of the whole object; undefined where there is none
   * @throws BucketFailure; so does the stream
   */
  async open(
    path: string,
    range?: ByteRange,
  ): Promise<{ readonly stream: Readable; readonly size: number } | undefined> {
    return this.send({ method: 'GET', path, range }, (response, leaving) => ({
      stream: this.streamOf(response, leaving),
      size: this.sizeIn(response, range),
    })).catch(unlessMissing);
  }

  /**
   * Writes an object, as a whole or not at all; a part of it at a time is in memory.
   *
   * @throws BucketFailure, or the error of the bytes
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
      // the failure that led here is the one to report; what this leaves the next start or the bucket's own rule removes
      if (uploadId !== undefined) await this.abortUpload(path, uploadId).catch(() => undefined);
      await this.delete(path).catch(() => undefined);
      throw error;
    }
  }

  /** Deletes an object; one that is not there is deleted already. @throws BucketFailure */
  async delete(path: string): Promise<void> {
    await this.ask({ method: 'DELETE', path }).catch(unlessMissing);
  }

  /**
   * All objects, by their names.
   *
   * @param page how many are asked for at once; S3 gives 1,000 at most
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
      const xml = await this.ask({ method: 'GET', query });
      const [result] = recordsIn(xml, 'ListBucketResult');
      // a page of a proxy is not an empty bucket
      if (result === undefined) throw this.nonsense('no list of objects');
      for (const { Key: path, Size: size } of recordsIn(xml, 'Contents')) {
        if (path !== undefined) yield { path, size: Number(size) };
      }
      from = result['NextContinuationToken'];
    } while (from !== undefined);
  }

  /**
   * Gives up the uploads in parts that began before a time, a thousand of them at once: what a process left that ended
   * on the way.
   *
   * @param isOurs whether the object's name is one to look after
   */
  async abortUploadsBefore(time: Date, isOurs: (path: string) => boolean): Promise<void> {
    const xml = await this.ask({ method: 'GET', query: { uploads: '' } });
    for (const { Key: path = '', UploadId: uploadId, Initiated: begun } of recordsIn(xml, 'Upload')) {
      if (uploadId === undefined || begun === undefined || new Date(begun) >= time || !isOurs(path)) continue;
      await this.abortUpload(path, uploadId);
    }
  }

  /**
   * An address at which anybody fetches an object, for a minute from now.
   *
   * @param headers of the response
   */
  async addressOf(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const url = this.urlOf(path, {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`response-${name}`, value])),
      'X-Amz-Expires': String(addressSeconds),
    });
    const signed = await this.signer({ url, method: 'GET', signQuery: true }).sign();
    // a space that is written + is a space in forms alone
    return signed.url.href.replaceAll('+', '%20');
  }

  private async put(path: string, body: Buffer): Promise<void> {
    try {
      await this.ask({ method: 'PUT', path, body }, this.deadlines.write);
    } catch (error) {
      // it may have been done all the same
      await this.delete(path).catch(() => undefined);
      throw error;
    }
  }

  private async beginUpload(path: string): Promise<string> {
    const xml = await this.ask({ method: 'POST', path, query: { uploads: '' } });
    const uploadId = recordsIn(xml, 'InitiateMultipartUploadResult')[0]?.['UploadId'];
    if (uploadId === undefined) throw this.nonsense('no id of an upload');
    return uploadId;
  }

  private async sendPart(path: string, uploadId: string, number: number, body: Buffer): Promise<string> {
    const query = { partNumber: String(number), uploadId };
    const request = { method: 'PUT', path, query, body } as const;
    const etag = await this.send(request, ({ headers }) => headers.get('etag'), this.deadlines.write);
    if (etag === null) throw this.nonsense('no ETag of a part');
    return etag;
  }

  /** Has the parts put together. A failure may come after the head of a success. */
  private async completeUpload(path: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join('');
    const body = Buffer.from(`<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`);
    const xml = await this.ask({ method: 'POST', path, query: { uploadId }, body }, this.deadlines.write);
    if (recordsIn(xml, 'CompleteMultipartUploadResult').length === 0) throw this.refusalIn(200, xml);
  }

  private async abortUpload(path: string, uploadId: string): Promise<void> {
    await this.ask({ method: 'DELETE', path, query: { uploadId } }).catch((error: unknown) => {
      // somebody else has given it up at the same time
      if (!(error instanceof BucketRefusal && error.code === 'NoSuchUpload')) throw error;
    });
  }

  /** The text of a response. @throws BucketFailure */
  private ask(request: BucketRequest, deadlineMs?: number): Promise<string> {
    return this.send(request, (response) => response.text(), deadlineMs);
  }

  /**
   * @param use takes what is needed of a success, within the deadline; `leaving` ends the response
   * @throws BucketFailure
   */
  private async send<T>(request: BucketRequest, use: UseOf<T>, deadlineMs = this.deadlines.request): Promise<T> {
    try {
      return await this.sendOnce(request, use, deadlineMs);
    } catch (error) {
      if (!(error instanceof BucketFailure && error.isPassing) || request.method === 'POST') throw error;
      return this.sendOnce(request, use, deadlineMs);
    }
  }

  private async sendOnce<T>(request: BucketRequest, use: UseOf<T>, deadlineMs: number): Promise<T> {
    const { method, path, query, body, range } = request;
    // the service compares it with what arrives
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = this.signer({ url: this.urlOf(path, query), method, headers: { 'x-amz-content-sha256': hash } });
    const { url, headers } = await signer.sign();
    // a proxy on the way may change it, so it is not signed
    headers.set('accept-encoding', 'identity');
    if (range !== undefined) headers.set('range', `bytes=${range.from}-${range.to}`);
    const leaving = new AbortController();
    const late = setTimeout(() => leaving.abort(), deadlineMs);
    try {
      const sent = { method, headers, signal: leaving.signal, redirect: 'manual', ...(body && { body }) } as const;
      const response = await fetch(url, sent);
      if (!response.ok) throw this.refusalIn(response.status, await response.text());
      return await use(response, leaving);
    } catch (error) {
      throw error instanceof BucketFailure ? error : unanswered(this.name, error, leaving.signal.aborted);
    } finally {
      clearTimeout(late);
    }
  }

  private refusalIn(status: number, body: string): BucketRefusal {
    return new BucketRefusal(this.name, status, recordsIn(body, 'Error')[0]?.['Code']);
  }

  private nonsense(what: string): BucketFailure {
    return new BucketFailure(this.name, `it does not answer as S3 does: ${what}`, false);
  }

  /** The size of the whole object. @throws BucketFailure for a response that is not what was asked for */
  private sizeIn({ status, headers }: Response, range: ByteRange | undefined): number {
    const ofPart = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
    const size = range === undefined ? headers.get('content-length') : ofPart;
    if (size == null || status !== (range === undefined ? 200 : 206)) throw this.nonsense('an object without its size');
    return Number(size);
  }

  /** The bytes of a response, at the pace of their reader, who ends the request by going away. */
  private streamOf({ body }: Response, leaving: AbortController): Readable {
    const reader = body?.getReader();
    const { request: deadlineMs } = this.deadlines;
    const failed = (error: unknown) => unanswered(this.name, error, leaving.signal.aborted);
    return new Readable({
      read() {
        const late = setTimeout(() => leaving.abort(), deadlineMs);
        Promise.resolve(reader?.read())
          .then((next) => this.push(next?.value ?? null))
          .catch((error: unknown) => this.destroy(failed(error)))
          .finally(() => clearTimeout(late));
      },
      destroy(error, done) {
        leaving.abort();
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

/** An object that is not there is no failure. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof BucketRefusal && error.code === 'NoSuchKey')) throw error;
}
