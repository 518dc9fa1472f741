/** Italian: the budget of a campaign. */
export const it = {
  'budget.title': 'Budget',
  'budget.share': '{share} di {budget}',
  'budget.accumulated': 'Accumulati {accumulated} su {budget}',
  'budget.forecast': 'Stima a fine campagna: {expected} ({share} del budget), da {low} a {high}',
  'budget.noForecast': 'Nessuna stima: è troppo presto, oppure la campagna non è in corso.',
  'budget.marks':
    'Le tacche corte sono la stima minima, attesa e massima; quelle lunghe l’80 e il 100\u00a0% del budget.',
  'budget.level.within': 'nel budget',
  'budget.level.near': 'oltre l’80\u00a0%',
  'budget.level.over': 'budget raggiunto',
  'budget.level.expectedNear': 'stima oltre l’80\u00a0%',
  'budget.level.expectedOver': 'stima oltre il budget',
} as const;
