import type { FastifyRequest } from 'fastify';
import { attachmentNamed } from '../platform/http/disposition.js';
import type { Storage } from '../platform/storage/storage.js';
import { pieceFor } from './conditions.js';
import type { Download } from './fileContent.js';

/**
 * The presigned URL at which a browser fetches a file directly from the bucket (S3_PRESIGNED). The bucket does not send
 * the portal's security headers, so only files to be saved are fetched there; images, which pages show, are sent by the
 * portal.
 *
 * @returns undefined if the portal sends the file, or responds without it (304, 416)
 */
export async function bucketAddress(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  storage: Pick<Storage, 'addressOf'>,
  { filename, contentType, content }: Download,
): Promise<string | undefined> {
  if (storage.addressOf === undefined || method !== 'GET' || content.kind !== 'stored') return undefined;
  if (contentType.startsWith('image/')) return undefined;
  const { size, contentHash } = content;
  const { kind } = pieceFor(headers, { size, etag: `"${contentHash}"` });
  if (kind === 'unchanged' || kind === 'unsatisfiable') return undefined;
  const responseHeaders = { 'content-type': contentType, 'content-disposition': attachmentNamed(filename) };
  return storage.addressOf(content.storageKey, responseHeaders);
}
