/** Budget arithmetic: shares and thresholds (docs/domain/budgets.md). */
import { budgetThresholds, type BudgetThreshold } from '@gdd/schema/budgets';
import { fixed, millionths } from './decimal.js';

/**
 * An amount in % of a budget with one decimal, cut and not rounded: 100.0 only where the budget is reached.
 *
 * @param amount EUR
 * @param budget EUR, above 0
 */
export function shareOfBudget(amount: string, budget: string): string {
  return fixed((1000n * millionths(amount)) / millionths(budget), 1);
}

/** Whether an amount reaches a threshold, in percent, of a budget; both in EUR. */
export function isCrossed(amount: string, budget: string, threshold: BudgetThreshold): boolean {
  return 100n * millionths(amount) >= BigInt(threshold) * millionths(budget);
}

/** The thresholds of a budget that an amount has reached, ascending; both in EUR. */
export function crossedThresholds(amount: string, budget: string): BudgetThreshold[] {
  return budgetThresholds.filter((threshold) => isCrossed(amount, budget, threshold));
}
