import { campaignsOfDealer } from '../../programme/memberships/dealers/dealerCampaignQueries.js';
import { millionths } from '../../ground/domain/decimal.js';
import { daysLeft, euroSum } from '../../ground/domain/incentive/underWay.js';
import type { DashboardItem } from './dashboardSchemas.js';
import { cachedSales } from './salesQueries.js';
import {
  atStakeFields,
  atStakeOf,
  missingTires,
  prizeIfAccepted,
  type DealerUnderWay,
  type WorkLists,
} from '../../programme/underWay/underWay.js';
import { businessNames } from '../../programme/campaigns/closing/dealerRecords.js';
import { stoppedDealers } from '../../programme/underWay/underWayQueries.js';
import {
  type DashboardRequest,
  widgetItem,
  type FirstOfWorkLists,
  greaterFirst,
  mostItems,
  type WidgetContent,
  widgetRows,
} from './widgetItems.js';

/** The first dealers of a work list with their names, each in its campaign. */
async function dealerItems(
  { database, today }: DashboardRequest,
  dealers: readonly DealerUnderWay[],
  more: (dealer: DealerUnderWay) => Partial<DashboardItem>,
): Promise<DashboardItem[]> {
  const names = await businessNames(
    database,
    dealers.map(({ dealerId }) => dealerId),
  );
  return dealers.map((dealer) => {
    const { dealerId, campaign, tires: bought, goalThreshold } = dealer;
    return widgetItem({
      kind: 'dealer',
      id: dealerId,
      label: names.get(dealerId) ?? '',
      campaign: { id: campaign.id, title: campaign.title },
      day: campaign.endsOn,
      daysLeft: daysLeft(campaign, today),
      part: bought,
      whole: goalThreshold,
      ...more(dealer),
    });
  });
}

/** The tyres that a dealer behind is missing to the share of its goal expected by the day, rounded down. */
const missingToShare = ({ share: { numerator, denominator }, goalThreshold, tires: bought }: DealerUnderWay) =>
  Number((BigInt(goalThreshold) * numerator) / denominator) - bought;

/** The dealers of each work list in the order of their widget. */
export function firstOfWorkLists(workLists: WorkLists): FirstOfWorkLists {
  const stakes = workLists.close
    .map((dealer) => ({ dealer, atStake: atStakeOf(dealer)?.euro ?? '0.00' }))
    .sort(
      (one, other) =>
        greaterFirst(one.atStake, other.atStake) ||
        missingTires(one.dealer) - missingTires(other.dealer) ||
        one.dealer.dealerId - other.dealer.dealerId,
    );
  const lag = workLists.behind
    .map((dealer) => ({ dealer, tires: missingToShare(dealer) }))
    .sort((one, other) => other.tires - one.tires || one.dealer.dealerId - other.dealer.dealerId);
  const waiting = [...workLists.notAccepted].sort(
    (one, other) =>
      one.campaign.endsOn.localeCompare(other.campaign.endsOn) ||
      other.tires - one.tires ||
      one.dealerId - other.dealerId,
  );
  const firstOf = (dealers: readonly DealerUnderWay[], euro: string | null = null) => ({
    // a dealer in two campaigns counts once
    total: new Set(dealers.map(({ dealerId }) => dealerId)).size,
    euroAtStake: euro,
    first: dealers.slice(0, mostItems),
  });
  return {
    close: firstOf(
      stakes.map(({ dealer }) => dealer),
      euroSum(stakes.map(({ atStake }) => atStake)),
    ),
    behind: firstOf(lag.map(({ dealer }) => dealer)),
    notAccepted: firstOf(waiting),
  };
}

export async function close(request: DashboardRequest): Promise<WidgetContent> {
  const { total, euroAtStake, first } = (await request.workLists()).close;
  return {
    value: total,
    euroAtStake,
    rowsFilter: widgetRows({ list: 'campaignsReport', standing: 'close' }),
    items: await dealerItems(request, first, (dealer) => ({
      value: missingTires(dealer),
      ...atStakeFields(dealer),
    })),
  };
}

export async function behind(request: DashboardRequest): Promise<WidgetContent> {
  const { total, first } = (await request.workLists()).behind;
  return {
    value: total,
    rowsFilter: widgetRows({ list: 'campaignsReport', standing: 'behind' }),
    items: await dealerItems(request, first, (dealer) => ({
      value: missingToShare(dealer),
    })),
  };
}

export async function notAccepted(request: DashboardRequest): Promise<WidgetContent> {
  const { total, first } = (await request.workLists()).notAccepted;
  return {
    value: total,
    rowsFilter: widgetRows({ list: 'campaignsReport', standing: 'notAccepted' }),
    items: await dealerItems(request, first, (dealer) => ({ value: prizeIfAccepted(dealer) })),
  };
}

export async function stopped({ database, caller, today }: DashboardRequest): Promise<WidgetContent> {
  const dealers = await cachedSales(database, caller.member, today, 'stopped', () =>
    stoppedDealers(database, caller.member, today, mostItems),
  );
  const names = await businessNames(
    database,
    dealers.rows.map(({ id }) => id),
  );
  return {
    value: dealers.total,
    rowsFilter: widgetRows({ list: 'dealers', stopped: true }),
    items: dealers.rows.map(({ id, tires: bought, lastOn }) =>
      widgetItem({ kind: 'dealer', id, label: names.get(id) ?? '', value: bought, day: lastOn }),
    ),
  };
}

export async function expendable({ database, caller }: DashboardRequest): Promise<WidgetContent> {
  const ownCampaigns = await campaignsOfDealer(database, caller.member.id);
  const spendable = ownCampaigns
    .filter(({ membership }) => millionths(membership.plafondExpendable) > 0n)
    .sort((one, other) => greaterFirst(one.membership.plafondExpendable, other.membership.plafondExpendable));
  return {
    value: euroSum(spendable.map(({ membership }) => membership.plafondExpendable)),
    whole: spendable.length,
    rowsFilter: widgetRows({ list: 'subscriptions', expendable: true }),
    items: spendable.slice(0, mostItems).map(({ campaign, membership }) =>
      widgetItem({
        kind: 'campaign',
        id: campaign.id,
        label: campaign.title,
        value: membership.plafondExpendable,
        day: campaign.endsOn,
      }),
    ),
  };
}
