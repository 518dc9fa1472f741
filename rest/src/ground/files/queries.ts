import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import type { Database } from '../database/connections/connection.js';
import { uploads } from '../database/tables/content/files.js';
import type { StoredFile } from '../platform/storage/storage.js';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(
  database: Database,
  upload: Omit<typeof uploads.$inferInsert, 'id'>,
): Promise<UploadRow> {
  const [made] = await database.insert(uploads).values(upload).returning();
  if (made === undefined) throw new Error('The upload just announced is gone.');
  return made;
}

const isOpen = (id: number, userId: number) =>
  and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.completedAt));

/** Sets the storage key of a new try of an upload that is not complete; only the newest try can complete it. */
export async function beginTry(
  database: Database,
  upload: { readonly id: number; readonly userId: number },
  storageKey: string,
): Promise<UploadRow | undefined> {
  const [begun] = await database
    .update(uploads)
    .set({ storageKey })
    .where(isOpen(upload.id, upload.userId))
    .returning();
  return begun;
}

/** Completes an upload. @returns false if it is complete already, has a newer try, or is deleted */
export async function completeUpload(
  database: Database,
  upload: Pick<UploadRow, 'id' | 'userId' | 'storageKey'>,
  stored: StoredFile,
  now: Date,
): Promise<boolean> {
  const completed = await database
    .update(uploads)
    .set({ ...stored, completedAt: now })
    .where(and(isOpen(upload.id, upload.userId), eq(uploads.storageKey, upload.storageKey)))
    .returning({ id: uploads.id });
  return completed.length > 0;
}

/** An upload that may be used: of this user, for this purpose, complete, recent, and not used yet. */
const usable = (userId: number, id: number, purpose: UploadPurpose, since: Date) =>
  and(
    eq(uploads.id, id),
    eq(uploads.userId, userId),
    eq(uploads.purpose, purpose),
    isNotNull(uploads.completedAt),
    isNull(uploads.usedAt),
    gt(uploads.createdAt, since),
  );

export async function usableUpload(
  database: Database,
  userId: number,
  id: number,
  purpose: UploadPurpose,
  since: Date,
): Promise<UploadRow | undefined> {
  const [upload] = await database
    .select()
    .from(uploads)
    .where(usable(userId, id, purpose, since));
  return upload;
}

/** Marks an upload as used; of concurrent calls, one gets it and the others undefined. */
export async function markUsed(
  transaction: Database,
  userId: number,
  id: number,
  purpose: UploadPurpose,
  since: Date,
  now: Date,
): Promise<UploadRow | undefined> {
  const [upload] = await transaction
    .update(uploads)
    .set({ usedAt: now })
    .where(usable(userId, id, purpose, since))
    .returning();
  return upload;
}

/** Up to 1000 uploads announced before a time, used or not. */
export function uploadsBefore(database: Database, before: Date): Promise<UploadRow[]> {
  return database.select().from(uploads).where(lte(uploads.createdAt, before)).limit(1000);
}

export async function deleteUploads(database: Database, ids: readonly number[]): Promise<void> {
  await database.delete(uploads).where(inArray(uploads.id, [...ids]));
}
