import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type * as Api from '../../shared/apollo/schema.generated';

/** The values of the domain and those of the API: the one place where the two meet. */

export const kindOptions: Readonly<Record<ImportKind, Api.ImportKind>> = {
  sales: 'SALES',
  network: 'NETWORK',
  goals: 'GOALS',
};

export const statusOptions: Readonly<Record<ImportStatus, Api.ImportStatus>> = {
  reading: 'READING',
  ready: 'READY',
  invalid: 'INVALID',
  applying: 'APPLYING',
  applied: 'APPLIED',
  failed: 'FAILED',
  undoing: 'UNDOING',
  undone: 'UNDONE',
};

/** The portal is at work on it, and it will change by itself. */
export function isUnderWay(status: Api.ImportStatus): boolean {
  return status === 'READING' || status === 'APPLYING' || status === 'UNDOING';
}
