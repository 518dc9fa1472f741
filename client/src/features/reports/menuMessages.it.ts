/** The titles of the reports and their names in the menu. */
export const it = {
  'reports.campaigns.title': 'Report campagne',
  'accruals.menu': 'Premi maturati',
  'reports.campaigns.menu': 'Per campagna',
  'reports.monthly.title': 'Report mensile',
  'reports.monthly.menu': 'Mensile',
  'reports.monthlyFleet.title': 'Report mensile flotte',
  'reports.monthlyFleet.menu': 'Mensile flotte',
  'reports.previousYear.title': 'Report anno precedente',
  'reports.previousYear.menu': 'Anno precedente',
} as const;
