import type { EditableDealerField } from '@gdd/schema/dealers';
import type { Difference } from '../../../shared/dialogs/StaleVersionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { comparedFields } from '../dealerSections';
import { valueText } from '../valueText';
import type { DealerFormValues } from './dealerFormValues';

/** Returns a function that lists the fields in which two versions of a dealer differ, as text. */
export function useDealerDifferences() {
  const { intl, say, language } = useTexts('dealers');
  const asText = (field: EditableDealerField, values: DealerFormValues): string => {
    const { parentId } = values;
    const text = field === 'parentId' ? (parentId?.id ?? '') : values[field].trim();
    const apiText = field === 'tier' ? text.toLowerCase() : text;
    return valueText(field, apiText, { intl, language, memberName: () => parentId?.label });
  };
  return (mine: DealerFormValues, theirs: DealerFormValues): readonly Difference[] =>
    comparedFields
      .map((field) => ({
        field,
        label: say(field),
        mine: asText(field, mine),
        theirs: asText(field, theirs),
      }))
      .filter((difference) => difference.mine !== difference.theirs);
}
