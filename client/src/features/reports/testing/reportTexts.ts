import { createIntl } from 'react-intl';
import { en as charts } from '../../../shared/charts/messages.en';
import { italian } from '../../../shared/test/InItalian';
import { en } from '../messages.en';
import type { About, Texts } from '../texts';

/** The texts of Italian sentences. */
export const italianTexts: Texts = { intl: createIntl({ locale: 'it', messages: italian }), language: 'it' };

/** The same in English. */
export const englishTexts: Texts = {
  intl: createIntl({ locale: 'en', messages: { ...charts, ...en } }),
  language: 'en',
};

/** The complete year 2025 of the user's own network. */
export function about(change: Partial<About> = {}): About {
  return { who: 'La tua rete', year: 2025, half: '', today: '2026-02-01', standing: '', endsWithin: '', ...change };
}

/** Some months of 2025, with the same tyres in each of them and in each of the year before. */
export function monthsOf2025(tires: number, tiresBefore: number, from = 1, to = 12) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    month: `2025-${String(from + index).padStart(2, '0')}`,
    tires,
    tiresBefore,
  }));
}
