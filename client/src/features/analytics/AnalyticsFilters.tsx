import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { AnalyticsSortColumn } from '@gdd/schema/reports';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useId } from 'react';
import { useIntl } from 'react-intl';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { FilterPopover } from '../../shared/list/FilterPopover';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import type { ListControls } from '../../shared/list/useListState';
import { YearSelect } from '../../shared/list/YearSelect';
import { NetworkFilter } from '../../shared/members/NetworkFilter';
import { networkPlaces, type NetworkPick, type NetworkPlace } from '../../shared/members/networkPick';
import { halves, type AnalyticsListFilter, type RimRange } from './analyticsCodec';

/** What can be chosen of what the programme itself holds. */
export interface AnalyticsOptions {
  readonly brands: readonly string[];
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
}

interface AnalyticsFiltersProps {
  readonly controls: ListControls<AnalyticsListFilter, AnalyticsSortColumn>;
  readonly currentYear: number | undefined;
  readonly options: AnalyticsOptions;
  readonly pick: NetworkPick;
  readonly setPicked: (pick: NetworkPick) => void;
}

/** Quick search and filters of the sales: whose they are, and which. */
export function AnalyticsFilters({ controls, currentYear, options, pick, setPicked }: AnalyticsFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls, pick, options);
  const say = (id: string) => intl.formatMessage({ id });
  const dimension = (name: string) => say(`analytics.dimension.${name}`);
  const pickMembers = useCallback(
    (next: NetworkPick) => {
      setPicked(next);
      setFilter({
        distributorId: next.distributor?.id ?? '',
        agentId: next.agent?.id ?? '',
        dealerId: next.dealer?.id ?? '',
      });
    },
    [setPicked, setFilter],
  );
  const words = <T extends string>(values: readonly T[], prefix: string) =>
    values.map((value) => ({ value, label: say(`${prefix}.${value}`) }));
  const brands = [...new Set([...options.brands, ...filter.brand])];

  return (
    <FilterBar searchLabel={say('reports.search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      {currentYear !== undefined && (
        <YearSelect
          currentYear={currentYear}
          value={filter.year ?? 'current'}
          // A campaign is of one year.
          onChange={(year) => setFilter({ year: typeof year === 'number' ? year : null, campaignId: [] })}
        />
      )}
      <ChoiceSelect
        label={say('reports.filter.period')}
        none={say('reports.period.all')}
        options={words(halves, 'reports.period')}
        value={filter.period}
        onChange={(period) => setFilter({ period })}
      />
      <NetworkFilter places={networkPlaces} pick={pick} onPick={pickMembers} />
      <MultiSelectFilter
        label={dimension('region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => setFilter({ region })}
      />
      <MultiSelectFilter
        label={say('reports.filter.status')}
        options={words(dealerStatuses, 'dealers.status')}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        label={dimension('tier')}
        options={words(dealerTiers, 'dealers.tier')}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
      <MultiSelectFilter
        label={dimension('brand')}
        options={brands.map((value) => ({ value, label: value }))}
        value={filter.brand}
        onChange={(brand) => setFilter({ brand })}
      />
      <MultiSelectFilter
        label={dimension('season')}
        options={words(seasons, 'campaigns.form.season')}
        value={filter.season}
        onChange={(season) => setFilter({ season })}
      />
      <MultiSelectFilter
        label={dimension('segment')}
        options={words(segments, 'campaigns.form.segment')}
        value={filter.segment}
        onChange={(segment) => setFilter({ segment })}
      />
      <RimFilter value={filter.rim} onChange={(rim) => setFilter({ rim })} />
      <ChoiceSelect
        label={dimension('channel')}
        none={say('analytics.filter.channelAny')}
        options={words(channels, 'campaigns.form.channel')}
        value={filter.channel}
        onChange={(channel) => setFilter({ channel })}
      />
      <MultiSelectFilter
        label={dimension('campaign')}
        options={options.campaigns.map(({ id, title }) => ({ value: id, label: title }))}
        value={filter.campaignId}
        onChange={(campaignId) => setFilter({ campaignId })}
      />
    </FilterBar>
  );
}

interface ChoiceSelectProps<T extends string> {
  readonly label: string;
  /** What stands for no choice. */
  readonly none: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | '';
  readonly onChange: (value: T | '') => void;
}

/** One of a few, or any, beside the other filters. */
export function ChoiceSelect<T extends string>({ label, none, options, value, onChange }: ChoiceSelectProps<T>) {
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value ?? '')}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

const inches = Array.from({ length: largestRim - smallestRim + 1 }, (_, index) => smallestRim + index);

interface RimFilterProps {
  readonly value: RimRange;
  readonly onChange: (range: RimRange) => void;
}

