import { newContents } from '../../content/queries.js';
import { fixed, roundedQuotient } from '../../ground/domain/decimal.js';
import { daysAfter, daysBetween } from '../../ground/domain/periods.js';
import { daysLeft, forecastOf } from '../../ground/domain/incentive/underWay.js';
import {
  atStakeFields,
  dealerUnderWay,
  missingTires,
  prizeIfAccepted,
  type DealerUnderWay,
} from '../../programme/underWay/underWay.js';
import { forecastAsLastYear } from '../../programme/memberships/forecast/forecast.js';
import { membershipsOf } from '../../programme/underWay/underWayQueries.js';
import {
  type DashboardRequest,
  type WidgetContent,
  widgetRows,
  mostItems,
  widgetItem,
  campaignItem,
} from './widgetItems.js';

/** The days, today included, for which a publication is new. */
const newDays = 60;
const mostNews = 3;

/** The caller's own campaigns under way. */
async function ownUnderWay({ database, caller, underWay }: DashboardRequest): Promise<DealerUnderWay[]> {
  const all = await underWay();
  const memberships = await membershipsOf(
    database,
    caller.member.id,
    all.map(({ campaign }) => campaign.id),
  );
  return all.flatMap((each) =>
    memberships.filter(({ campaignId }) => campaignId === each.campaign.id).map((row) => dealerUnderWay(each, row)),
  );
}

export async function toAccept(request: DashboardRequest): Promise<WidgetContent> {
  const notAccepted = (await ownUnderWay(request)).filter(({ accepted }) => !accepted);
  return {
    value: notAccepted.length,
    rowsFilter: widgetRows({ list: 'subscriptions', accepted: false }),
    items: notAccepted.slice(0, mostItems).map((dealer) =>
      widgetItem({
        ...campaignItem(dealer.campaign, request.today),
        value: prizeIfAccepted(dealer),
        ...atStakeFields(dealer),
        startsOn: dealer.campaign.startsOn,
        part: dealer.tires,
        whole: dealer.goalThreshold,
      }),
    ),
  };
}

export async function news({ database, today }: DashboardRequest): Promise<WidgetContent> {
  const contents = await newContents(database, { since: daysAfter(today, 1 - newDays), today });
  return {
    value: contents.length,
    rowsFilter: widgetRows({ list: 'news' }),
    items: contents
      .slice(0, mostNews)
      .map(({ id, kind, title, publishedOn }) =>
        widgetItem({ kind: kind === 'document' ? 'document' : 'news', id, label: title, day: publishedOn }),
      ),
  };
}

/** Tyres a week with one decimal, half up. */
const aWeek = (bought: number, days: number) => fixed(roundedQuotient(70n * BigInt(bought), BigInt(days)), 1);

export async function nextThresholds(request: DashboardRequest): Promise<WidgetContent> {
  const { today } = request;
  const ownCampaigns = await ownUnderWay(request);
  return {
    value: ownCampaigns.length,
    rowsFilter: widgetRows({ list: 'subscriptions' }),
    items: await Promise.all(
      ownCampaigns.slice(0, mostItems).map(async (dealer) => {
        const { campaign, tires: bought, next, goalThreshold, sums, share: ofDay } = dealer;
        return widgetItem({
          ...campaignItem(campaign, today),
          value: missingTires(dealer),
          part: bought,
          whole: next,
          ...atStakeFields(dealer),
          pace: {
            needed: aWeek(missingTires(dealer), daysLeft(campaign, today)),
            present: aWeek(bought, daysBetween(campaign.startsOn, today) + 1),
          },
          forecast: forecastOf(campaign, goalThreshold, sums, ofDay),
          asLastYear: await forecastAsLastYear(request.database, dealer, today),
        });
      }),
    ),
  };
}
