import { regions } from '@gdd/schema/geography';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { MemberRole } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import { halves } from '../../../shared/list/state/years';
import { YearSelect } from '../../../shared/list/filters/YearSelect';
import { NetworkFilter } from '../../../domain/members/NetworkFilter';
import { networkLevels, type NetworkPick, type NetworkLevel } from '../../../domain/members/networkPick';
import { useMemberChips, usePickMembers } from '../../../domain/members/usePickMembers';
import { useUser } from '../../../shared/session/SessionContext';
import { standings } from '@gdd/schema/reports';
import { endsWithinChoices, type ReportListFilter } from './reportFilter';

/** A campaign to filter by. */
export interface CampaignName {
  readonly campaignId: string;
  readonly campaignTitle: string;
}

interface ReportFiltersProps {
  readonly controls: FilterControls<ReportListFilter>;
  readonly currentYear: number | undefined;
  readonly pick: NetworkPick;
  readonly setPicked: (pick: NetworkPick) => void;
  /** The campaigns to filter by; undefined if the report is not about campaigns. */
  readonly campaigns: readonly CampaignName[] | undefined;
}

/** Search and filters of a report. */
export const ReportFilters = memo(function ReportFilters({
  controls,
  currentYear,
  pick,
  setPicked,
  campaigns,
}: ReportFiltersProps) {
  const { intl, say } = useTexts('reports');
  const levels = levelsBelow(useUser()?.member?.role);
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls, pick, campaigns ?? []);
  const label = (id: string) => intl.formatMessage({ id });
  const pickMembers = usePickMembers(setPicked, setFilter);

  return (
    <FilterBar searchLabel={label('reports.search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      {currentYear !== undefined && (
        <YearSelect
          currentYear={currentYear}
          value={filter.year}
          // A campaign belongs to one year, so another year clears the campaigns.
          onChange={(year) => setFilter({ year: year === 'all' ? 'current' : year, campaignId: [] })}
        />
      )}
      <ChoiceFilter
        label={label('labels.period')}
        all={label('reports.period.all')}
        choices={halves}
        text={(half) => label(`reports.period.${half}`)}
        value={filter.period}
        onChange={(period) => setFilter({ period })}
      />
      {campaigns !== undefined && [
        <ChoiceFilter
          key="standing"
          label={label('reports.filter.standing')}
          all={label('reports.standing.all')}
          choices={standings}
          text={(standing) => label(`reports.standing.${standing}`)}
          value={filter.standing}
          onChange={(standing) => setFilter({ standing })}
        />,
        <MultiSelectFilter
          key="campaignId"
          label={label('labels.campaign')}
          options={campaigns.map(({ campaignId, campaignTitle }) => ({ value: campaignId, label: campaignTitle }))}
          value={filter.campaignId}
          onChange={(campaignId) => setFilter({ campaignId })}
        />,
        <ChoiceFilter
          key="endsWithin"
          label={label('reports.filter.endsWithin')}
          all={label('reports.endsWithin.all')}
          choices={endsWithinChoices}
          text={(days) => say('endsWithin', { days })}
          value={filter.endsWithin}
          onChange={(endsWithin) => setFilter({ endsWithin })}
        />,
      ]}
      <NetworkFilter key="distributorId agentId dealerId" levels={levels} pick={pick} onPick={pickMembers} />
      <MultiSelectFilter
        key="region"
        label={label('labels.region')}
        options={regions.map((value) => ({ value, label: value }))}
        value={filter.region}
        onChange={(region) => setFilter({ region })}
      />
      <MultiSelectFilter
        key="status"
        label={label('labels.status')}
        options={dealerStatuses.map((value) => ({ value, label: label(`dealers.status.${value}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <MultiSelectFilter
        key="tier"
        label={label('labels.tier')}
        options={dealerTiers.map((value) => ({ value, label: label(`dealers.tier.${value}`) }))}
        value={filter.tier}
        onChange={(tier) => setFilter({ tier })}
      />
    </FilterBar>
  );
});

/** The levels that a user can filter by: those below the user's own. */
function levelsBelow(role: MemberRole | undefined): readonly NetworkLevel[] {
  if (role === 'AGENT') return ['dealer'];
  return role === 'DISTRIBUTOR' || role === 'DISTRIBUTOR_AREA_MANAGER' ? ['agent', 'dealer'] : networkLevels;
}

/** The active filters of the report as chips, each with a button that removes it. */
function useChips(
  controls: ReportFiltersProps['controls'],
  pick: NetworkPick,
  campaigns: readonly CampaignName[],
): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const memberChips = useMemberChips(controls, pick);
  const say = (id: string) => intl.formatMessage({ id });
  const { say: name } = useTexts('reports.filter');
  const { year } = controls.state.filter;
  const titleOf = (id: string) =>
    campaigns.find(({ campaignId }) => campaignId === id)?.campaignTitle ??
    intl.formatMessage({ id: 'reports.filter.unknown.campaign' }, { id });
  return [
    ...chips.search(),
    ...chips.other('year', year !== 'current', name('year'), () => String(year), { year: 'current', campaignId: [] }),
    ...chips.choice('period', name('period'), (period) => say(`reports.period.${period}`)),
    ...chips.choice('standing', name('standing'), (standing) => say(`reports.standing.${standing}`)),
    ...chips.choice('endsWithin', name('endsWithin'), (days) =>
      intl.formatMessage({ id: 'reports.endsWithin' }, { days }),
    ),
    ...chips.list('campaignId', name('campaign'), titleOf),
    ...memberChips,
    ...chips.list('region', name('region')),
    ...chips.list('status', name('status'), (value) => say(`dealers.status.${value}`)),
    ...chips.list('tier', name('tier'), (value) => say(`dealers.tier.${value}`)),
  ];
}
