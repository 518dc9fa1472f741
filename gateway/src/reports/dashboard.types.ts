import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
import type { ImportState } from '@gdd/schema/imports';
import {
  dashboardItemKinds,
  dashboardLists,
  dashboardUnits,
  dashboardWidgetKeys,
  dashboardWidgets,
  type DashboardItemKind,
  type DashboardList,
  type DashboardUnit,
  type DashboardWidgetKey,
} from '@gdd/schema/dashboard';
import type { Role } from '@gdd/schema/permissions';
import type { Standing } from '@gdd/schema/reports';
import type { SettlementState } from '@gdd/schema/settlements';
import { waitingWork, waitingWorkKinds, type WaitingWorkKind } from '@gdd/schema/waitingWork';
import { ID, ObjectType } from 'type-graphql';
import { BudgetUse } from '../campaigns/campaigns.types.js';
import { Forecast, OwnForecast } from '../campaigns/forecasts.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, flag, id, int, text } from '../schema/fields.js';
import { ImportKindEnum, ImportStateEnum, ImportStatusEnum } from '../schema/importEnums.js';
import { RoleEnum } from '../schema/enums.js';
import { StandingEnum } from '../schema/campaignEnums.js';
import { SettlementStateEnum } from '../settlements/settlementEnums.js';
import type { Schema } from '../upstream/endpoint.js';

const DashboardWidgetKeyEnum = describedEnum(
  'DashboardWidgetKey',
  'The content of a widget of the dashboard.',
  dashboardWidgetKeys,
  (key) => dashboardWidgets[key].description,
);

const DashboardUnitEnum = describedEnum(
  'DashboardUnit',
  'The unit of a number of the dashboard.',
  dashboardUnits,
  (unit) =>
    ({
      count: 'A number of things: dealers, campaigns, imports, users.',
      tires: 'Tyres.',
      euro: 'EUR, two decimals.',
      percent: 'A percentage, one decimal.',
    })[unit],
);

const DashboardItemKindEnum = describedEnum(
  'DashboardItemKind',
  'The kind of object that the id of an item names.',
  dashboardItemKinds,
  (kind) =>
    ({
      campaign: 'A campaign.',
      dealer: 'A dealer; in a campaign where `campaign` says so.',
      member: 'A member above dealers.',
      month: 'A month, which has no id.',
      import: 'An import; without an id, sales that are missing.',
      user: 'A user.',
      news: 'A piece of news.',
      document: 'A document among the materials.',
      settlement: 'A settlement run.',
    })[kind],
);

const DashboardListEnum = describedEnum(
  'DashboardList',
  'The list in which the rows behind a number stand.',
  dashboardLists,
  (list) =>
    ({
      campaigns: 'The campaigns.',
      campaignsReport: 'The report of campaigns.',
      dealers: 'The dealers.',
      subscriptions: "The dealer's own campaigns.",
      imports: 'The imports.',
      users: 'The users.',
      news: 'The news.',
      settlements: 'The settlement runs.',
      accruals: 'The months of accruals.',
    })[list],
);

@ObjectType({ description: 'How fast a threshold comes nearer, in tyres a week.', simpleResolvers: true })
export class DashboardPace {
  @decimal('Needed until the last day, to reach the threshold.') needed: string;
  @decimal('Since the first day of the campaign.') present: string;
}

@ObjectType({ description: 'A campaign by its name.', simpleResolvers: true })
export class CampaignLink {
  @id('The id of the campaign.') id: number;
  @text('The title.') title: string;
}

@ObjectType({
  description: 'An item of a widget; the key of the widget determines what its numbers mean.',
  simpleResolvers: true,
})
export class DashboardItem {
  @field(() => DashboardItemKindEnum, 'The kind of object that the id names.') kind: DashboardItemKind;
  @id.orNull('The number; null of a month, and of sales that are missing.') id: number | null;
  @text('A name or a title; of a month `yyyy-mm`.') label: string;
  @field.orNull(() => CampaignLink, 'The campaign for which a dealer is listed.') campaign: CampaignLink | null;
  @decimal.orNull('In the unit of the items; null where there is none yet.') value: string | number | null;

  @decimal.orNull(
    'The number for comparison, in the same unit: of the month under way to the same day, of a month to come its whole.',
  )
  comparison: string | number | null;

  @int.orNull('For a percentage, its numerator; for a goal or a threshold, the tyres so far.') part: number | null;

  @int.orNull(
    'For a percentage, its denominator; for a goal or a threshold, its tyres; for a month, those of the whole month a year before.',
  )
  whole: number | null;

  @decimal.orNull(
    'What the next threshold would bring, in EUR: what can be spent, or accumulates where it stays locked.',
  )
  euroAtStake: string | null;

  @flag.orNull('Whether these EUR stay locked at that threshold.') isAtStakeLocked: boolean | null;
  @day.orNull('The first day of a campaign that waits for acceptance; null of all else.') startsOn: string | null;

  @day.orNull('The last day of a campaign or of purchases; the day of an import, of a registration.')
  day: string | null;

