import type { ImportKind, ImportStatus } from '@gdd/schema/campaigns';
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
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BudgetUse } from '../campaigns/campaigns.types.js';
import { Forecast } from '../campaigns/forecasts.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { ImportKindEnum, ImportStatusEnum } from '../schema/importEnums.js';
import { RoleEnum } from '../schema/enums.js';
import { StandingEnum } from '../schema/campaignEnums.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';
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
  @Field(() => DecimalScalar, { description: 'Needed until the last day, to reach the threshold.' })
  needed: string;

  @Field(() => DecimalScalar, { description: 'Since the first day.' })
  present: string;
}

@ObjectType({ description: 'A campaign by its name.', simpleResolvers: true })
export class CampaignLink {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'The title.' })
  title: string;
}

@ObjectType({
  description: 'An item of a widget; the key of the widget determines what its numbers mean.',
  simpleResolvers: true,
})
export class DashboardItem {
  @Field(() => DashboardItemKindEnum, { description: 'The kind of object that the id names.' })
  kind: DashboardItemKind;

  @Field(() => ID, { nullable: true, description: 'The number; null of a month, and of sales that are missing.' })
  id: number | null;

  @Field(() => String, { description: 'A name or a title; of a month `yyyy-mm`.' })
  label: string;

  @Field(() => CampaignLink, { nullable: true, description: 'The campaign for which a dealer is listed.' })
  campaign: CampaignLink | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'In the unit of the items; null where there is none yet.',
  })
  value: string | number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The number for comparison, in the same unit: of the month under way to the same day, of a month to come its whole.',
  })
  comparison: string | number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a percentage, what of the whole; of a goal or a threshold, the tyres there are.',
  })
  part: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a percentage, the whole; of a goal or a threshold, its tyres.' })
  whole: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'What the next threshold would bring, in EUR: what can be spent, or accumulates where it stays locked.',
  })
  euroAtStake: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether these EUR stay locked at that threshold.' })
  isAtStakeLocked: boolean | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day of a campaign that waits for acceptance; null of all else.',
  })
  startsOn: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The last day of a campaign or of purchases; the day of an import, of a registration.',
  })
  day: string | null;

  @Field(() => Int, { nullable: true, description: 'Days until the last day, both included.' })
  daysLeft: number | null;

  @Field(() => DashboardPace, { nullable: true, description: 'How fast the next threshold comes nearer.' })
  pace: DashboardPace | null;

  @Field(() => Forecast, { nullable: true, description: 'By the last day; null while it is too early to tell.' })
  forecast: Forecast | null;

  @Field(() => ImportKindEnum, { nullable: true, description: 'The content of an import.' })
  importKind: ImportKind | null;

  @Field(() => ImportStatusEnum, { nullable: true, description: 'How far an import has come; null: it is missing.' })
  importStatus: ImportStatus | null;

  @Field(() => Boolean, { description: 'Whether an import is not read until somebody says what its columns are.' })
  awaitsColumns: boolean;

  @Field(() => SettlementStateEnum, { nullable: true, description: 'The state of a settlement run.' })
  settlementState: SettlementState | null;

  @Field(() => BudgetUse, { nullable: true, description: 'The prizes of a campaign against its budget.' })
  budgetUse: BudgetUse | null;
}

@ObjectType({ description: 'Where the rows behind a number stand, as the filter of a list.', simpleResolvers: true })
export class DashboardRows {
  @Field(() => DashboardListEnum, { description: 'The list.' })
  list: DashboardList;

  @Field(() => StandingEnum, { nullable: true, description: 'The filter of the report of campaigns; null: none.' })
  standing: Standing | null;

  @Field(() => Boolean, { nullable: true, description: 'The filter of the own campaigns by acceptance; null: none.' })
  accepted: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The filter of the own campaigns, of all years, by a prize that can be spent; null: none.',
  })
  expendable: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'The filter of the dealers by whether they have stopped buying; null: none.',
  })
  stopped: boolean | null;

  @Field(() => [ImportStatusEnum], { description: 'The filter by the status of imports; empty: none.' })
  importStatus: readonly ImportStatus[];

  @Field(() => Boolean, { nullable: true, description: 'The filter of the campaigns by `underWay`; null: none.' })
  underWay: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The filter of the campaigns by `endsWithin`, days; null: none.' })
  endsWithin: number | null;

  @Field(() => [ID], {
    description: 'The filter of the report of campaigns by some of any year, the highest debts first; empty: none.',
  })
  campaignIds: readonly number[];
}

@ObjectType({
  description: 'A number that a role opens the portal for, with what stands behind it.',
  simpleResolvers: true,
})
export class DashboardWidget {
  @Field(() => DashboardWidgetKeyEnum, { description: 'The content of the widget.' })
  key: DashboardWidgetKey;

  @Field(() => DashboardUnitEnum, { description: 'The unit of `value` and `comparison`.' })
  unit: DashboardUnit;

  @Field(() => DashboardUnitEnum, { nullable: true, description: 'The same of the items; null: they have no number.' })
  itemUnit: DashboardUnit | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The number; null where the widget failed.' })
  value: string | number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The number for comparison, in the same unit; null: none.',
  })
  comparison: string | number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a percentage: what of the whole; of a forecast: the dealers that have one; of debts: the dealers.',
  })
  part: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a percentage: the whole; of a forecast: all dealers; of what is expendable: its campaigns.',
  })
  whole: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The amount at stake for all of them together, in EUR.' })
  euroAtStake: string | null;

  @Field(() => Forecast, { nullable: true, description: 'The combined forecast of the campaigns under way.' })
  forecast: Forecast | null;

  @Field(() => DashboardRows, { nullable: true, description: 'Where the rows stand; null: in no list.' })
  rowsFilter: DashboardRows | null;

  @Field(() => [DashboardItem], { description: 'The first of them, at most five; of `TIRES` the twelve months.' })
  items: DashboardItem[];

  @Field(() => String, {
    nullable: true,
    description: 'Why this widget alone could not be made: a code, as in `extensions.code` of an error.',
  })
  error: string | null;
}

@ObjectType({ description: 'The dashboard of the caller.', simpleResolvers: true })
export class Dashboard {
  @Field(() => RoleEnum, { description: 'The role that decides.' })
  role: Role;

  @Field(() => DateScalar, { description: "The programme's day." })
  today: string;

  @Field(() => [DashboardWidget], { description: 'The widgets that the permissions of the caller allow.' })
  widgets: DashboardWidget[];
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
