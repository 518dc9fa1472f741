import type { AuditSortColumn } from '@gdd/schema/audit';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { auditActor } from '../../domain/audit/auditLabels';
import { actionLabels, useAuditRowLabels } from '../../domain/audit/useAuditRowLabels';
import { useFormat } from '../../shared/i18n/useFormat';
import type { ListColumn } from '../../shared/list/columns/ListColumn';

/** The thing that an entry is about: 'Campagna · Annuale 2025', 'Cliente n. 12'. */
export function useThingTexts(): (row: AuditRowFieldsFragment) => string {
  const intl = useIntl();
  return useCallback(
    ({ entity, entityId, entityName }: AuditRowFieldsFragment) => {
      const kind = intl.formatMessage({ id: `audit.entity.${entity}` });
      if (entityName !== null) return `${kind} · ${entityName}`;
      return entityId === null ? kind : intl.formatMessage({ id: 'audit.list.numbered' }, { kind, id: entityId });
    },
    [intl],
  );
}

/** The columns of the audit, for grid and cards. */
export function useAuditColumns(): readonly ListColumn<AuditRowFieldsFragment, AuditSortColumn>[] {
  const intl = useIntl();
  const format = useFormat();
  const describe = useAuditRowLabels();
  const thing = useThingTexts();
  return useMemo(() => {
    const label = (id: string) => intl.formatMessage({ id: `audit.list.${id}` });
    return [
      { field: 'at', label: label('at'), text: ({ at }) => format.dateTime(at), sort: 'at', width: 140, card: 'line' },
      {
        field: 'action',
        label: label('action'),
        text: (row) => {
          const word = actionLabels(row.action, intl);
          return row.times > 1
            ? `${word} (${intl.formatMessage({ id: 'audit.row.times' }, { count: row.times })})`
            : word;
        },
        width: 176,
        card: 'title',
      },
      { field: 'thing', label: label('thing'), text: thing, width: 196, grow: true, card: 'fact' },
      { field: 'actor', label: label('actor'), text: (row) => auditActor(row, intl), width: 140, card: 'fact' },
      {
        field: 'changes',
        label: label('changes'),
        text: (row) =>
          describe(row)
            .changes.map((change) => change.label)
            .join(', ') || '—',
        width: 150,
        card: 'fact',
      },
      { field: 'address', label: label('address'), text: ({ address }) => address ?? '—', width: 116, card: 'fact' },
    ];
  }, [intl, format, describe, thing]);
}
