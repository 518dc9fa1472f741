import { sql } from 'drizzle-orm';
import { rowsOfImport } from './stagedRows.js';

/** The condition for valid rows of an import: without a problem, and not a repetition of an earlier row. */
export const isValidRow = (importId: number) => sql`${rowsOfImport(importId)} and not l.is_repeated
  and not exists (select from import_problems p where p.import_id = l.import_id and p."row" = l."row")`;
