/** Constants of the budgets of campaigns, shared by all tiers (docs/domain/budgets.md). */

/** The amount compared with a budget: the accumulated one, or the one expected on the campaign's last day. */
export const budgetBases = ['accumulated', 'expected'] as const;
export type BudgetBasis = (typeof budgetBases)[number];

/** The percentages of a budget that notify the administrators when they are crossed; ascending. */
export const budgetThresholds = [80, 100] as const;
export type BudgetThreshold = (typeof budgetThresholds)[number];