  @int.orNull('Days until the last day, both included.') daysLeft: number | null;
  @field.orNull(() => DashboardPace, 'How fast the next threshold comes nearer.') pace: DashboardPace | null;
  @field.orNull(() => Forecast, 'The value expected by the last day; null while it is too early for a forecast.')
  forecast: Forecast | null;
  @field.orNull(() => OwnForecast, 'For a threshold: where its own purchases of a year before lead to.')
  asLastYear: OwnForecast | null;
  @field.orNull(() => ImportKindEnum, 'The content of an import.') importKind: ImportKind | null;

  @field.orNull(() => ImportStatusEnum, 'How far an import has come; null: it is missing.')
  importStatus: ImportStatus | null;

  @flag('Whether an import is not read until somebody says what its columns are.') awaitsColumns: boolean;
  @field.orNull(() => SettlementStateEnum, 'The state of a settlement run.') settlementState: SettlementState | null;
  @field.orNull(() => BudgetUse, 'The prizes of a campaign against its budget.') budgetUse: BudgetUse | null;
}

@ObjectType({ description: 'The filter of a list by which it shows the rows behind a number.', simpleResolvers: true })
export class DashboardRows {
  @field(() => DashboardListEnum, 'The list.') list: DashboardList;
  @field.orNull(() => StandingEnum, 'The filter of the report of campaigns; null: none.') standing: Standing | null;
  @flag.orNull('The filter of the own campaigns by acceptance; null: none.') accepted: boolean | null;

  @flag.orNull('The filter of the own campaigns, of all years, by a prize that can be spent; null: none.')
  expendable: boolean | null;

  @flag.orNull('The filter of the dealers by whether they have stopped buying; null: none.') stopped: boolean | null;

  @field(() => [ImportStateEnum], 'The filter of the imports by `status`; empty: none.')
  importStatus: readonly ImportState[];

  @flag.orNull('The filter of the campaigns by `underWay`; null: none.') underWay: boolean | null;
  @int.orNull('The filter of the campaigns by `endsWithin`, days; null: none.') endsWithin: number | null;

  @field(() => [ID], 'The filter of the report of campaigns by some of any year, the highest debts first; empty: none.')
  campaignIds: readonly number[];
}

@ObjectType({
  description: 'A number that a role opens the portal for, with what stands behind it.',
  simpleResolvers: true,
})
export class DashboardWidget {
  @field(() => DashboardWidgetKeyEnum, 'The content of the widget.') key: DashboardWidgetKey;
  @field(() => DashboardUnitEnum, 'The unit of `value` and `comparison`.') unit: DashboardUnit;

  @field.orNull(() => DashboardUnitEnum, 'The same of the items; null: they have no number.')
  itemUnit: DashboardUnit | null;

  @decimal.orNull('The number; null where the widget failed.') value: string | number | null;
  @decimal.orNull('The number for comparison, in the same unit; null: none.') comparison: string | number | null;

  @int.orNull('For a percentage: its numerator; for a forecast: the dealers that have one; for debts: the dealers.')
  part: number | null;

  @int.orNull('For a percentage: its denominator; for a forecast: all dealers; for expendable prizes: their campaigns.')
  whole: number | null;

  @decimal.orNull('The amount at stake for all of them together, in EUR.') euroAtStake: string | null;
  @field.orNull(() => Forecast, 'The combined forecast of the campaigns under way.') forecast: Forecast | null;
  @field.orNull(() => DashboardRows, 'The filter of the list that has the rows; null if no list has them.')
  rowsFilter: DashboardRows | null;

  @field(() => [DashboardItem], 'The first of them, at most five; of `TIRES` the twelve months.')
  items: DashboardItem[];

  @text.orNull('Why this widget alone could not be made: a code, as in `extensions.code` of an error.')
  error: string | null;
}

@ObjectType({ description: 'The dashboard of the caller.', simpleResolvers: true })
export class Dashboard {
  @field(() => RoleEnum, 'The role that decides.') role: Role;
  @day("The programme's day.") today: string;
  @field(() => [DashboardWidget], 'The widgets that the permissions of the caller allow.') widgets: DashboardWidget[];
}

/** A widget under the names of GraphQL, its units beside its numbers. */
function widgetOf(widget: Schema<'DashboardWidget'>): DashboardWidget {
  const { unit, itemUnit } = dashboardWidgets[widget.key];
  return { ...widget, unit, itemUnit };
}

/** A dashboard under the names of GraphQL. */
export function dashboardOf({ widgets, ...dashboard }: Schema<'Dashboard'>): Dashboard {
  return { ...dashboard, widgets: widgets.map(widgetOf) };
}

const WaitingWorkKindEnum = describedEnum(
  'WaitingWorkKind',
  'A kind of work that waits for a user.',
  waitingWorkKinds,
  (kind) => waitingWork[kind],
);

@ObjectType({ description: 'How much of a kind of work waits for the caller.', simpleResolvers: true })
export class WaitingWork {
  @field(() => WaitingWorkKindEnum, 'The kind of work.') kind: WaitingWorkKind;
  @int('How much of it waits; 0: none.') count: number;
}
