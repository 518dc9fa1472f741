import { sql } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { rowsIn } from '../ground/database/rows.js';

/** The hexadecimal SHA-256 of all files that the database names, by storage key. */
export async function knownFiles(database: Database): Promise<ReadonlyMap<string, string>> {
  const result = await database.execute(sql`
    with stored (file) as (
      select errors_file from imports
      union all select cover from contents
      union all select file from contents
      union all select image from content_images)
    select storage_key as key, content_hash as hash from uploads where completed_at is not null and used_at is null
    union all select storage_key, content_hash from exports where status = 'done'
    union all select storage_key, content_hash from imports
    union all select storage_key, content_hash from campaign_attachments
    union all select storage_key, content_hash from dispute_attachments
    union all select file ->> 'storageKey', file ->> 'contentHash' from stored where file is not null`);
  const rows = rowsIn<{ readonly key: string; readonly hash: string }>(result);
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}
