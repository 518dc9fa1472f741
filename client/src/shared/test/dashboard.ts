import { HttpResponse, type RequestHandler } from 'msw';
import { dashboardWidgets } from '@gdd/schema/dashboard';
import { apiEnum, enumText } from '../apollo/enumTexts';
import type { DashboardWidgetKey } from '../apollo/schema.generated';
import { graphql } from './graphql';

/** An item of a widget: properties that are not given are null. */
export function itemRecord(given: Readonly<Record<string, unknown>>) {
  return {
    __typename: 'DashboardItem',
    kind: 'DEALER',
    id: '7',
    label: 'Gomme Rossi S.r.l.',
    campaign: null,
    value: null,
    comparison: null,
    part: null,
    whole: null,
    euroAtStake: null,
    isAtStakeLocked: null,
    startsOn: null,
    day: null,
    daysLeft: null,
    pace: null,
    forecast: null,
    asLastYear: null,
    importKind: null,
    importStatus: null,
    awaitsColumns: false,
    settlementState: null,
    budgetUse: null,
    ...given,
  };
}

/** The list that contains a widget's rows: filters that are not given are not set. */
export function rowsRecord(given: Readonly<Record<string, unknown>>) {
  return {
    __typename: 'DashboardRows',
    list: 'CAMPAIGNS',
    standing: null,
    accepted: null,
    expendable: null,
    stopped: null,
    importStatus: [],
    underWay: null,
    endsWithin: null,
    campaignIds: [],
    ...given,
  };
}

/** A widget as the API returns it: properties that are not given are null. */
export function widgetRecord(key: DashboardWidgetKey, given: Readonly<Record<string, unknown>> = {}) {
  const { unit, itemUnit } = dashboardWidgets[enumText(key)];
  return {
    __typename: 'DashboardWidget',
    key,
    unit: apiEnum(unit),
    itemUnit: itemUnit && apiEnum(itemUnit),
    value: null,
    comparison: null,
    part: null,
    whole: null,
    euroAtStake: null,
    forecast: null,
    rowsFilter: null,
    items: [],
    error: null,
    ...given,
  };
}

/** Returns these widgets as the dashboard. */
export function dashboardResponse(...widgets: ReturnType<typeof widgetRecord>[]) {
  return graphql.query('HomeDashboard', () =>
    HttpResponse.json({
      data: {
        dashboard: { __typename: 'Dashboard', role: 'DISTRIBUTOR', today: '2025-10-15', widgets },
        salesCompleteness: { __typename: 'SalesCompleteness', through: null },
      },
    }),
  );
}

/** Returns these changes as the dealer's since yesterday. */
export function recentChangesResponse(...recentChanges: readonly object[]): RequestHandler {
  return graphql.query('RecentChanges', () => HttpResponse.json({ data: { recentChanges } }));
}
