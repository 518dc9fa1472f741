import type { CampaignSortColumn } from '@gdd/schema/campaigns';
import { campaignDurations, campaignStates, campaignTypes } from '@gdd/schema/campaigns';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../shared/apollo/enumTexts';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import type { ListControls } from '../../shared/list/useListState';
import { YearSelect } from '../../shared/list/YearSelect';
import type { CampaignListFilter } from './campaignListCodec';

interface CampaignFiltersProps {
  readonly controls: ListControls<CampaignListFilter, CampaignSortColumn>;
  readonly currentYear: number;
}

/** Quick search and filters of the campaigns' list. */
export function CampaignFilters({ controls, currentYear }: CampaignFiltersProps) {
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls);
  const label = useLabels();

  return (
    <FilterBar searchLabel={label.of('search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      <YearSelect currentYear={currentYear} value={filter.year} onChange={(year) => setFilter({ year })} withAll />
      <MultiSelectFilter
        label={label.of('type')}
        options={campaignTypes.map((value) => ({ value, label: label.of(`type.${value}`) }))}
        value={filter.type}
        onChange={(type) => setFilter({ type })}
      />
      <MultiSelectFilter
        label={label.of('duration')}
        options={campaignDurations.map((value) => ({ value, label: label.of(`duration.${value}`) }))}
        value={filter.duration}
        onChange={(duration) => setFilter({ duration })}
      />
      <MultiSelectFilter
        label={label.of('state')}
        options={campaignStates.map((value) => ({ value, label: label.ofState(value) }))}
        value={filter.state}
        onChange={(states) => setFilter({ state: states })}
      />
    </FilterBar>
  );
}

function useLabels() {
  const intl = useIntl();
  return {
    of: (id: string) => intl.formatMessage({ id: `campaigns.${id}` }),
    allYears: intl.formatMessage({ id: 'list.year.all' }),
    ofState: (state: (typeof campaignStates)[number]) => intl.formatMessage({ id: `campaign.state.${apiEnum(state)}` }),
  };
}

/** What the list is narrowed by, each a chip that takes it away again; the group's switch says so itself. */
function useChips({ state, setFilter, setSearch }: CampaignFiltersProps['controls']): readonly FilterChip[] {
  const intl = useIntl();
  const label = useLabels();
  const { filter, search } = state;
  const chip = (key: string, name: string, value: string, onRemove: () => void): FilterChip => ({
    key,
    label: intl.formatMessage({ id: 'campaigns.filter.chip' }, { name: label.of(name), value }),
    onRemove,
  });
  const without = <T,>(values: readonly T[], gone: T) => values.filter((value) => value !== gone);
  const { year } = filter;
  return [
    ...(search === '' ? [] : [chip('search', 'filter.search', search, () => setSearch(''))]),
    ...(year === 'current'
      ? []
      : [chip('year', 'year', year === 'all' ? label.allYears : String(year), () => setFilter({ year: 'current' }))]),
    ...filter.type.map((type) =>
      chip(`type-${type}`, 'type', label.of(`type.${type}`), () => setFilter({ type: without(filter.type, type) })),
    ),
    ...filter.duration.map((duration) =>
      chip(`duration-${duration}`, 'duration', label.of(`duration.${duration}`), () =>
        setFilter({ duration: without(filter.duration, duration) }),
      ),
    ),
    ...filter.state.map((value) =>
      chip(`state-${value}`, 'state', label.ofState(value), () => setFilter({ state: without(filter.state, value) })),
    ),
  ];
}
