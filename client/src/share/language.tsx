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
export interface Speech {
  readonly language: Language;
  readonly say: (id: MessageId, values?: Values) => string;
  readonly number: (value: number) => string;
  readonly euro: (value: string) => string;
  readonly percent: (value: string | number, options?: Intl.NumberFormatOptions) => string;
  readonly date: (value: string) => string;
  readonly dateTime: (value: Date) => string;
  readonly month: (value: string, options: Intl.DateTimeFormatOptions) => string;
}

function speechOf(language: Language): Speech {
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

export const SpeechContext = createContext<Speech>(speechOf('it'));

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** The language stored in the browser, which is the portal's too; Italian where none is. */
export function useSpeechChoice(storage: Storage): readonly [Speech, () => void] {
  const [language, setLanguage] = useState<Language>(
    () => languages.find((known) => known === storage.getItem(languageStorageKey)) ?? 'it',
  );
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo(() => speechOf(language), [language]);
  const change = () => {
    const other = language === 'it' ? 'en' : 'it';
    storage.setItem(languageStorageKey, other);
    setLanguage(other);
  };
  return [speech, change];
}
