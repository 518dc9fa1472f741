import { regions, type Region } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { MultiSelectFilter } from '../../shared/list/filters/MultiSelectFilter';
import { valuesFilter, type ListFilter } from '../../shared/list/definition/filters';
import { provincesOf } from './provinces';

/** By region; a change also drops the chosen provinces outside of the chosen regions. */
const regionFilter: ListFilter<readonly Region[], string[]> = {
  ...valuesFilter('regione', regions, { api: String, text: String }),
  control: ({ label, value, filter, setFilter }) => (
    <MultiSelectFilter
      label={label}
      options={regions.map((region) => ({ value: region, label: region }))}
      value={value}
      onChange={(region) => {
        const possible = provincesOf(region).map(([code]) => code);
        const chosen = filter['province'] as readonly string[];
        setFilter({ region, province: chosen.filter((code) => possible.includes(code)) });
      }}
    />
  ),
};

/** By plate codes; only the provinces of the chosen regions, if any are chosen. */
const provinceFilter: ListFilter<readonly string[], string[]> = {
  ...valuesFilter<string, string>(
    'provincia',
    provincesOf([]).map(([code]) => code),
    { api: String, text: String },
  ),
  control: ({ label, value, onChange, filter }) => (
    <MultiSelectFilter
      label={label}
      options={provincesOf(filter['region'] as readonly Region[]).map(([code, name]) => ({
        value: code,
        label: `${name} (${code})`,
      }))}
      value={value}
      onChange={onChange}
    />
  ),
};

/**
 * The filters of dealers by status, tier and place: `?stato=active,suspended&regione=Puglia`.
 *
 * @param labels the prefix of the label messages, within the list's own
 */
export function dealerTraitFilters(labels = '') {
  return {
    status: {
      ...valuesFilter('stato', dealerStatuses, {
        text: (status, { intl }) => intl.formatMessage({ id: `dealers.status.${status}` }),
      }),
      label: `${labels}status`,
    },
    tier: {
      ...valuesFilter('tier', dealerTiers, {
        text: (tier, { intl }) => intl.formatMessage({ id: `dealers.tier.${tier}` }),
      }),
      label: `${labels}tier`,
    },
    region: { ...regionFilter, label: `${labels}region` },
    province: { ...provinceFilter, label: `${labels}province` },
  };
}
