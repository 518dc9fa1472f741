import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useFormat, type Format } from '../../i18n/useFormat';

/** The language of a list: its own messages, and how numbers and dates are written. */
export interface ListTexts {
  readonly intl: IntlShape;
  readonly format: Format;
  /** A message of the list: `say('title')` is `customers.title`. */
  readonly say: (id: string) => string;
}

/** @param messages the prefix of the list's messages */
export function useListTexts(messages: string): ListTexts {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(
    () => ({ intl, format, say: (id) => intl.formatMessage({ id: `${messages}.${id}` }) }),
    [intl, format, messages],
  );
}
