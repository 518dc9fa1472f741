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
