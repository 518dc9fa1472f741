import { dealerFields, type WrittenDealerField } from '@gdd/schema/dealers';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { IntlShape } from 'react-intl';
import { countryName } from '../../shared/i18n/countryName';
import { formatDate, type Language } from '../../shared/i18n/format';
import { provinceName } from './dealerFacts';

/** The language of a dealer's values, and the names of members. */
export interface DealerLabels {
  readonly intl: IntlShape;
  readonly language: Language;
  /** Returns the name of a member; undefined while it is not known. */
  readonly memberName: (id: string) => string | undefined;
}

/**
 * The text of a field's value; a value that cannot be parsed is returned unchanged.
 *
 * @param value the value as the REST service writes it; an empty one has no text
 */
export function valueText(field: WrittenDealerField, value: string | null, texts: DealerLabels): string {
  const text = value ?? '';
  if (text === '') return '';
  const { intl, language, memberName } = texts;
  const isOneOf = (values: readonly string[]) => values.includes(text);
  switch (dealerFields[field].kind) {
    case 'country':
      return countryName(intl, text);
    case 'status':
      return isOneOf(dealerStatuses) ? intl.formatMessage({ id: `dealers.status.${text}` }) : text;
    case 'tier':
      return isOneOf(dealerTiers) ? intl.formatMessage({ id: `dealers.tier.${text}` }) : text;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(text) ? formatDate(text.slice(0, 10), language) : text;
    case 'province':
      return `${provinceName(text)} (${text})`;
    case 'member':
      return memberName(text) ?? intl.formatMessage({ id: 'dealers.filter.unknownMember' }, { id: text });
    default:
      return text;
  }
}
