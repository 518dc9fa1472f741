import {
  campaignDurations,
  campaignGroups,
  campaignSortColumns,
  campaignStates,
  campaignTypes,
  type campaignFilters,
  type CampaignGroup,
  type CampaignSortColumn,
} from '@gdd/schema/campaigns';
import type { FilterName } from '@gdd/schema/lists';
import { BudgetCell } from '../../../domain/budgets/BudgetCell';
import type { BudgetUseFieldsFragment } from '../../../domain/budgets/budgetUse.generated';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import type { CampaignHeadFragment } from '../../../domain/campaigns/campaignHead.generated';
import { CampaignStateLabel } from '../../../domain/campaigns/CampaignStateLabel';
import { apiEnum, enumText } from '../../../shared/apollo/enumTexts';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import {
  choiceFilter,
  flagFilter,
  valuesFilter,
  type FilterControl,
  type ListFilter,
} from '../../../shared/list/definition/filters';
import { YearSelect } from '../../../shared/list/filters/YearSelect';
import { choiceParameter } from '../../../shared/list/state/parameters';
import { chosenYear, yearParameter, type YearChoice } from '../../../shared/list/state/years';
import type { CampaignTotalsFieldsFragment } from '../campaign.generated';
import { GoalReachedBand } from '../GoalReachedBand';

/** A campaign in the list; its totals and budget are loaded after it. */
export interface CampaignRow extends CampaignHeadFragment {
  readonly totals: CampaignTotalsFieldsFragment | undefined;
  /** Also undefined without a budget. */
  readonly budgetUse: BudgetUseFieldsFragment | undefined;
}

const columns: DeclaredColumns<CampaignRow, CampaignSortColumn> = {
  title: { text: ({ title }) => title, width: 200, tightWidth: 128, grow: true, card: 'title' },
  type: { text: ({ type }, { say }) => say(`type.${enumText(type)}`), width: 104, tightWidth: 74, card: 'line' },
  duration: {
    // The duration implies the group, except of half-yearly campaigns (specification, section 9).
    text: ({ duration, group }, { say }) =>
      duration === 'HALF_YEARLY'
        ? say(`duration.halfYearly.${enumText(group)}`)
        : say(`duration.${enumText(duration)}`),
    width: 160,
    tightWidth: 92,
    card: 'line',
  },
  period: {
    text: ({ startsOn, endsOn }, { format }) => `${format.date(startsOn)} – ${format.date(endsOn)}`,
    sort: 'startsOn',
    width: 168,
    tightWidth: 100,
    card: 'line',
  },
  state: {
    text: ({ state }, { intl }) => intl.formatMessage({ id: `campaign.state.${state}` }),
    render: ({ state }) => <CampaignStateLabel state={state} />,
    width: 152,
    tightWidth: 132,
    card: 'badge',
  },
  dealers: {
    text: ({ totals }, { format }) => totals && format.number(totals.dealers),
    align: 'end',
    width: 72,
    tightWidth: 62,
    card: 'fact',
  },
  accepted: {
    text: ({ totals }, { format }) => totals && format.number(totals.accepted),
    align: 'end',
    width: 86,
    card: 'fact',
  },
  goalReached: {
    text: ({ totals }, { format }) => totals && format.number(totals.goalReached),
    render: ({ totals }) => totals && <GoalReachedBand totals={totals} />,
    width: 176,
    tightWidth: 124,
    card: 'fact',
  },
  budget: {
    text: ({ budgetUse }, { intl, format }) =>
      budgetUse &&
      intl.formatMessage(
        { id: 'budget.share' },
        { share: format.percent(budgetUse.share), budget: format.euro(budgetUse.budget) },
      ),
    render: ({ budgetUse }) => budgetUse && <BudgetCell use={budgetUse} />,
    width: 176,
    tightWidth: 104,
    card: 'fact',
  },
};

function YearControl({ value, onChange }: Pick<FilterControl<YearChoice>, 'value' | 'onChange'>) {
  const { currentYear } = useCalendar();
  return currentYear && <YearSelect currentYear={currentYear} value={value} onChange={onChange} withAll />;
}

/** The year; `campaignTableInput` replaces 'current' by the current one. */
const yearFilter: ListFilter<YearChoice, number[]> = {
  parameter: yearParameter,
  control: (use) => <YearControl {...use} />,
  api: (year) => (typeof year === 'number' ? [year] : undefined),
  chosen: (year, key, { intl }) => {
    if (year === 'current') return [];
    const text = year === 'all' ? intl.formatMessage({ id: 'list.year.all' }) : String(year);
    return [{ key, text, rest: 'current' }];
  },
};

/** The group: no chip, because the switch above the filters shows it. */
const groupFilter: ListFilter<CampaignGroup | '', Uppercase<CampaignGroup>[]> = {
  parameter: choiceParameter<CampaignGroup | ''>('gruppo', campaignGroups, ''),
  api: (group) => (group === '' ? undefined : [apiEnum(group)]),
  chosen: () => [],
};

/** The campaigns: `?anno=2024&gruppo=main&stato=open&ordina=title.asc`. */
export const campaignList = defineList({
  name: 'campaigns',
  messages: 'campaigns',
  title: 'list.title',
  empty: ['empty.title', 'empty.text'],
  filters: {
    year: yearFilter,
    group: groupFilter,
    type: valuesFilter('tipo', campaignTypes, { text: (type, { say }) => say(`type.${type}`) }),
    duration: valuesFilter('durata', campaignDurations, { text: (duration, { say }) => say(`duration.${duration}`) }),
    state: valuesFilter('stato', campaignStates, {
      text: (state, { intl }) => intl.formatMessage({ id: `campaign.state.${apiEnum(state)}` }),
    }),
    underWay: flagFilter('inCorso'),
    // the most days until the end
    endsWithin: choiceFilter('scade', ['7', '15', '30', '60'], {
      api: Number,
      text: (days, { say }) => say('endsWithin.days', { days }),
    }),
  } satisfies Record<FilterName<typeof campaignFilters>, unknown>,
  columns,
  sortColumns: campaignSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

export type CampaignListState = ReturnType<typeof campaignList.codec.read>;

/** The list's state as the API's input. */
export function campaignTableInput(state: CampaignListState, currentYear: number) {
  const year = chosenYear(state.filter.year, currentYear) ?? 'all';
  return campaignList.input({ ...state, filter: { ...state.filter, year } });
}
