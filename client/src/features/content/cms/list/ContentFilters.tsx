import { contentSegments, contentStates, type ContentSegment } from '@gdd/schema/content';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import { DateRangeFilter } from '../../../../shared/list/filters/DateRangeFilter';
import { FilterBar } from '../../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../../shared/list/state/useListState';
import type { ContentListFilter } from './contentListCodec';

interface ContentFiltersProps {
  readonly controls: FilterControls<ContentListFilter>;
}

/** One type of contents or all of them, quick search and filters of the contents' list. */
export const ContentFilters = memo(function ContentFilters({ controls }: ContentFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const say = (id: string) => intl.formatMessage({ id: `content.${id}` });
  const stateWord = (value: ContentListFilter['state'][number]) => say(`state.${apiEnum(value)}`);
  const make = useFilterChips(controls);
  const chips = [
    ...make.search(),
    ...make.choice('type', say('type'), (type) => say(`types.${type}`)),
    ...make.list('state', say('state'), stateWord),
    ...make.days('publishedFrom', 'publishedTo', say('field.publishedOn')),
  ];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filter.type}
        aria-label={say('type')}
        onChange={(_event, type: ContentSegment | '' | null) => {
          if (type !== null) setFilter({ type });
        }}
        sx={{ mb: 1.5, maxWidth: '100%', overflowX: 'auto' }}
      >
        {(['', ...contentSegments] as const).map((type) => (
          <ToggleButton key={type} value={type} sx={{ px: 1.5, minHeight: 40, whiteSpace: 'nowrap', flexShrink: 0 }}>
            {say(`types.${type || 'all'}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FilterBar searchLabel={say('tools.search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
        <MultiSelectFilter
          label={say('state')}
          options={contentStates.map((value) => ({ value, label: stateWord(value) }))}
          value={filter.state}
          onChange={(chosen) => setFilter({ state: chosen })}
        />
        <DateRangeFilter
          label={say('field.publishedOn')}
          value={{ from: filter.publishedFrom, to: filter.publishedTo }}
          onChange={({ from, to }) =>
            setFilter({
              ...(from !== undefined && { publishedFrom: from }),
              ...(to !== undefined && { publishedTo: to }),
            })
          }
        />
      </FilterBar>
    </>
  );
});
