import { createReadStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { newStorageKey, type Storage } from '../ground/platform/storage/storage.js';
import type { StoredFile } from '../ground/database/tables/content/content.js';

/**
 * The folder of the demonstration's files, drawn by `scripts/contents.mjs`. The path is valid from src and from dist.
 */
export const drawnFiles = fileURLToPath(new URL('../../demonstration', import.meta.url));

/** Copies one of these files into the storage. */
export async function storeDrawnFile(
  storage: Storage,
  name: string,
  extension: string,
  contentType: string,
): Promise<StoredFile> {
  const filename = `${name}.${extension}`;
  const storageKey = newStorageKey();
  const bytes = createReadStream(path.join(drawnFiles, filename));
  const stored = await storage.write(storageKey, bytes, { maxBytes: Number.MAX_SAFE_INTEGER });
  return { filename, contentType, storageKey, ...stored };
}
