import { formatDate, formatDateTime, formatEuro, formatNumber } from './format';
import { useLanguage } from './LanguageProvider';

interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  readonly euro: (value: string | number) => string;
  readonly date: (value: string) => string;
  readonly dateTime: (value: string) => string;
}

/** Numbers, amounts and dates in the chosen language. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return {
    number: (value, options) => formatNumber(value, language, options),
    euro: (value) => formatEuro(value, language),
    date: (value) => formatDate(value, language),
    dateTime: (value) => formatDateTime(value, language),
  };
}
