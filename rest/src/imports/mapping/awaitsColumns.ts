import type { ImportJob } from '../record/kind.js';

/** Whether an import has not been read yet, because a user has to say what the columns of its file are. */
export function awaitsColumns({ status, header, mapping }: Pick<ImportJob, 'status' | 'header' | 'mapping'>): boolean {
  return status === 'invalid' && header !== null && mapping === null;
}
