import { budgetThresholds } from '@gdd/schema/budgets';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

/** How much of a budget is used: by the accumulated amount, or else by the expected one. */
export type BudgetLevel = 'within' | 'near' | 'over' | 'expectedNear' | 'expectedOver';

const [nearAt, overAt] = budgetThresholds;

/** The level of a budget: the higher threshold takes precedence; at the same one the accumulated amount does. */
export function budgetLevel({ share, forecast }: BudgetUseFieldsFragment): BudgetLevel {
  const [accumulated, expected] = [Number(share), Number(forecast?.share ?? 0)];
  if (accumulated >= overAt) return 'over';
  if (expected >= overAt) return 'expectedOver';
  if (accumulated >= nearAt) return 'near';
  return expected >= nearAt ? 'expectedNear' : 'within';
}

/**
 * A budget's band: filled up to the accumulated amount, with small notches at the low, expected and high forecast, and
 * main notches at 80 and 100 % of the budget. It ends at the greatest of these.
 */
export function budgetBand({ budget, accumulated, forecast }: BudgetUseFieldsFragment) {
  const budgetAmount = Number(budget);
  const thresholds = budgetThresholds.map((percent) => (budgetAmount * percent) / 100);
  const marks = forecast === null ? [] : [forecast.low, forecast.expected, forecast.high].map(Number);
  return {
    value: Number(accumulated),
    end: Math.max(budgetAmount, Number(accumulated), ...marks),
    notches: [
      ...[...new Set(marks)].filter((at) => !thresholds.includes(at)).map((at) => ({ at })),
      ...thresholds.map((at) => ({ at, main: true })),
    ],
  };
}
