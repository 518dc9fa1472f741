import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useFormat, type Format } from '../../i18n/useFormat';

/** The language of a list: its own messages, and how numbers and dates are written. */
export interface ListTexts {
  readonly intl: IntlShape;
  readonly language: Language;
  readonly format: Format;
  /** A message of the list: `say('title')` is `customers.title`. */
  readonly say: (id: string, values?: Readonly<Record<string, string | number | undefined>>) => string;
}

/** @param messages the prefix of the list's messages */
export function useListTexts(messages: string): ListTexts {
  const intl = useIntl();
  const { language } = useLanguage();
  const format = useFormat();
  return useMemo(
    () => ({ intl, language, format, say: (id, values) => intl.formatMessage({ id: `${messages}.${id}` }, values) }),
    [intl, language, format, messages],
  );
}
