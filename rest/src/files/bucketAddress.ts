import type { FastifyRequest } from 'fastify';
import { attachmentNamed } from '../platform/http/disposition.js';
import type { Storage } from '../platform/storage/storage.js';
import { pieceFor } from './conditions.js';
import type { Download } from './fileContent.js';

/**
 * Where a browser fetches a file from the bucket itself (S3_PRESIGNED). There it has none of the portal's security
 * headers, so it is one to be saved, never one to be shown: pictures, which pages of the portal show, are sent by the portal.
 *
 * @returns undefined where the portal sends the file, or answers in its place
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
  const as = { 'content-type': contentType, 'content-disposition': attachmentNamed(filename) };
  return storage.addressOf(content.storageKey, as);
}
