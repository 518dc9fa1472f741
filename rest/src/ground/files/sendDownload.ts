import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerPace } from '@gdd/schema/callerPace';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { attachmentNamed } from '../platform/http/disposition.js';
import { Refusal } from '../platform/http/errors.js';
import type { Storage } from '../platform/storage/storage.js';
import { pieceFor } from './conditions.js';
import { leaseExport } from './exportLimit.js';
import type { Download, StoredContent, GeneratedContent, RowsWatch } from './fileContent.js';
import { recordedChunks, recordSentFile, type AskedFile } from './sentFiles.js';

/** The parts of the context that sending a file uses. */
type DownloadContext = Pick<ServiceContext, 'database' | 'clock' | 'storage' | 'patienceMs'>;

/**
 * Sends a file: a stored one with its ETag, whole or a range; a generated one while it is made, without buffering it.
 * The headers prevent scripts in it from running. HEAD sends the headers only, without reading or generating the file.
 *
 * @param asked the file whose sending the audit is told; undefined: it is not recorded
 * @throws Refusal RATE_LIMITED, reason tooManyExports, for an export beyond the number that a user may have at once
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  context: DownloadContext,
  caller: SignedIn,
  download: Download,
  asked: AskedFile | undefined,
): Promise<FastifyReply> {
  const { filename, contentType, content } = download;
  closeIfStalled(reply.raw, context.patienceMs ?? callerPace.patienceMs);
  const headers = {
    'content-type': contentType,
    'content-disposition': attachmentNamed(filename),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  if (content.kind === 'stored') {
    const record = async (bytes: number) => {
      if (asked === undefined || isHead(request)) return;
      const sent = { bytes, rows: content.rows ?? null, isWhole: bytes === content.size };
      await recordSentFile(context, caller, asked, download, sent);
    };
    return sendStored(request, reply, context.storage, content, headers, record);
  }
  const generatedHeaders = { ...headers, 'cache-control': 'private, no-store', 'accept-ranges': 'none' };
  if (isHead(request)) return reply.headers(generatedHeaders).send();
  const chunks = content.isExport ? await leased(context, caller, content, reply.raw) : content.chunks;
  const body = await begun(
    asked === undefined
      ? chunks()
      : recordedChunks(chunks, (sent) => recordSentFile(context, caller, asked, download, sent)),
  );
  return reply.headers(generatedHeaders).send(body);
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { storageKey, size, contentHash }: StoredContent,
  headers: Readonly<Record<string, string>>,
  record: (bytes: number) => Promise<void>,
): Promise<FastifyReply> {
  const etag = `"${contentHash}"`;
  const validators = { etag, 'cache-control': 'private, no-cache', 'accept-ranges': 'bytes' };
  const piece = pieceFor(request.headers, { size, etag });
  switch (piece.kind) {
    case 'unchanged':
      return reply.code(304).headers(validators).send();
    case 'unsatisfiable':
      return reply
        .code(416)
        .headers({ ...validators, 'content-range': `bytes */${size}` })
        .serializer(JSON.stringify)
        .send(new Refusal('BAD_USER_INPUT').body(request.id));
    case 'part': {
      const { from, to } = piece.range;
      await record(to - from + 1);
      const body = isHead(request) ? undefined : (await storage.read(storageKey, piece.range)).stream;
      return reply
        .code(206)
        .headers({ ...headers, ...validators })
        .headers({ 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 })
        .send(body);
    }
    case 'whole': {
      await record(size);
      const body = isHead(request) ? undefined : (await storage.read(storageKey)).stream;
      return reply.headers({ ...headers, ...validators, 'content-length': size }).send(body);
    }
  }
}

const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';

/** Closes the connection when the client has read nothing for `patienceMs` although data was waiting to be sent. */
function closeIfStalled(raw: ServerResponse, patienceMs: number): void {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(patienceMs);
  raw.on('timeout', () => {
    if (raw.writableLength > 0) raw.destroy();
    else socket.setTimeout(patienceMs);
  });
}

/**
 * The chunks of an export under a lease: they stop when the lease is lost, and it is released when the response closes.
 */
async function leased(
  context: DownloadContext,
  { userId }: SignedIn,
  content: GeneratedContent,
  raw: ServerResponse,
): Promise<GeneratedContent['chunks']> {
  const lease = await leaseExport(context, userId);
  // if the release fails, the lease expires
  const release = () => void lease.release().catch(() => undefined);
  if (raw.closed) release();
  else raw.once('close', release);
  async function* chunks(watch?: RowsWatch) {
    for await (const chunk of content.chunks(watch)) {
      if (lease.isLost) throw new Error('The lease of the export has ended.');
      yield chunk;
    }
  }
  return chunks;
}

/** The stream of a generated file, once its first chunk exists: an earlier error does not leave half a response. */
async function begun(chunks: AsyncIterable<Uint8Array>): Promise<Readable> {
  const rest = chunks[Symbol.asyncIterator]();
  let next = await rest.next();
  async function* all() {
    try {
      for (; next.done !== true; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  }
  return Readable.from(all(), { objectMode: false });
}
