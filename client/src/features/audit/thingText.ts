import type { IntlShape } from 'react-intl';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';

type AuditObject = Pick<AuditRowFieldsFragment, 'entity' | 'entityId' | 'entityName'>;

/** The object of an entry: 'Campagna · Annuale 2025', 'Cliente n. 12'. */
export function thingText({ entity, entityId, entityName }: AuditObject, intl: IntlShape): string {
  const kind = intl.formatMessage({ id: `audit.entity.${entity}` });
  if (entityName !== null) return `${kind} · ${entityName}`;
  return entityId === null ? kind : intl.formatMessage({ id: 'audit.list.numbered' }, { kind, id: entityId });
}
