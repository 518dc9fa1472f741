/** Constants of the dashboard, shared by all tiers (docs/domain/reports.md). */

/** The unit of a widget's number, or of one of its items. */
export const dashboardUnits = ['count', 'tires', 'euro', 'percent'] as const;
export type DashboardUnit = (typeof dashboardUnits)[number];

interface WidgetTexts {
  /** The unit of `value` and `comparison`. */
  readonly unit: DashboardUnit;
  /** The unit of the items' `value` and `comparison`; null: the items have neither. */
  readonly itemUnit: DashboardUnit | null;
  /** The name of the widget, in English. */
  readonly description: string;
}

/** The widgets, in their order on the dashboard. */
export const dashboardWidgets = {
  participation: {
    unit: 'percent',
    itemUnit: 'percent',
    description: 'Of the dealers of the campaigns under way, the part that accepted. Items: each campaign.',
  },
  progress: {
    unit: 'percent',
    itemUnit: 'percent',
    description:
      'Of the goals of those who accepted, the part that is reached; compared with the share s. Items: each campaign.',
  },
  prizes: {
    unit: 'euro',
    itemUnit: 'euro',
    description: 'Prizes accumulated in the campaigns under way; compared with what of them can be spent.',
  },
  endingSoon: {
    unit: 'count',
    itemUnit: 'percent',
    description: 'Campaigns under way that end within 30 days. Items: each with the part of the dealers that accepted.',
  },
  imports: {
    unit: 'count',
    itemUnit: null,
    description: 'Imports of the last 30 days in error, and sales that are missing this month. Items: the newest.',
  },
  waitingUsers: { unit: 'count', itemUnit: null, description: 'Users who wait for activation. Items: the first.' },
  settlements: {
    unit: 'count',
    itemUnit: null,
    description: 'Settlement runs that are drafts or proposed. Items: the newest.',
  },
  liability: {
    unit: 'euro',
    itemUnit: 'euro',
    description:
      'What was owed at the end of the last closed month; compared with the month before. Items: the month, and what of it can be spent.',
  },
  debts: {
    unit: 'euro',
    itemUnit: 'euro',
    description: 'What dealers spent and no longer earned; `part` counts them. Items: the campaigns with most of it.',
  },
  budgets: {
    unit: 'euro',
    itemUnit: 'percent',
    description:
      'Prizes accumulated in the campaigns under way that have a budget; compared with the budgets. Items: each, its share of the budget; compared with the share that is expected.',
  },
  close: {
    unit: 'count',
    itemUnit: 'tires',
    description: 'Dealers close to their next threshold. Items: those with most at stake, with the tyres missing.',
  },
  behind: {
    unit: 'count',
    itemUnit: 'tires',
    description: 'Dealers that are behind. Items: those that lack most, with the tyres that they lack to the share s.',
  },
  notAccepted: {
    unit: 'count',
    itemUnit: 'euro',
    description: 'Dealers that have not accepted. Items: the prize that each would have if it accepted.',
  },
  stopped: {
    unit: 'count',
    itemUnit: 'tires',
    description: 'Dealers that have stopped buying. Items: what they bought from 119 to 60 days ago.',
  },
  forecast: {
    unit: 'euro',
    itemUnit: 'euro',
    description:
      'The prizes expected at the end of the campaigns under way, as if all accepted; `forecast` has low and high. Items: each campaign.',
  },
  expendable: {
    unit: 'euro',
    itemUnit: 'euro',
    description:
      'The prizes that the dealer can spend now, in all campaigns. Items: the campaigns with something to spend.',
  },
  toAccept: {
    unit: 'count',
    itemUnit: 'euro',
    description: 'Campaigns that wait for acceptance. Items: the prize that the dealer would have if it accepted.',
  },
  nextThresholds: {
    unit: 'count',
    itemUnit: 'tires',
    description: 'Campaigns under way. Items: the tyres missing to the next threshold, with pace and forecast.',
  },
  news: {
    unit: 'count',
    itemUnit: null,
    description: 'News and documents of the last 60 days. Items: the three newest.',
  },
  tires: {
    unit: 'tires',
    itemUnit: 'tires',
    description: 'Tyres from 1 January to the day; compared with the same days a year before. Items: twelve months.',
  },
  ranking: {
    unit: 'count',
    itemUnit: 'tires',
    description:
      'Members directly below. Items: those with most tyres this year to the day; compared with the year before.',
  },
} as const satisfies Readonly<Record<string, WidgetTexts>>;

export type DashboardWidgetKey = keyof typeof dashboardWidgets;
export const dashboardWidgetKeys = Object.keys(dashboardWidgets) as [DashboardWidgetKey, ...DashboardWidgetKey[]];

/** The kinds of entities to which the id of an item refers. */
export const dashboardItemKinds = [
  'campaign',
  'dealer',
  'member',
  'month',
  'import',
  'user',
  'news',
  'document',
  'settlement',
] as const;
export type DashboardItemKind = (typeof dashboardItemKinds)[number];

/** The lists to which a widget links, with the rows behind its number. */
export const dashboardLists = [
  'campaigns',
  'campaignsReport',
  'dealers',
  'subscriptions',
  'imports',
  'users',
  'news',
  'settlements',
  'accruals',
] as const;
export type DashboardList = (typeof dashboardLists)[number];
