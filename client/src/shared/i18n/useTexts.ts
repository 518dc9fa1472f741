import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Language } from './format';
import { useLanguage } from './LanguageProvider';
import { useFormat, type Format } from './useFormat';

type MessageValues = Readonly<Record<string, string | number | null | undefined>>;

/** The texts of a part of the portal: its messages, and the formats of numbers and dates. */
export interface Texts {
  readonly intl: IntlShape;
  readonly language: Language;
  readonly format: Format;
  /**
   * A message of the part: `say('filter.year')` is `customers.filter.year`, or `labels.year`, which all parts share, where
   * the part has none of its own.
   */
  readonly say: (name: string, values?: MessageValues) => string;
}

/**
 * @param messages the prefix of the part's messages
 * @param common values for each of them, beside those of a single call
 */
export function useTexts(messages: string, common?: MessageValues): Texts {
  const intl = useIntl();
  const { language } = useLanguage();
  const format = useFormat();
  return useMemo(
    () => ({
      intl,
      language,
      format,
      say: (name, values) => {
        const own = `${messages}.${name}`;
        const label = `labels.${name.slice(name.lastIndexOf('.') + 1)}`;
        const id = own in intl.messages || !(label in intl.messages) ? own : label;
        return intl.formatMessage({ id }, common ? { ...common, ...values } : values);
      },
    }),
    [intl, language, format, messages, common],
  );
}
