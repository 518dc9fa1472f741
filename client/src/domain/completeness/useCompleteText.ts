import { useIntl } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';

/** Returns the sentence that sales are complete until a month; undefined where the office has marked none. */
export function useCompleteText(through: string | null | undefined): string | undefined {
  const intl = useIntl();
  const { month } = useFormat();
  if (!through) return undefined;
  const name = month(through);
  return intl.formatMessage({ id: `completeness.through${name.startsWith('a') ? 'A' : ''}` }, { month: name });
}
