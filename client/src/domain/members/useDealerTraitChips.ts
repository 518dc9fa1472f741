import { useIntl } from 'react-intl';
import type { FilterChip } from '../../shared/list/filters/FilterBar';
import { useFilterChips } from '../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../shared/list/state/useListState';
import type { DealerTraitFilter } from './dealerTraits';

/** The chips of the filters by status, tier, region and province; `messages` is the prefix of their names. */
export function useDealerTraitChips(
  controls: Omit<FilterControls<DealerTraitFilter>, 'clear'>,
  messages: string,
): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const name = (key: keyof DealerTraitFilter) => intl.formatMessage({ id: `${messages}.${key}` });
  const word = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  return [
    ...chips.list('status', name('status'), (value) => word(`status.${value}`)),
    ...chips.list('tier', name('tier'), (value) => word(`tier.${value}`)),
    ...chips.list('region', name('region')),
    ...chips.list('province', name('province')),
  ];
}
