export const it = {
  'charts.showNumbers': 'Mostra i numeri',
  'charts.showChart': 'Mostra il grafico',
  'charts.measure': 'Grandezza',
  'charts.tires': 'Pneumatici',
  'charts.amount': 'Importo',
  'charts.tiresCount': '{count, plural, one {# pneumatico} other {{number} pneumatici}}',
  'charts.month': 'Mese',
  'charts.total': 'Totale',
  'charts.difference': 'Differenza',
  'charts.noDifference': '–',
  'charts.moreInNumbers': '{count, plural, =1 {Un’altra voce è} other {Altre {number} voci sono}} nei numeri.',

  'charts.months.caption': '{measure} per mese, {year} e {yearBefore}',
  'charts.months.year': 'Nel {year}: {now}, contro {before} nel {yearBefore}{difference}.',
  'charts.months.range':
    'Da {from} a {to} {year}: {now}, contro {before} negli stessi mesi del {yearBefore}{difference}.',
  'charts.months.toDay':
    'Dal 1º {from} {article, select, elided {all’{day}} other {al {day}}} {year}: {now}, contro {before} nello stesso periodo del {yearBefore}{difference}.',
  'charts.months.begun': 'Nel {year}, finora: {now}.',
  'charts.months.wholeMonths': '{yearBefore}, mesi interi',
  'charts.months.wholeYear': '{yearBefore} intero',
  'charts.months.wholeRange': 'Gli stessi mesi del {yearBefore}, interi',
  'charts.months.differenceIn': ' ({difference})',
  'charts.trend.text': 'Per mese, tra parentesi l’anno precedente: {months}',
} as const;
