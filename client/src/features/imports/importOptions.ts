import type { ImportKind } from '@gdd/schema/campaigns';
import type { ImportState } from '@gdd/schema/imports';
import type * as Api from '../../shared/apollo/schema.generated';

/** Maps values of the domain to those of the API; the only place that does. */

export const kindOptions: Readonly<Record<ImportKind, Api.ImportKind>> = {
  sales: 'SALES',
  network: 'NETWORK',
  goals: 'GOALS',
};

export const stateOptions: Readonly<Record<ImportState, Api.ImportState>> = {
  reading: 'READING',
  ready: 'READY',
  invalid: 'INVALID',
  applying: 'APPLYING',
  applied: 'APPLIED',
  failed: 'FAILED',
  undoing: 'UNDOING',
  undone: 'UNDONE',
  awaitsColumns: 'AWAITS_COLUMNS',
};

/** Whether the portal is processing the import, so that its status will change. */
export function isUnderWay(status: Api.ImportStatus): boolean {
  return status === 'READING' || status === 'APPLYING' || status === 'UNDOING';
}
