/** The campaigns under way, and the work lists of a subtree in them (docs/domain/reports.md). */
import { figuresBelow, type FiguresScope, type MemberPlace } from '../../figures/figuresScope.js';
import { campaignsVersion, cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { byName } from '@gdd/schema/fields';
import { standings, type Standing } from '@gdd/schema/reports';
import { eq, sql, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { sumsByDealer } from '../../figures/sums/sums.js';
import { tiresBeforeOf } from '../../figures/sums/tiresBefore.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsAtATime } from '../../ground/database/pages.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { millionths } from '../../ground/domain/decimal.js';
import { nextThreshold, prizeAt } from '../../ground/domain/incentive/incentive.js';
import type { Sums } from '../../ground/domain/incentive/lineSums.js';
import {
  atStake,
  forecastsBy,
  goalPercentageOf,
  isBehind,
  isClose,
  shareOf,
  sumOfForecasts,
  sumsLess,
  type Forecast,
  type ForecastOfMany,
  type Share,
} from '../../ground/domain/incentive/underWay.js';
import {
  campaignsUnderWay,
  candidates,
  membershipsAmong,
  sumsToDay,
  type Candidate,
  type CampaignUnderWay,
} from './underWayQueries.js';

/**
 * A campaign under way with the share s of the day, and by dealer the part of the stored sums from lines after the day.
 */
export interface UnderWay {
  readonly campaign: CampaignUnderWay;
  readonly share: Share;
  readonly later: ReadonlyMap<number, Sums>;
}

/** A dealer in a campaign under way, with the figures of the day (P and B of docs/domain/campaigns-and-prizes.md). */
export interface DealerUnderWay extends UnderWay {
  readonly dealerId: number;
  readonly goalThreshold: number;
  readonly accepted: boolean;
  readonly sums: Sums;
  /** EUR, the sum of the entries of its ledger. */
  readonly entriesSum: string;
  /** P, the tyres up to the day, at least 0. */
  readonly tires: number;
  /** The next threshold in tyres; null where all are reached. */
  readonly next: number | null;
}

/** The dealers of each work list. */
export type WorkLists = Readonly<Record<Standing, readonly DealerUnderWay[]>>;

/** The campaigns under way. @param among condition on campaigns; default: all of them */
export async function underWayOn(database: Database, today: string, among?: SQL): Promise<UnderWay[]> {
  const campaigns = await campaignsUnderWay(database, today, among);
  return Promise.all(
    campaigns.map(async (campaign) => {
      const [before, later] = await Promise.all([
        tiresBeforeOf(database, campaign.id, today),
        laterSums(database, campaign, today),
      ]);
      return { campaign, share: shareOf(before, campaign, today), later };
    }),
  );
}

/** The sums of a campaign's lines after a day, by dealer. */
async function laterSums(database: Database, campaign: CampaignUnderWay, today: string) {
  const version = () => underWayVersion(database, undefined, [campaign], today);
  return cachedResult(database, `later ${today} ${JSON.stringify(campaign)}`, version, () =>
    sumsByDealer(database, campaign, sql`${sales.soldOn} > ${today}`),
  );
}

/**
 * Version of all data that work lists and forecasts depend on, except rules and share, which the cache key contains.
 */
async function underWayVersion(
  database: Database,
  below: FiguresScope | undefined,
  campaigns: readonly CampaignUnderWay[],
  today: string,
): Promise<string> {
  const years = campaigns.map(({ startsOn }) => Number(startsOn.slice(0, 4)));
  const [ofCampaigns, ofSales] = await Promise.all([
    campaignsVersion(
      database,
      below,
      campaigns.map(({ id }) => id),
    ),
    salesVersion(database, below, Math.min(...years, Number(today.slice(0, 4)))),
  ]);
  return `${ofCampaigns} ${ofSales}`;
}

/**
 * A result that depends on the dealers of a subtree in campaigns under way only; cached until these change.
 *
 * @param name part of the cache key: names the query
 */
export async function cachedUnderWay<T>(
  database: Database,
  top: MemberPlace,
  underWay: readonly UnderWay[],
  today: string,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const below = figuresBelow(top);
  if (below === undefined || underWay.length === 0) return make();
  const cacheKey = underWay.map(({ campaign, share }) => [campaign, `${share.numerator}/${share.denominator}`]);
  const campaigns = underWay.map(({ campaign }) => campaign);
  const version = () => underWayVersion(database, below, campaigns, today);
  return cachedResult(database, JSON.stringify([name, below.memberId, today, cacheKey]), version, make);
}

/** Whether a dealer belongs to a work list. */
const matches: Readonly<Record<Standing, (dealer: DealerUnderWay) => boolean>> = {
  close: ({ goalThreshold, tires, next }) => isClose(goalThreshold, tires, next),
  behind: ({ accepted, share, goalThreshold, tires }) => accepted && isBehind(share, goalThreshold, tires),
  notAccepted: ({ accepted }) => !accepted,
};

/** The work lists of the dealers at or below a member. */
export async function workListsOf(database: Database, top: Place, underWay: readonly UnderWay[]): Promise<WorkLists> {
  const dealers = await dealersUnderWay(database, inSubtreeOf(top), underWay, standings);
  return byName<WorkLists>(standings, (name) => dealers.filter(matches[name]));
}

/** The dealers of one work list. @param visible condition on the dealers, as members */
export async function dealersInWorkList(
  database: Database,
  visible: SQL | undefined,
  underWay: readonly UnderWay[],
  name: Standing,
): Promise<DealerUnderWay[]> {
  return (await dealersUnderWay(database, visible, underWay, [name])).filter(matches[name]);
}

async function dealersUnderWay(
  database: Database,
  visible: SQL | undefined,
  underWay: readonly UnderWay[],
  workLists: readonly Standing[],
): Promise<DealerUnderWay[]> {
  const dealersByCampaign = await Promise.all(
    underWay.map(async (each) => {
      const { campaign, share, later } = each;
      const rows = await candidates(database, visible, { campaignId: campaign.id, share, later }, workLists);
      return rows.map((row) => dealerUnderWay(each, row));
    }),
  );
  return dealersByCampaign.flat();
}

/** A dealer's membership with the figures of the day. */
export function dealerUnderWay(underWay: UnderWay, row: Candidate): DealerUnderWay {
  const { dealerId, goalThreshold, acceptedAt, entriesSum } = row;
  const stored = { ...row, boostedQuantity: millionths(row.boostedQuantity) };
  const sums = sumsLess(stored, underWay.later.get(dealerId));
  const tires = Math.max(sums.quantity, 0);
  const next = nextThreshold(underWay.campaign, goalThreshold, tires);
  return { ...underWay, dealerId, goalThreshold, accepted: acceptedAt !== null, sums, entriesSum, tires, next };
}

/** The forecast of all dealers of a subtree at the end of a campaign. */
interface NetworkForecast {
  readonly campaign: CampaignUnderWay;
  /** Null where the campaign has no forecast yet, or no dealers. */
  readonly forecast: Forecast | null;
  readonly dealers: number;
}

/**
 * The forecast of a subtree in a campaign under way: the sum of the forecasts of its dealers, deleted ones included.
 *
 * @param until the share of the day that it is for; default: the campaign's last one
 */
export async function networkForecast(
  database: Database,
  top: Place,
  { campaign, share }: Pick<UnderWay, 'campaign' | 'share'>,
  today: string,
  until?: Share,
): Promise<NetworkForecast> {
  const groups = await sumsToDay(database, top, campaign, today);
  const forecasts = forecastsBy(campaign, share, until);
  const dealers = groups.reduce((sum, each) => sum + each.dealers, 0);
  if (forecasts === null || dealers === 0) return { campaign, forecast: null, dealers };
  const all: ForecastOfMany[] = [];
  for (const { goalThreshold, sums, dealers: count } of groups) {
    all.push({ forecast: forecasts(goalThreshold, sums), dealers: count });
    // yields to other requests: there may be a hundred thousand dealers
    if (all.length % rowsAtATime === 0) await setImmediate();
  }
  return { campaign, forecast: sumOfForecasts(all), dealers };
}

/** The prize that a dealer would have accumulated by the day if it accepted, EUR. */
export function prizeIfAccepted({ campaign, goalThreshold, sums, tires }: DealerUnderWay): string {
  return prizeAt(campaign, goalThreshold, sums, tires).earned;
}

/** Tyres missing to a dealer's next threshold; 0 where all are reached. */
export function missingTires({ tires, next }: DealerUnderWay): number {
  return (next ?? tires) - tires;
}

/** What a dealer would gain at its next threshold; null where all are reached. */
export function atStakeOf({ campaign, goalThreshold, sums, entriesSum }: DealerUnderWay) {
  return atStake(campaign, goalThreshold, sums, entriesSum);
}

/** The two fields of a row or an item about what the next threshold brings. */
export function atStakeFields(dealer: DealerUnderWay) {
  const gain = atStakeOf(dealer);
  return { euroAtStake: gain?.euro ?? null, isAtStakeLocked: gain?.isLocked ?? null };
}

/** The same two fields where there is nothing to reach: the campaign is not under way. */
export const noStake: ReturnType<typeof atStakeFields> = { euroAtStake: null, isAtStakeLocked: null };

/**
 * A function that adds to rows of a campaign's dealers what the next threshold brings to each.
 *
 * @returns it adds `noStake` where the campaign is not under way
 */
export async function stakesIn(database: Database, campaignId: number, today: string) {
  const [underWay] = await underWayOn(database, today, eq(campaigns.id, campaignId));
  return async <Row extends { readonly dealerId: number }>(rows: readonly Row[]) => {
    if (underWay === undefined || rows.length === 0) return rows.map((row) => ({ ...row, ...noStake }));
    const ids = rows.map(({ dealerId }) => dealerId);
    const found = await membershipsAmong(database, campaignId, ids);
    const byDealer = new Map(found.map((each) => [each.dealerId, atStakeFields(dealerUnderWay(underWay, each))]));
    return rows.map((row) => ({ ...row, ...(byDealer.get(row.dealerId) ?? noStake) }));
  };
}

/** A dealer's tyres in % of its goal, truncated. */
export function attainmentOf({ tires, goalThreshold }: DealerUnderWay): string {
  return goalPercentageOf(tires, goalThreshold);
}
