import { sql } from 'drizzle-orm';
import { rowsOfImport } from './stagedRows.js';

/** Rows without a problem that are the first of the file to say what they say. */
export const isRight = (importId: number) => sql`${rowsOfImport(importId)} and not l.is_repeated
  and not exists (select from import_problems p where p.import_id = l.import_id and p."row" = l."row")`;
