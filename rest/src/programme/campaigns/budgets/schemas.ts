import { z } from 'zod';
import { decimal, euro } from '../../../ground/platform/http/routes.js';

const share = decimal.describe('In % of the budget, one decimal, cut: 100.0 only where it is reached');

/** How much of a campaign's budget is used. */
export const budgetUse = z
  .object({
    budget: euro.describe('EUR, above 0'),
    accumulated: euro.describe('The prizes that all its dealers have accumulated'),
    share,
    forecast: z
      .object({
        low: euro,
        expected: euro,
        high: euro,
        share: share.describe('The expected value in percent of the budget'),
      })
      .meta({ id: 'BudgetForecast', description: 'EUR accumulated on the last day, as if all accept' })
      .nullable()
      .describe('For a campaign under way; null while it is too early for a forecast, and for other campaigns'),
  })
  .meta({ id: 'BudgetUse' });

/** The budget use of one campaign in the response to a batch read. */
export const budgetUseOfCampaign = budgetUse
  .extend({ campaignId: z.number().int() })
  .meta({ id: 'BudgetUseOfCampaign' });

export type BudgetUse = z.infer<typeof budgetUse>;
