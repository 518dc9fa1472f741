import { totalsByCampaign } from '../../programme/campaigns/campaign/totals.js';
import { daysLeft, euroSum, percentageOf, sumOfForecasts } from '../../ground/domain/incentive/underWay.js';
import { cachedUnderWay, networkForecast } from '../../programme/underWay/underWay.js';
import { progressOf } from '../../programme/underWay/underWayQueries.js';
import {
  type DashboardRequest,
  type WidgetContent,
  share,
  sumOf,
  widgetRows,
  mostItems,
  widgetItem,
  campaignItem,
  campaignsUnderWayRows,
} from './widgetItems.js';

/** Campaigns that end within this number of days end soon. */
const soonDays = 30;

/**
 * The campaigns under way, each with the totals of the caller's dealers; campaigns without such dealers are left out.
 */
async function totalsUnderWay({ database, caller, underWay }: DashboardRequest) {
  const campaigns = await underWay();
  const ids = campaigns.map(({ campaign }) => campaign.id);
  const totals = ids.length === 0 ? [] : await totalsByCampaign(database, caller.member, ids);
  const byId = new Map(totals.map((each) => [each.campaignId, each]));
  return campaigns.flatMap((each) => {
    const ownTotals = byId.get(each.campaign.id);
    return ownTotals === undefined ? [] : [{ ...each, totals: ownTotals }];
  });
}

export async function participation(request: DashboardRequest): Promise<WidgetContent> {
  const campaigns = await totalsUnderWay(request);
  return {
    ...share(
      sumOf(campaigns, ({ totals }) => totals.accepted),
      sumOf(campaigns, ({ totals }) => totals.dealers),
    ),
    rowsFilter: widgetRows({ list: 'campaignsReport', standing: 'notAccepted' }),
    items: campaigns
      .slice(0, mostItems)
      .map(({ campaign, totals }) =>
        widgetItem({ ...campaignItem(campaign, request.today), ...share(totals.accepted, totals.dealers) }),
      ),
  };
}

export async function progress({ database, caller, today, underWay }: DashboardRequest): Promise<WidgetContent> {
  const campaigns = await Promise.all(
    (await underWay()).map(async (each) => ({
      ...each,
      done: await cachedUnderWay(database, caller.member, [each], today, 'progress', () =>
        progressOf(database, caller.member, each.campaign, today),
      ),
    })),
  );
  const goal = sumOf(campaigns, ({ done }) => done.goal);
  // the sum of share × goal of all campaigns, as an exact fraction
  const expected = campaigns.reduce(
    (sum, { share: { numerator, denominator }, done }) => ({
      numerator: sum.numerator * denominator + numerator * BigInt(done.goal) * sum.denominator,
      denominator: sum.denominator * denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );
  return {
    ...share(
      sumOf(campaigns, ({ done }) => done.tires),
      goal,
    ),
    comparison: percentageOf(expected.numerator, expected.denominator * BigInt(goal)),
    rowsFilter: campaignsUnderWayRows(caller),
    items: campaigns.slice(0, mostItems).map(({ campaign, share: { numerator, denominator }, done }) =>
      widgetItem({
        ...campaignItem(campaign, today),
        ...share(done.tires, done.goal),
        comparison: percentageOf(numerator, denominator),
      }),
    ),
  };
}

export async function prizes(request: DashboardRequest): Promise<WidgetContent> {
  const campaigns = await totalsUnderWay(request);
  return {
    value: euroSum(campaigns.map(({ totals }) => totals.plafondAccumulated)),
    comparison: euroSum(campaigns.map(({ totals }) => totals.plafondExpendable)),
    rowsFilter: campaignsUnderWayRows(request.caller),
    items: campaigns.slice(0, mostItems).map(({ campaign, totals }) =>
      widgetItem({
        ...campaignItem(campaign, request.today),
        value: totals.plafondAccumulated,
        comparison: totals.plafondExpendable,
      }),
    ),
  };
}

export async function endingSoon(request: DashboardRequest): Promise<WidgetContent> {
  const { today } = request;
  const totalsOf = new Map((await totalsUnderWay(request)).map(({ campaign, totals }) => [campaign.id, totals]));
  // includes campaigns without dealers: the linked list has them too
  const ending = (await request.underWay()).filter(({ campaign }) => daysLeft(campaign, today) <= soonDays);
  return {
    value: ending.length,
    rowsFilter: widgetRows({ list: 'campaigns', endsWithin: soonDays }),
    items: ending.slice(0, mostItems).map(({ campaign }) => {
      const { accepted, dealers } = totalsOf.get(campaign.id) ?? { accepted: 0, dealers: 0 };
      return widgetItem({ ...campaignItem(campaign, today), ...share(accepted, dealers) });
    }),
  };
}

export async function forecast({ database, caller, today, underWay }: DashboardRequest): Promise<WidgetContent> {
  const all = await Promise.all(
    (await underWay()).map((each) =>
      cachedUnderWay(database, caller.member, [each], today, 'forecast', () =>
        networkForecast(database, caller.member, each, today),
      ),
    ),
  );
  const withDealers = all.filter(({ dealers }) => dealers > 0);
  const reported = withDealers.flatMap((each) =>
    each.forecast === null ? [] : [{ dealers: 1, forecast: each.forecast }],
  );
  const combined = reported.length === 0 ? null : sumOfForecasts(reported);
  return {
    value: combined?.prizeExpected ?? null,
    forecast: combined,
    part: sumOf(withDealers, (each) => (each.forecast === null ? 0 : each.dealers)),
    whole: sumOf(withDealers, ({ dealers }) => dealers),
    rowsFilter: campaignsUnderWayRows(caller),
    items: withDealers.slice(0, mostItems).map((each) =>
      widgetItem({
        ...campaignItem(each.campaign, today),
        value: each.forecast?.prizeExpected ?? null,
        forecast: each.forecast,
        part: each.forecast === null ? 0 : each.dealers,
        whole: each.dealers,
      }),
    ),
  };
}
