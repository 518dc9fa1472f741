import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type * as Api from '../../shared/apollo/schema.generated';

/** Maps values of the domain to those of the API; the only place that does. */

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

/** Whether the portal is processing the import, so that its status will change. */
export function isUnderWay(status: Api.ImportStatus): boolean {
  return status === 'READING' || status === 'APPLYING' || status === 'UNDOING';
}
