import { useMemo } from 'react';
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
  type Language,
  type Numeric,
} from './format';
import { useLanguage } from './LanguageProvider';

export interface Format {
  readonly number: (value: Numeric, options?: Intl.NumberFormatOptions) => string;
  readonly euro: (value: Numeric, options?: Intl.NumberFormatOptions) => string;
  readonly percent: (value: Numeric, options?: Intl.NumberFormatOptions) => string;
  readonly date: (value: string) => string;
  readonly dateTime: (value: string) => string;
  readonly time: (value: string) => string;
  readonly month: (value: string, options?: Intl.DateTimeFormatOptions) => string;
}

/** Numbers, amounts and dates in the chosen language. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => formatIn(language), [language]);
}

function formatIn(language: Language): Format {
  return {
    number: (value, options) => formatNumber(value, language, options),
    euro: (value, options) => formatEuro(value, language, options),
    percent: (value, options) => formatPercent(value, language, options),
    date: (value) => formatDate(value, language),
    dateTime: (value) => formatDateTime(value, language),
    time: (value) => formatTime(value, language),
    month: (value, options) => formatMonth(value, language, options),
  };
}
