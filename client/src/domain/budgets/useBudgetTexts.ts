import { useTexts } from '../../shared/i18n/useTexts';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

/** The texts of a budget. */
export function useBudgetTexts() {
  const { say, format } = useTexts('budget');
  const percent = (share: string) => format.percent(share, { minimumFractionDigits: 1 });
  return {
    /** '61,7 % di 20.000,00 €' */
    share: ({ share, budget }: Pick<BudgetUseFieldsFragment, 'share' | 'budget'>) =>
      say('share', { share: percent(share), budget: format.euro(budget) }),
    /** 'Accumulati 12.345,60 € su 20.000,00 €' */
    accumulated: ({ accumulated, budget }: BudgetUseFieldsFragment) =>
      say('accumulated', { accumulated: format.euro(accumulated), budget: format.euro(budget) }),
    /** The forecast for the last day, or the text that there is none. */
    forecast: ({ forecast }: BudgetUseFieldsFragment) =>
      forecast === null
        ? say('noForecast', {})
        : say('forecast', {
            low: format.euro(forecast.low),
            expected: format.euro(forecast.expected),
            high: format.euro(forecast.high),
            share: percent(forecast.share),
          }),
    percent,
  };
}
