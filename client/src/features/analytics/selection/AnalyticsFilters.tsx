import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { FilterPopover } from '../../../shared/list/filters/FilterPopover';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { halves } from '../../../shared/list/state/years';
import { YearSelect } from '../../../shared/list/filters/YearSelect';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import { networkLevels, type NetworkPick } from '../../../domain/members/networkPick';
import { useMemberChips, usePickMembers } from '../../../domain/members/usePickMembers';
import type { AnalyticsListFilter, RimRange } from './analyticsCodec';

/** The options that come from the programme's data. */
interface AnalyticsOptions {
  readonly brands: readonly string[];
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
}

interface AnalyticsFiltersProps {
  readonly controls: FilterControls<AnalyticsListFilter>;
  readonly currentYear: number | undefined;
  readonly options: AnalyticsOptions;
  readonly pick: NetworkPick;
  readonly setPicked: (pick: NetworkPick) => void;
}

/** Search and filters of the sales: by network, dealer and tyre. */
export const AnalyticsFilters = memo(function AnalyticsFilters({
  controls,
  currentYear,
  options,
  pick,
  setPicked,
}: AnalyticsFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls, pick, options);
  const say = (id: string) => intl.formatMessage({ id });
  const dimension = (name: string) => say(`analytics.dimension.${name}`);
  const pickMembers = usePickMembers(setPicked, setFilter);
  const texts = <T extends string>(values: readonly T[], prefix: string) =>
    values.map((value) => ({ value, label: say(`${prefix}.${value}`) }));
  const brands = [...new Set([...options.brands, ...filter.brand])];

  return (
    <FilterBar searchLabel={say('reports.search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      {currentYear !== undefined && (
        <YearSelect
          currentYear={currentYear}
          value={filter.year ?? 'current'}
          // A campaign belongs to one year, so another year clears the campaigns.
          onChange={(year) => setFilter({ year: typeof year === 'number' ? year : null, campaignId: [] })}
        />
      )}
      <ChoiceFilter
        label={say('labels.period')}
        all={say('reports.period.all')}
        choices={halves}
        text={(half) => say(`reports.period.${half}`)}
        value={filter.period}
        onChange={(period) => setFilter({ period })}
      />
      <NetworkFilter key="distributorId agentId dealerId" levels={networkLevels} pick={pick} onPick={pickMembers} />
      <MultiSelectFilter
        key="region"
        label={dimension('region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => setFilter({ region })}
      />
      <MultiSelectFilter
        key="status"
        label={say('labels.status')}
        options={texts(dealerStatuses, 'dealers.status')}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        key="tier"
        label={dimension('tier')}
        options={texts(dealerTiers, 'dealers.tier')}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
      <MultiSelectFilter
        key="brand"
        label={dimension('brand')}
        options={brands.map((value) => ({ value, label: value }))}
        value={filter.brand}
        onChange={(brand) => setFilter({ brand })}
      />
      <MultiSelectFilter
        key="season"
        label={dimension('season')}
        options={texts(seasons, 'campaigns.form.season')}
        value={filter.season}
        onChange={(season) => setFilter({ season })}
      />
      <MultiSelectFilter
        key="segment"
        label={dimension('segment')}
        options={texts(segments, 'campaigns.form.segment')}
        value={filter.segment}
        onChange={(segment) => setFilter({ segment })}
      />
      <RimFilter key="rim" value={filter.rim} onChange={(rim) => setFilter({ rim })} />
      <ChoiceFilter
        key="channel"
        label={dimension('channel')}
        all={say('analytics.filter.channelAny')}
        choices={channels}
        text={(channel) => say(`campaigns.form.channel.${channel}`)}
        value={filter.channel}
        onChange={(channel) => setFilter({ channel })}
      />
      <MultiSelectFilter
        key="campaignId"
        label={dimension('campaign')}
        options={options.campaigns.map(({ id, title }) => ({ value: id, label: title }))}
        value={filter.campaignId}
        onChange={(campaignId) => setFilter({ campaignId })}
      />
    </FilterBar>
  );
});

const inches = Array.from({ length: largestRim - smallestRim + 1 }, (_, index) => smallestRim + index);

interface RimFilterProps {
  readonly value: RimRange;
  readonly onChange: (range: RimRange) => void;
}

/** A range of rims; an end that passes the other one moves it along. */
function RimFilter({ value, onChange }: RimFilterProps) {
  const { say } = useTexts('analytics.filter');
  const isSet = value.from !== null || value.to !== null;
  const setFrom = (from: number | null) =>
    onChange({ from, to: from !== null && value.to !== null && value.to < from ? from : value.to });
  const setTo = (to: number | null) =>
    onChange({ from: to !== null && value.from !== null && value.from > to ? to : value.from, to });
  return (
    <FilterPopover label={say('rim')} count={isSet ? 1 : 0}>
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
  const { intl, say } = useTexts('analytics');
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
        <option value="">{say('filter.rimAny')}</option>
        {inches.map((rim) => (
          <option key={rim} value={rim}>
            {say('inches', { rim })}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

/** The active filters of the sales as chips, each with a button that removes it. */
function useChips(
  controls: AnalyticsFiltersProps['controls'],
  pick: NetworkPick,
  { campaigns }: AnalyticsOptions,
): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const memberChips = useMemberChips(controls, pick);
  const say = (id: string) => intl.formatMessage({ id });
  const name = (dimension: string) => say(`analytics.dimension.${dimension}`);
  const { year, rim } = controls.state.filter;
  const titleOf = (id: string) =>
    campaigns.find((campaign) => campaign.id === id)?.title ??
    intl.formatMessage({ id: 'reports.filter.unknown.campaign' }, { id });
  return [
    ...chips.search(),
    ...chips.other('year', year !== null, say('labels.year'), () => String(year), {
      year: null,
      campaignId: [],
    }),
    ...chips.choice('period', say('labels.period'), (period) => say(`reports.period.${period}`)),
    ...memberChips,
    ...chips.list('region', name('region')),
    ...chips.list('status', say('labels.status'), (value) => say(`dealers.status.${value}`)),
    ...chips.list('tier', name('tier'), (value) => say(`dealers.tier.${value}`)),
    ...chips.list('brand', name('brand')),
    ...chips.list('season', name('season'), (value) => say(`campaigns.form.season.${value}`)),
    ...chips.list('segment', name('segment'), (value) => say(`campaigns.form.segment.${value}`)),
    ...chips.other('rim', rim.from !== null || rim.to !== null, say('analytics.filter.rim'), () => rimText(intl, rim), {
      rim: { from: null, to: null },
    }),
    ...chips.choice('channel', name('channel'), (value) => say(`campaigns.form.channel.${value}`)),
    ...chips.list('campaignId', name('campaign'), titleOf),
  ];
}

function rimText(intl: ReturnType<typeof useIntl>, { from, to }: RimRange): string {
  const kind = from === to ? 'one' : from === null ? 'to' : to === null ? 'from' : 'between';
  return intl.formatMessage({ id: `analytics.filter.rimText.${kind}` }, { from, to });
}
