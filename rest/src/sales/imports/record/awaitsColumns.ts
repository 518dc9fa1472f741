import { sql } from 'drizzle-orm';
import { imports } from '../../../ground/database/tables/work/imports.js';
import type { ImportJob } from './kind.js';

/** Whether an import has not been read yet, because a user has to say what the columns of its file are. */
export function awaitsColumns({ status, header, mapping }: Pick<ImportJob, 'status' | 'header' | 'mapping'>): boolean {
  return status === 'invalid' && header !== null && mapping === null;
}

/** `awaitsColumns` as a condition on rows of imports; mapping.test.ts holds them to the same answer. */
export const areAwaitingColumns = sql<boolean>`(${imports.status} = 'invalid' and ${imports.header} is not null
  and ${imports.mapping} is null)`;
