import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';

/** The paths of the pages of the objects that entries are about. */
const pages: Readonly<Partial<Record<AuditRowFieldsFragment['entity'], string>>> = {
  MEMBER: '/dealers',
  USER: '/users',
  CAMPAIGN: '/campaigns',
  IMPORT: '/imports',
  DISPUTE: '/disputes',
};

/** The page of the object of an entry; undefined if it has no page or was deleted. */
export function thingLink(row: Pick<AuditRowFieldsFragment, 'entity' | 'entityId' | 'entityName'>): string | undefined {
  const page = pages[row.entity];
  return page === undefined || row.entityId === null || row.entityName === null ? undefined : `${page}/${row.entityId}`;
}
