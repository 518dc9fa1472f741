import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { demonstrationDay } from '@gdd/schema/demonstration';
import type { Storage } from '../ground/platform/storage/storage.js';
import type { Database } from '../ground/database/connections/connection.js';
import { contents } from '../ground/database/tables/content/content.js';
import { drawnFiles, storeDrawnFile } from './drawnFiles.js';
import { seedProgrammeFiles } from './programmeFiles.js';
import { demonstrationContents, type DemonstrationContent } from './contentTexts.js';

/**
 * Stores the contents of the demonstration with their files, and the files of the programme, unless there are contents
 * already. Some contents are drafts, and one is archived.
 */
export async function seedContents(database: Database, storage: Storage): Promise<void> {
  await database.transaction(async (transaction) => {
    // locked, so that only one of several replicas that start together stores them
    await transaction.execute(sql`lock table contents in share row exclusive mode`);
    const [some] = await transaction.select({ id: contents.id }).from(contents).limit(1);
    if (some !== undefined) return;
    const values = [];
    for (const content of demonstrationContents) values.push(await withFiles(storage, content));
    await transaction.insert(contents).values(values);
    await seedProgrammeFiles(transaction, storage);
  });
}

async function withFiles(storage: Storage, content: DemonstrationContent) {
  const { name, kind, docTypeId, title, summary, body, publishedOn, archived = false } = content;
  const { width, height } = await sharp(await readFile(path.join(drawnFiles, `${name}.webp`))).metadata();
  const cover = { ...(await storeDrawnFile(storage, name, 'webp', 'image/webp')), width, height };
  const file =
    kind !== 'document'
      ? null
      : docTypeId === 3
        ? await storeDrawnFile(storage, name, 'png', 'image/png')
        : await storeDrawnFile(storage, name, 'pdf', 'application/pdf');
  const common = { kind, docTypeId, title, summary, body, publishedOn, archived };
  const writtenAt = new Date(`${publishedOn ?? demonstrationDay}T07:00:00Z`);
  return { ...common, cover, file, createdAt: writtenAt, updatedAt: writtenAt };
}
