import type { IntlShape } from 'react-intl';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';

type Thing = Pick<AuditRowFieldsFragment, 'entity' | 'entityId' | 'entityName'>;

/** The thing that an entry is about: 'Campagna · Annuale 2025', 'Cliente n. 12'. */
export function thingText({ entity, entityId, entityName }: Thing, intl: IntlShape): string {
  const kind = intl.formatMessage({ id: `audit.entity.${entity}` });
  if (entityName !== null) return `${kind} · ${entityName}`;
  return entityId === null ? kind : intl.formatMessage({ id: 'audit.list.numbered' }, { kind, id: entityId });
}
