import {
  auditActions,
  auditEntities,
  auditSortColumns,
  auditSources,
  type auditFilters,
  type AuditSortColumn,
} from '@gdd/schema/audit';
import type { FilterName } from '@gdd/schema/lists';
import { securityEventKinds } from '@gdd/schema/session';
import { auditActor } from '../../domain/audit/auditLabels';
import type { AuditRowFieldsFragment } from '../../domain/audit/auditRows.generated';
import { actionLabels, auditRowLabels } from '../../domain/audit/useAuditRowLabels';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import { daysFilter, idFilter, valuesFilter } from '../../shared/list/definition/filters';
import { thingText } from './thingText';

/** The actions to filter by: those of the audit trail and the kinds of security events. */
const auditChoices: readonly string[] = [...new Set<string>([...auditActions, ...securityEventKinds])];

const columns: DeclaredColumns<AuditRowFieldsFragment, AuditSortColumn> = {
  at: { text: ({ at }, { format }) => format.dateTime(at), width: 140, card: 'line' },
  action: {
    text: ({ action, times }, { intl }) => {
      const name = actionLabels(action, intl);
      return times > 1 ? `${name} (${intl.formatMessage({ id: 'audit.row.times' }, { count: times })})` : name;
    },
    width: 176,
    card: 'title',
  },
  thing: { text: (row, { intl }) => thingText(row, intl), width: 196, grow: true, card: 'fact' },
  actor: { text: (row, { intl }) => auditActor(row, intl), width: 140, card: 'fact' },
  changes: {
    text: (row, { intl, language }) =>
      auditRowLabels(row, intl, language)
        .changes.map(({ label }) => label)
        .join(', '),
    width: 150,
    card: 'fact',
  },
  address: { text: ({ address }) => address, width: 116, card: 'fact' },
};

/** The audit: `?origine=security&utente=5&dal=2026-01-01`. */
export const auditList = defineList({
  name: 'audit',
  messages: 'audit.list',
  empty: ['empty'],
  filters: {
    source: valuesFilter('origine', auditSources, { text: (source, { say }) => say(`source.${source}`) }),
    userId: idFilter('utente', { label: 'actor' }),
    entity: valuesFilter('oggetto', auditEntities, {
      label: 'thing',
      text: (entity, { intl }) => intl.formatMessage({ id: `audit.entity.${apiEnum(entity)}` }),
    }),
    entityId: idFilter('numero', { label: 'number' }),
    action: valuesFilter('azione', auditChoices, {
      api: (action) => action,
      text: (action, { intl }) => actionLabels(action, intl),
    }),
    ...daysFilter('at', 'at'),
  } satisfies Record<FilterName<typeof auditFilters>, unknown>,
  columns,
  sortColumns: auditSortColumns,
  defaultSort: { column: 'at', direction: 'desc' },
});

export type AuditListState = ReturnType<typeof auditList.codec.read>;
