import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { MultiSelectFilter } from '../../shared/list/filters/MultiSelectFilter';
import type { DealerTraitFilter } from './dealerTraits';
import { provincesOf } from './provinces';

interface DealerTraitFiltersOptions {
  readonly filter: DealerTraitFilter;
  readonly setFilter: (change: Partial<DealerTraitFilter>) => void;
  /** The prefix of the names' messages: `dealers`. */
  readonly messages: string;
}

/** The controls of the filters of dealers by status, tier, region and province, for a bar of filters. */
export function useDealerTraitFilters({
  filter,
  setFilter,
  messages,
}: DealerTraitFiltersOptions): readonly ReactElement[] {
  const intl = useIntl();
  const name = (key: keyof DealerTraitFilter) => intl.formatMessage({ id: `${messages}.${key}` });
  const word = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  return [
    <MultiSelectFilter
      key="status"
      label={name('status')}
      options={dealerStatuses.map((value) => ({ value, label: word(`status.${value}`) }))}
      value={filter.status}
      onChange={(status) => setFilter({ status })}
    />,
    <MultiSelectFilter
      key="tier"
      label={name('tier')}
      options={dealerTiers.map((value) => ({ value, label: word(`tier.${value}`) }))}
      value={filter.tier}
      onChange={(tier) => setFilter({ tier })}
    />,
    <MultiSelectFilter
      key="region"
      label={name('region')}
      options={regions.map((value) => ({ value, label: value }))}
      value={filter.region}
      onChange={(region) => {
        const possible = provincesOf(region).map(([code]) => code);
        setFilter({ region, province: filter.province.filter((code) => possible.includes(code)) });
      }}
    />,
    <MultiSelectFilter
      key="province"
      label={name('province')}
      options={provincesOf(filter.region).map(([value, text]) => ({ value, label: `${text} (${value})` }))}
      value={filter.province}
      onChange={(province) => setFilter({ province })}
    />,
  ];
}
