import { auditEntities, auditSources } from '@gdd/schema/audit';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { actionLabels } from '../../domain/audit/useAuditRowLabels';
import { DateRangeFilter } from '../../shared/list/filters/DateRangeFilter';
import { FilterBar } from '../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../shared/list/state/useListState';
import { auditChoices, type AuditListFilter } from './auditList';

interface AuditFiltersProps {
  readonly controls: FilterControls<AuditListFilter>;
  /** The name of the person that the list is narrowed to, once it is known. */
  readonly personName: string | undefined;
}

/** Quick search and filters of the audit. */
export const AuditFilters = memo(function AuditFilters({ controls, personName }: AuditFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useFilterChips(controls);
  const label = (id: string) => intl.formatMessage({ id: `audit.list.${id}` });
  const sourceWord = (value: AuditListFilter['source'][number]) => label(`source.${value}`);
  const entityWord = (value: AuditListFilter['entity'][number]) =>
    intl.formatMessage({ id: `audit.entity.${apiEnum(value)}` });
  const actionWord = (value: string) => actionLabels(value, intl);
  return (
    <FilterBar
      searchLabel={label('search')}
      search={search}
      onSearch={setSearch}
      chips={[
        ...chips.search(),
        ...chips.list('source', label('source'), sourceWord),
        ...chips.choice('userId', label('actor'), (id) => personName ?? id),
        ...chips.list('entity', label('thing'), entityWord),
        ...chips.choice('entityId', label('number'), (id) => id),
        ...chips.list('action', label('action'), actionWord),
        ...chips.days('atFrom', 'atTo', label('at')),
      ]}
      onClear={clear}
    >
      <MultiSelectFilter
        label={label('source')}
        options={auditSources.map((value) => ({ value, label: sourceWord(value) }))}
        value={filter.source}
        onChange={(source) => setFilter({ source })}
      />
      <MultiSelectFilter
        label={label('thing')}
        options={auditEntities.map((value) => ({ value, label: entityWord(value) }))}
        value={filter.entity}
        onChange={(entity) => setFilter({ entity })}
      />
      <MultiSelectFilter
        label={label('action')}
        options={auditChoices.map((value) => ({ value, label: actionWord(value) }))}
        value={filter.action}
        onChange={(action) => setFilter({ action })}
      />
      <DateRangeFilter
        label={label('at')}
        value={{ from: filter.atFrom, to: filter.atTo }}
        onChange={({ from, to }) =>
          setFilter({ ...(from !== undefined && { atFrom: from }), ...(to !== undefined && { atTo: to }) })
        }
      />
    </FilterBar>
  );
});
