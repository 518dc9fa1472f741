import { campaignDurations, campaignStates, campaignTypes } from '@gdd/schema/campaigns';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import { YearSelect } from '../../../shared/list/filters/YearSelect';
import { yesAndNo } from '../../../shared/list/state/parameters';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { endsWithinChoices, type CampaignListFilter } from './campaignListCodec';

interface CampaignFiltersProps {
  readonly controls: FilterControls<CampaignListFilter>;
  readonly currentYear: number;
}

/** Quick search and filters of the campaigns' list. */
export const CampaignFilters = memo(function CampaignFilters({ controls, currentYear }: CampaignFiltersProps) {
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
      <ChoiceFilter
        key="underWay"
        label={label.of('underWay')}
        all={label.of('underWay.all')}
        choices={yesAndNo}
        text={(choice) => label.of(`underWay.${choice}`)}
        value={filter.underWay}
        onChange={(underWay) => setFilter({ underWay })}
      />
      <ChoiceFilter
        key="endsWithin"
        label={label.of('endsWithin')}
        all={label.of('endsWithin.all')}
        choices={endsWithinChoices}
        text={label.ofDays}
        value={filter.endsWithin}
        onChange={(endsWithin) => setFilter({ endsWithin })}
      />
    </FilterBar>
  );
});

function useLabels() {
  const intl = useIntl();
  return {
    of: (id: string) => intl.formatMessage({ id: `campaigns.${id}` }),
    ofDays: (days: string) => intl.formatMessage({ id: 'campaigns.endsWithin.days' }, { days }),
    allYears: intl.formatMessage({ id: 'list.year.all' }),
    ofState: (state: (typeof campaignStates)[number]) => intl.formatMessage({ id: `campaign.state.${apiEnum(state)}` }),
  };
}

/** The active filters, each a chip that takes it away again; the group's switch says so itself. */
function useChips(controls: CampaignFiltersProps['controls']): readonly FilterChip[] {
  const label = useLabels();
  const chips = useFilterChips(controls);
  const { year } = controls.state.filter;
  return [
    ...chips.search(),
    ...chips.other(
      'year',
      year !== 'current',
      label.of('year'),
      () => (year === 'all' ? label.allYears : String(year)),
      {
        year: 'current',
      },
    ),
    ...chips.list('type', label.of('type'), (type) => label.of(`type.${type}`)),
    ...chips.list('duration', label.of('duration'), (duration) => label.of(`duration.${duration}`)),
    ...chips.list('state', label.of('state'), label.ofState),
    ...chips.choice('underWay', label.of('underWay'), (choice) => label.of(`underWay.${choice}`)),
    ...chips.choice('endsWithin', label.of('endsWithin'), label.ofDays),
  ];
}
