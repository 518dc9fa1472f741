/** The campaigns under way, and the work lists of docs/domain/reports.md of a subtree in them. */
import { figuresBelow, type FiguresScope, type MemberPlace } from '../../figures/figuresScope.js';
import { campaignsVersion, cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { byName } from '@gdd/schema/fields';
import { standings, type Standing } from '@gdd/schema/reports';
import { sql, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { sumsByDealer } from '../../sums/sums.js';
import { tiresBeforeOf } from '../../sums/tiresBefore.js';
import type { Database } from '../../database/connections/connection.js';
import { rowsAtATime } from '../../database/pages.js';
import { sales } from '../../database/tables/programme/sales.js';
import { inSubtreeOf, type Place } from '../../database/scope.js';
import { millionths } from '../../domain/decimal.js';
import { nextThreshold, prizeAt } from '../../domain/incentive/incentive.js';
import type { Sums } from '../../domain/incentive/lineSums.js';
import {
  euroAtStake,
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
} from '../../domain/incentive/underWay.js';
import { campaignsUnderWay, candidates, sumsToDay, type Candidate, type CampaignUnderWay } from './underWayQueries.js';

/** A campaign under way with the share s of the day, and what its lines after the day add to the stored sums. */
export interface UnderWay {
  readonly campaign: CampaignUnderWay;
  readonly share: Share;
  readonly later: ReadonlyMap<number, Sums>;
}

/** A dealer in a campaign under way, with P and B of the day. */
export interface DealerUnderWay extends UnderWay {
  readonly dealerId: number;
  readonly goalThreshold: number;
  readonly accepted: boolean;
  readonly sums: Sums;
  /** EUR, the sum of the entries of its ledger. */
  readonly entriesSum: string;
  /** P. */
  readonly tires: number;
  /** The next threshold, tyres; null where every one is reached. */
  readonly next: number | null;
}

/** The dealers of each work list. */
export type WorkLists = Readonly<Record<Standing, readonly DealerUnderWay[]>>;

/** The campaigns under way. @param among those of them that are meant, as a condition on campaigns; all without */
export async function underWayOn(database: Database, today: string, among?: SQL): Promise<UnderWay[]> {
  const found = await campaignsUnderWay(database, today, among);
  return Promise.all(
    found.map(async (campaign) => {
      const [before, later] = await Promise.all([
        tiresBeforeOf(database, campaign.id, today),
        laterSums(database, campaign, today),
      ]);
      return { campaign, share: shareOf(before, campaign, today), later };
    }),
  );
}

/** The lines after a day, added up by a campaign's dealers. */
async function laterSums(database: Database, campaign: CampaignUnderWay, today: string) {
  const version = () => underWayVersion(database, undefined, [campaign], today);
  return cachedResult(database, `later ${today} ${JSON.stringify(campaign)}`, version, () =>
    sumsByDealer(database, campaign, sql`${sales.soldOn} > ${today}`),
  );
}

/** Version of everything the work lists and forecasts depend on, beside the rules and the share. */
async function underWayVersion(
  database: Database,
  below: FiguresScope | undefined,
  found: readonly CampaignUnderWay[],
  today: string,
): Promise<string> {
  const years = found.map(({ startsOn }) => Number(startsOn.slice(0, 4)));
  const [ofCampaigns, ofSales] = await Promise.all([
    campaignsVersion(
      database,
      below,
      found.map(({ id }) => id),
    ),
    salesVersion(database, below, Math.min(...years, Number(today.slice(0, 4)))),
  ]);
  return `${ofCampaigns} ${ofSales}`;
}

/**
 * A result about the dealers of a subtree in campaigns under way; cached while nothing of them changes.
 *
 * @param name of the question, which asks nothing else
 */
export async function cachedUnderWay<T>(
  database: Database,
  top: MemberPlace,
  found: readonly UnderWay[],
  today: string,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const below = figuresBelow(top);
  if (below === undefined || found.length === 0) return make();
  const about = found.map(({ campaign, share }) => [campaign, `${share.numerator}/${share.denominator}`]);
  const campaigns = found.map(({ campaign }) => campaign);
  const version = () => underWayVersion(database, below, campaigns, today);
  return cachedResult(database, JSON.stringify([name, below.memberId, today, about]), version, make);
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

/** The dealers of one work list. @param visible the dealers that are meant, as a condition on members */
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
  const found = await Promise.all(
    underWay.map(async (each) => {
      const { campaign, share, later } = each;
      const rows = await candidates(database, visible, { campaignId: campaign.id, share, later }, workLists);
      return rows.map((row) => dealerUnderWay(each, row));
    }),
  );
  return found.flat();
}

/** A dealer's membership as of the day. */
export function dealerUnderWay(underWay: UnderWay, row: Candidate): DealerUnderWay {
  const { dealerId, goalThreshold, acceptedAt, entriesSum } = row;
  const stored = { ...row, boostedQuantity: millionths(row.boostedQuantity) };
  const sums = sumsLess(stored, underWay.later.get(dealerId));
  const tires = Math.max(sums.quantity, 0);
  const next = nextThreshold(underWay.campaign, goalThreshold, tires);
  return { ...underWay, dealerId, goalThreshold, accepted: acceptedAt !== null, sums, entriesSum, tires, next };
}

/** The forecast of a subtree's dealers together at the end of a campaign. */
interface NetworkForecast {
  readonly campaign: CampaignUnderWay;
  /** Null while nothing can be said of the campaign. */
  readonly forecast: Forecast | null;
  readonly dealers: number;
}

/** The forecast of a subtree in a campaign under way: the sum of its dealers', deleted ones included. */
export async function networkForecast(
  database: Database,
  top: Place,
  { campaign, share }: UnderWay,
  today: string,
): Promise<NetworkForecast> {
  const alike = await sumsToDay(database, top, campaign, today);
  const forecasts = forecastsBy(campaign, share);
  const dealers = alike.reduce((sum, each) => sum + each.dealers, 0);
  if (forecasts === null || dealers === 0) return { campaign, forecast: null, dealers };
  const all: ForecastOfMany[] = [];
  for (const { goalThreshold, sums, dealers: many } of alike) {
    all.push({ forecast: forecasts(goalThreshold, sums), dealers: many });
    // a hundred thousand dealers leave room for other requests
    if (all.length % rowsAtATime === 0) await setImmediate();
  }
  return { campaign, forecast: sumOfForecasts(all), dealers };
}

/** The prize that a dealer would have accumulated by the day if it accepted, EUR. */
export function prizeIfAccepted({ campaign, goalThreshold, sums, tires }: DealerUnderWay): string {
  return prizeAt(campaign, goalThreshold, sums, tires).earned;
}

/** Tyres that are missing to a dealer's next threshold; none where every one is reached. */
export function missingTires({ tires, next }: DealerUnderWay): number {
  return (next ?? tires) - tires;
}

/** The stake of a dealer at its next threshold, EUR; null where every one is reached. */
export function atStakeOf({ campaign, goalThreshold, sums, entriesSum }: DealerUnderWay): string | null {
  return euroAtStake(campaign, goalThreshold, sums, entriesSum);
}

/** A dealer's tyres in % of its goal, cut. */
export function attainmentOf({ tires, goalThreshold }: DealerUnderWay): string {
  return goalPercentageOf(tires, goalThreshold);
}
