import type { it } from './messages.it';

/** English: the budget of a campaign. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'budget.title': 'Budget',
  'budget.share': '{share} of {budget}',
  'budget.accumulated': '{accumulated} accumulated of {budget}',
  'budget.forecast': 'Estimate at the end of the campaign: {expected} ({share} of the budget), from {low} to {high}',
  'budget.noForecast': 'No estimate: it is too early, or the campaign is not under way.',
  'budget.marks': 'Short marks are the low, expected and high estimate; long ones 80 and 100\u00a0% of the budget.',
  'budget.level.within': 'within the budget',
  'budget.level.near': 'over 80\u00a0%',
  'budget.level.over': 'budget reached',
  'budget.level.expectedNear': 'estimate over 80\u00a0%',
  'budget.level.expectedOver': 'estimate over the budget',
};