/** From one rim to another; an end that is past the other takes it along. */
function RimFilter({ value, onChange }: RimFilterProps) {
  const intl = useIntl();
  const isSet = value.from !== null || value.to !== null;
  const setFrom = (from: number | null) =>
    onChange({ from, to: from !== null && value.to !== null && value.to < from ? from : value.to });
  const setTo = (to: number | null) =>
    onChange({ from: to !== null && value.from !== null && value.from > to ? to : value.from, to });
  return (
    <FilterPopover label={intl.formatMessage({ id: 'analytics.filter.rim' })} count={isSet ? 1 : 0}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, p: 2 }}>
        <RimSelect label="analytics.filter.rimFrom" value={value.from} onChange={setFrom} />
        <RimSelect label="analytics.filter.rimTo" value={value.to} onChange={setTo} />
      </Box>
    </FilterPopover>
  );
}

interface RimSelectProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (inches: number | null) => void;
}

function RimSelect({ label, value, onChange }: RimSelectProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        {intl.formatMessage({ id: label })}
      </FormLabel>
      <NativeSelect
        fullWidth
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        <option value="">{intl.formatMessage({ id: 'analytics.filter.rimAny' })}</option>
        {inches.map((rim) => (
          <option key={rim} value={rim}>
            {intl.formatMessage({ id: 'analytics.inches' }, { rim })}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

/** What the sales are narrowed by, each a chip that takes it away again. */
function useChips(
  { state: { filter, search }, setFilter, setSearch }: AnalyticsFiltersProps['controls'],
  pick: NetworkPick,
  { campaigns }: AnalyticsOptions,
): readonly FilterChip[] {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const chip = (key: string, name: string, value: string, onRemove: () => void): FilterChip => ({
    key,
    label: intl.formatMessage({ id: 'reports.filter.chip' }, { name: say(name), value }),
    onRemove,
  });
  type ListName = 'region' | 'status' | 'tier' | 'campaignId' | 'brand' | 'season' | 'segment';
  const ofList = (key: ListName, name: string, word: (value: string) => string) =>
    filter[key].map((value) =>
      chip(`${key}.${value}`, name, word(value), () =>
        setFilter({ [key]: filter[key].filter((other) => other !== value) }),
      ),
    );
  const ofMember = (place: NetworkPlace) =>
    pick[place] === null
      ? []
      : [chip(place, `reports.filter.${place}`, pick[place].label, () => setFilter({ [`${place}Id`]: '' }))];
  const one = (isSet: boolean, make: () => FilterChip) => (isSet ? [make()] : []);
  const { year, period, rim, channel } = filter;
  const titleOf = (id: string) =>
    campaigns.find((campaign) => campaign.id === id)?.title ??
    intl.formatMessage({ id: 'reports.filter.unknown.campaign' }, { id });
  return [
    ...one(search !== '', () => chip('search', 'reports.filter.search', search, () => setSearch(''))),
    ...one(year !== null, () =>
      chip('year', 'reports.filter.year', String(year), () => setFilter({ year: null, campaignId: [] })),
    ),
    ...one(period !== '', () =>
      chip('period', 'reports.filter.period', say(`reports.period.${period}`), () => setFilter({ period: '' })),
    ),
    ...ofMember('distributor'),
    ...ofMember('agent'),
    ...ofMember('dealer'),
    ...ofList('region', 'analytics.dimension.region', (value) => value),
    ...ofList('status', 'reports.filter.status', (value) => say(`dealers.status.${value}`)),
    ...ofList('tier', 'analytics.dimension.tier', (value) => say(`dealers.tier.${value}`)),
    ...ofList('brand', 'analytics.dimension.brand', (value) => value),
    ...ofList('season', 'analytics.dimension.season', (value) => say(`campaigns.form.season.${value}`)),
    ...ofList('segment', 'analytics.dimension.segment', (value) => say(`campaigns.form.segment.${value}`)),
    ...one(rim.from !== null || rim.to !== null, () =>
      chip('rim', 'analytics.filter.rim', rimText(intl, rim), () => setFilter({ rim: { from: null, to: null } })),
    ),
    ...one(channel !== '', () =>
      chip('channel', 'analytics.dimension.channel', say(`campaigns.form.channel.${channel}`), () =>
        setFilter({ channel: '' }),
      ),
    ),
    ...ofList('campaignId', 'analytics.dimension.campaign', titleOf),
  ];
}

function rimText(intl: ReturnType<typeof useIntl>, { from, to }: RimRange): string {
  const kind = from === to ? 'one' : from === null ? 'to' : to === null ? 'from' : 'between';
  return intl.formatMessage({ id: `analytics.filter.rimText.${kind}` }, { from, to });
}
