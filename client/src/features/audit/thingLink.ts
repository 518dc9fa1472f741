import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';

/** The pages of what entries are about. */
const pages: Readonly<Partial<Record<AuditRowFieldsFragment['entity'], string>>> = {
  MEMBER: '/dealers',
  USER: '/users',
  CAMPAIGN: '/campaigns',
  IMPORT: '/imports',
  DISPUTE: '/disputes',
};

/** The page of what an entry is about; none for what has no page of its own, or is gone. */
export function thingLink(row: Pick<AuditRowFieldsFragment, 'entity' | 'entityId' | 'entityName'>): string | undefined {
  const page = pages[row.entity];
  return page === undefined || row.entityId === null || row.entityName === null ? undefined : `${page}/${row.entityId}`;
}
