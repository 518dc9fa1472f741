/** The titles of the reports and their names in the menu. */
export const en = {
  'reports.campaigns.title': 'Campaign report',
  'accruals.menu': 'Accruals',
  'reports.campaigns.menu': 'By campaign',
  'reports.monthly.title': 'Monthly report',
  'reports.monthly.menu': 'Monthly',
  'reports.monthlyFleet.title': 'Monthly fleet report',
  'reports.monthlyFleet.menu': 'Monthly fleet',
  'reports.previousYear.title': 'Previous year report',
  'reports.previousYear.menu': 'Previous year',
} as const;
