import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { useIntl } from 'react-intl';
import { MultiSelectFilter } from '../../shared/list/filters/MultiSelectFilter';
import type { DealerTraitFilter } from './dealerTraits';
import { provincesOf } from './provinces';

interface DealerTraitFiltersProps {
  readonly filter: DealerTraitFilter;
  readonly setFilter: (change: Partial<DealerTraitFilter>) => void;
  /** The prefix of the names' messages: `dealers`. */
  readonly messages: string;
}

/** The filters of dealers by status, tier, region and province. */
export function DealerTraitFilters({ filter, setFilter, messages }: DealerTraitFiltersProps) {
  const intl = useIntl();
  const name = (key: keyof DealerTraitFilter) => intl.formatMessage({ id: `${messages}.${key}` });
  const word = (id: string) => intl.formatMessage({ id: `dealers.${id}` });
  return (
    <>
      <MultiSelectFilter
        label={name('status')}
        options={dealerStatuses.map((value) => ({ value, label: word(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        label={name('tier')}
        options={dealerTiers.map((value) => ({ value, label: word(`tier.${value}`) }))}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
      <MultiSelectFilter
        label={name('region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => {
          const possible = provincesOf(region).map(([code]) => code);
          setFilter({ region, province: filter.province.filter((code) => possible.includes(code)) });
        }}
      />
      <MultiSelectFilter
        label={name('province')}
        options={provincesOf(filter.region).map(([value, text]) => ({ value, label: `${text} (${value})` }))}
        value={filter.province}
        onChange={(province) => setFilter({ province })}
      />
    </>
  );
}
