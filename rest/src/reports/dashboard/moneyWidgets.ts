/** The widgets of the office about money: open settlement runs, liability, debts, use of budgets. */
import { closedMonthsPage, sumsOfMonths } from '../../money/accruals/queries.js';
import { budgetUsesOf } from '../../programme/campaigns/budgets/budgetUses.js';
import type { BudgetUse } from '../../programme/campaigns/budgets/schemas.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { cachedResult } from '../../figures/cachedResults.js';
import { debtsByCampaign, openSettlementRuns } from './dashboardQueries.js';
import {
  campaignItem,
  campaignsUnderWayRows,
  greaterFirst,
  mostItems,
  widgetItem,
  widgetRows,
  type DashboardRequest,
  type WidgetContent,
} from './widgetItems.js';

export async function openSettlements({ database }: DashboardRequest): Promise<WidgetContent> {
  const { total, rows } = await openSettlementRuns(database, mostItems);
  return {
    value: total,
    rowsFilter: widgetRows({ list: 'settlements' }),
    items: rows.map(({ id, title, day, state }) =>
      widgetItem({ kind: 'settlement', id, label: title, day, settlementState: state }),
    ),
  };
}

export async function liability({ database, caller }: DashboardRequest): Promise<WidgetContent> {
  const months = (await closedMonthsPage(database, 'desc', { page: 1, pageSize: 2 })).map(({ month }) => month);
  const [last, before] = months;
  if (last === undefined) return { value: null };
  // a closed month never changes: the last month is the version of the cache
  const sums = await cachedResult(
    database,
    JSON.stringify(['liability', caller.member.id, months]),
    () => Promise.resolve(last),
    () => sumsOfMonths(database, caller.member, months),
  );
  const { closing, unlocked } = sums.get(last) ?? { closing: '0.00', unlocked: '0.00' };
  return {
    value: closing,
    comparison: before === undefined ? null : (sums.get(before)?.closing ?? '0.00'),
    rowsFilter: widgetRows({ list: 'accruals' }),
    items: [widgetItem({ kind: 'month', id: null, label: last, value: closing, comparison: unlocked })],
  };
}

export async function debts({ database, caller }: DashboardRequest): Promise<WidgetContent> {
  const { debt, dealers, campaigns } = await debtsByCampaign(database, caller.member);
  return {
    value: debt,
    part: dealers,
    rowsFilter: widgetRows({ list: 'campaignsReport', campaignIds: campaigns.map(({ id }) => id) }),
    items: campaigns
      .slice(0, mostItems)
      .map(({ id, title, debt: ofCampaign, dealers: part }) =>
        widgetItem({ kind: 'campaign', id, label: title, value: ofCampaign, part }),
      ),
  };
}

export async function budgets(request: DashboardRequest): Promise<WidgetContent> {
  const { database, today } = request;
  const underWay = await request.underWay();
  const uses = await budgetUsesOf(
    database,
    today,
    underWay.map(({ campaign }) => campaign.id),
  );
  const withBudget = underWay
    .flatMap(({ campaign }) => {
      const use = uses.get(campaign.id);
      return use === undefined ? [] : [{ campaign, use }];
    })
    .sort((one, other) => greaterFirst(highestShare(one.use), highestShare(other.use)));
  if (withBudget.length === 0) return { value: null };
  return {
    value: euroSum(withBudget.map(({ use }) => use.accumulated)),
    comparison: euroSum(withBudget.map(({ use }) => use.budget)),
    rowsFilter: campaignsUnderWayRows(request.caller),
    items: withBudget.slice(0, mostItems).map(({ campaign, use }) =>
      widgetItem({
        ...campaignItem(campaign, today),
        value: use.share,
        comparison: use.forecast?.share ?? null,
        budgetUse: use,
      }),
    ),
  };
}

/** In % of the budget: the forecast, or without one the accumulated prizes. */
const highestShare = ({ share, forecast }: BudgetUse) => forecast?.share ?? share;
