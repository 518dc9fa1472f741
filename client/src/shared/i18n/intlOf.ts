import { createIntl, type IntlShape } from 'react-intl';
import { elidedDays } from './elidedDays';
import { localeOf, type Language } from './format';

/** The formatter of a language's messages; in Italian a day has the article that it is read with. */
export function intlOf(language: Language, messages: Readonly<Record<string, string>>): IntlShape {
  const intl = createIntl({ locale: localeOf[language], messages });
  if (language !== 'it') return intl;
  const formatMessage = (...all: Parameters<IntlShape['formatMessage']>): unknown => {
    const formatted: unknown = intl.formatMessage(...all);
    if (typeof formatted === 'string') return elidedDays(formatted);
    // a message with elements in it: its texts stand between them
    return Array.isArray(formatted)
      ? formatted.map((part: unknown) => (typeof part === 'string' ? elidedDays(part) : part))
      : formatted;
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
