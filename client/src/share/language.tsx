import { languageStorageKey } from '@gdd/schema/session';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatMonth,
  formatNumber,
  formatPercent,
  languages,
  type Language,
} from '../shared/i18n/format';
import { sentence, type MessageId, type Values } from './texts';

/** The page's texts and formats in one language. */
export interface Localization {
  readonly language: Language;
  readonly say: (id: MessageId, values?: Values) => string;
  readonly number: (value: number) => string;
  readonly euro: (value: string) => string;
  readonly percent: (value: string | number, options?: Intl.NumberFormatOptions) => string;
  readonly date: (value: string) => string;
  readonly dateTime: (value: Date) => string;
  readonly month: (value: string, options: Intl.DateTimeFormatOptions) => string;
}

function localizationOf(language: Language): Localization {
  return {
    language,
    say: (id, values) => sentence(id, language, values),
    number: (value) => formatNumber(value, language),
    euro: (value) => formatEuro(value, language),
    percent: (value, options) => formatPercent(value, language, options),
    date: (value) => formatDate(value, language),
    dateTime: (value) => formatDateTime(value.toISOString(), language),
    month: (value, options) => formatMonth(value, language, options),
  };
}

export const LocalizationContext = createContext<Localization>(localizationOf('it'));

export function useLocalization(): Localization {
  return useContext(LocalizationContext);
}

/**
 * The language that the browser has stored, under the portal's own key (default: Italian), and a function that switches
 * it.
 */
export function useLanguageChoice(storage: Storage): readonly [Localization, () => void] {
  const [language, setLanguage] = useState<Language>(
    () => languages.find((known) => known === storage.getItem(languageStorageKey)) ?? 'it',
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const localization = useMemo(() => localizationOf(language), [language]);
  const change = () => {
    const other = language === 'it' ? 'en' : 'it';
    storage.setItem(languageStorageKey, other);
    setLanguage(other);
  };
  return [localization, change];
}
