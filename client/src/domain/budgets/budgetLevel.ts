import { budgetThresholds } from '@gdd/schema/budgets';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

/** How much of a budget is taken: by what is accumulated, or else by what is expected. */
export type BudgetLevel = 'within' | 'near' | 'over' | 'expectedNear' | 'expectedOver';

const [nearAt, overAt] = budgetThresholds;

/** The level of a budget: the higher threshold counts first, and of the same one what is accumulated. */
export function budgetLevel({ share, forecast }: BudgetUseFieldsFragment): BudgetLevel {
  const [accumulated, expected] = [Number(share), Number(forecast?.share ?? 0)];
  if (accumulated >= overAt) return 'over';
  if (expected >= overAt) return 'expectedOver';
  if (accumulated >= nearAt) return 'near';
  return expected >= nearAt ? 'expectedNear' : 'within';
}

/**
 * A budget as a band: what is accumulated, with marks at the low, expected and high forecast, and through the whole band at
 * 80 and 100 % of the budget. It ends where the greatest of them does.
 */
export function budgetBand({ budget, accumulated, forecast }: BudgetUseFieldsFragment) {
  const whole = Number(budget);
  const thresholds = budgetThresholds.map((percent) => (whole * percent) / 100);
  const marks = forecast === null ? [] : [forecast.low, forecast.expected, forecast.high].map(Number);
  return {
    value: Number(accumulated),
    end: Math.max(whole, Number(accumulated), ...marks),
    notches: [
      ...[...new Set(marks)].filter((at) => !thresholds.includes(at)).map((at) => ({ at })),
      ...thresholds.map((at) => ({ at, main: true })),
    ],
  };
}
