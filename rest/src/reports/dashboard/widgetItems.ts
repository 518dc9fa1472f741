import type { Standing } from '@gdd/schema/reports';
import type { Database } from '../../ground/database/connections/connection.js';
import { millionths } from '../../ground/domain/decimal.js';
import { daysLeft, percentageOf } from '../../ground/domain/incentive/underWay.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { DashboardItem, DashboardRows, DashboardWidget } from './dashboardSchemas.js';
import type { DealerUnderWay, UnderWay } from '../../programme/underWay/underWay.js';
import type { CampaignUnderWay } from '../../programme/underWay/underWayQueries.js';

/** Maximum number of items of a widget; `tires` has twelve months. */
export const mostItems = 5;

/** The data sources of widgets; those that several widgets need are queried once, when the first needs them. */
export interface DashboardRequest {
  readonly database: Database;
  readonly caller: SignedIn;
  /** The programme's day. */
  readonly today: string;
  readonly underWay: () => Promise<readonly UnderWay[]>;
  readonly workLists: () => Promise<FirstOfWorkLists>;
}

export type WidgetContent = Partial<Omit<DashboardWidget, 'key' | 'error'>>;
type Item = Pick<DashboardItem, 'kind' | 'id' | 'label'> & Partial<DashboardItem>;

const emptyItem = {
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
} satisfies Partial<DashboardItem>;

export const widgetItem = (given: Item): DashboardItem => ({ ...emptyItem, ...given });

export const widgetRows = (given: Pick<DashboardRows, 'list'> & Partial<DashboardRows>): DashboardRows => ({
  standing: null,
  accepted: null,
  expendable: null,
  stopped: null,
  importStatus: [],
  underWay: null,
  endsWithin: null,
  campaignIds: [],
  ...given,
});

/** The list of campaigns; filtered by those under way only where the caller's list supports that filter. */
export const campaignsUnderWayRows = ({ permissions }: SignedIn) =>
  widgetRows({ list: 'campaigns', underWay: permissions.includes('accessCampaigns') ? true : null });

export const campaignItem = ({ id, title, endsOn }: CampaignUnderWay, today: string) => ({
  kind: 'campaign' as const,
  id,
  label: title,
  day: endsOn,
  daysLeft: daysLeft({ endsOn }, today),
});

export const share = (part: number, whole: number) => ({
  value: percentageOf(BigInt(part), BigInt(whole)),
  part,
  whole,
});

export const sumOf = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);

/** Compares decimal texts for a descending order. */
export const greaterFirst = (one: string, other: string) => Number(millionths(other) - millionths(one));

/** The number of dealers of a work list, and the first of them. */
interface FirstOfWorkList {
  readonly total: number;
  readonly euroAtStake: string | null;
  readonly first: readonly DealerUnderWay[];
}

/** The first dealers of each work list, without names, which are not cached but queried for each dashboard. */
export type FirstOfWorkLists = Readonly<Record<Standing, FirstOfWorkList>>;
