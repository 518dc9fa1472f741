export const en = {
  'charts.showNumbers': 'Show the numbers',
  'charts.showChart': 'Show the chart',
  'charts.measure': 'Measure',
  'charts.tires': 'Tyres',
  'charts.amount': 'Amount',
  'charts.tiresCount': '{count, plural, one {# tyre} other {{number} tyres}}',
  'charts.month': 'Month',
  'charts.total': 'Total',
  'charts.difference': 'Difference',
  'charts.noDifference': '–',
  'charts.moreInNumbers': '{count, plural, =1 {One more is} other {{number} more are}} in the numbers.',

  'charts.months.caption': '{measure} by month, {year} and {yearBefore}',
  'charts.months.year': 'In {year}: {now}, against {before} in {yearBefore}{difference}.',
  'charts.months.range':
    'From {from} to {to} {year}: {now}, against {before} in the same months of {yearBefore}{difference}.',
  'charts.months.toDay':
    'From 1 {from} to {article, select, other {{day}}} {year}: {now}, against {before} in the same time of {yearBefore}{difference}.',
  'charts.months.begun': 'In {year}, so far: {now}.',
  'charts.months.wholeMonths': '{yearBefore}, whole months',
  'charts.months.wholeYear': 'All of {yearBefore}',
  'charts.months.wholeRange': 'The same months of {yearBefore}, whole',
  'charts.months.differenceIn': ' ({difference})',
  'charts.trend.text': 'By month, the year before in brackets: {months}',
} as const;
