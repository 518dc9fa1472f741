import {
  auditActions,
  auditEntities,
  auditSortColumns,
  auditSources,
  type AuditEntity,
  type auditFilters,
  type AuditSortColumn,
  type AuditSource,
} from '@gdd/schema/audit';
import type { FilterName } from '@gdd/schema/lists';
import { securityEventKinds } from '@gdd/schema/session';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { AuditFilter, AuditTableInput } from '../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../shared/list/state/listCodec';
import { pageInput } from '../../shared/list/state/pageInput';
import { dateParameter, idParameter, listParameter } from '../../shared/list/state/parameters';

/** The choices: the actions of the trail and the kinds of security events. */
export const auditChoices: readonly string[] = [...new Set<string>([...auditActions, ...securityEventKinds])];

/** The filter of entries; an empty list or text sets no condition. */
export interface AuditListFilter {
  readonly source: readonly AuditSource[];
  readonly userId: string;
  readonly entity: readonly AuditEntity[];
  readonly entityId: string;
  readonly action: readonly string[];
  readonly atFrom: string;
  readonly atTo: string;
}

export type AuditListState = ListState<AuditListFilter, AuditSortColumn>;

/** The audit in the address: `?origine=security&utente=5&dal=2026-01-01`. */
export const auditListCodec = listCodec<AuditListFilter, AuditSortColumn>({
  filter: {
    source: listParameter('origine', auditSources),
    userId: idParameter('utente'),
    entity: listParameter('oggetto', auditEntities),
    entityId: idParameter('numero'),
    action: listParameter('azione', auditChoices),
    atFrom: dateParameter('dal'),
    atTo: dateParameter('al'),
  } satisfies Record<FilterName<typeof auditFilters>, unknown>,
  sortColumns: auditSortColumns,
  defaultSort: { column: 'at', direction: 'desc' },
});

function auditFilter({ source, userId, entity, entityId, action, atFrom, atTo }: AuditListFilter): AuditFilter {
  return {
    ...(source.length > 0 && { source: source.map(apiEnum) }),
    ...(userId !== '' && { userId }),
    ...(entity.length > 0 && { entity: entity.map(apiEnum) }),
    ...(entityId !== '' && { entityId }),
    ...(action.length > 0 && { action: [...action] }),
    ...(atFrom !== '' && { atFrom }),
    ...(atTo !== '' && { atTo }),
  };
}

/** The list's state as the API asks for it. */
export function auditTableInput(state: AuditListState): AuditTableInput {
  return { filter: auditFilter(state.filter), ...pageInput(state) };
}
