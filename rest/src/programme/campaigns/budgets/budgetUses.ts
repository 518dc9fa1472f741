/** How much of their budgets campaigns use: prizes accumulated and forecast, over all dealers of the programme. */
import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rootMember } from '../../../ground/database/rootMember.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { shareOfBudget } from '../../../ground/domain/budget.js';
import type { Forecast } from '../../../ground/domain/incentive/underWay.js';
import type { MemberPlace } from '../../../figures/figuresScope.js';
import { cachedUnderWay, networkForecast, underWayOn, type UnderWay } from '../../underWay/underWay.js';
import { totalsOf } from '../campaign/totals.js';
import type { BudgetUse } from './schemas.js';

/**
 * The use of the budgets of some campaigns. It covers all dealers, whatever the caller's subtree: a budget is the
 * programme's.
 *
 * @param today the programme's day
 * @param among the campaigns in scope, as a condition on `campaigns`
 * @returns by campaign id; campaigns without a budget are left out
 */
export async function budgetUses(
  database: Database,
  today: string,
  among: SQL | undefined,
): Promise<ReadonlyMap<number, BudgetUse>> {
  const withBudget = and(isNotNull(campaigns.budget), among);
  const budgeted = await database
    .select({ id: campaigns.id, budget: campaigns.budget })
    .from(campaigns)
    .where(withBudget)
    .orderBy(campaigns.id);
  if (budgeted.length === 0) return new Map();
  const root = await rootMember(database);
  const [totals, underWay] = await Promise.all([
    totalsOf(
      database,
      root,
      budgeted.map(({ id }) => id),
      { withDrafts: true },
    ),
    underWayOn(database, today, withBudget),
  ]);
  const forecasts = new Map(
    await Promise.all(
      underWay.map(async (each) => [each.campaign.id, await programmeForecast(database, root, each, today)] as const),
    ),
  );
  return new Map(
    budgeted.flatMap(({ id, budget }): [number, BudgetUse][] =>
      budget === null ? [] : [[id, useOf(budget, totals(id).plafondAccumulated, forecasts.get(id) ?? null)]],
    ),
  );
}

/** The use of the budgets of campaigns by their ids. */
export const budgetUsesOf = (database: Database, today: string, ids: readonly number[]) =>
  budgetUses(database, today, sql`${campaigns.id} = any(${intArray(ids)})`);

/** The forecast of a campaign under way, from the same cache as the dashboard. */
async function programmeForecast(database: Database, root: MemberPlace, underWay: UnderWay, today: string) {
  const { forecast } = await cachedUnderWay(database, root, [underWay], today, 'forecast', () =>
    networkForecast(database, root, underWay, today),
  );
  return forecast;
}

function useOf(budget: string, accumulated: string, forecast: Forecast | null): BudgetUse {
  return {
    budget,
    accumulated,
    share: shareOfBudget(accumulated, budget),
    forecast: forecast && {
      low: forecast.prizeLow,
      expected: forecast.prizeExpected,
      high: forecast.prizeHigh,
      share: shareOfBudget(forecast.prizeExpected, budget),
    },
  };
}
