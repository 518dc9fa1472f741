/** Constants of the budgets of campaigns, one list for all tiers (docs/domain/budgets.md). */

/** The amount that stands against a budget: what is accumulated, or what is expected on the campaign's last day. */
export const budgetBases = ['accumulated', 'expected'] as const;
export type BudgetBasis = (typeof budgetBases)[number];

/** The parts of a budget, in percent, of whose crossing the administrators are told; ascending. */
export const budgetThresholds = [80, 100] as const;
export type BudgetThreshold = (typeof budgetThresholds)[number];
