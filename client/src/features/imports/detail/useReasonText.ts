import { enumText } from '../../../shared/apollo/enumTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ImportRecordFragment } from '../imports.generated';

type Reason = ImportRecordFragment['errors'][number]['reason'];

interface ReasonLabels {
  /** The reason in general. */
  readonly text: (reason: Reason) => string;
  /** The reason with the details of the case. */
  readonly sentence: (problem: { readonly reason: Reason; readonly parameters: Record<string, unknown> }) => string;
}

/** Texts of the reasons of invalid rows, in the chosen language. */
export function useReasonText(): ReasonLabels {
  const { intl, say, format } = useTexts('imports.reason');
  const asText = (value: unknown): string => {
    if (typeof value === 'number') return format.number(value);
    const text = String(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? format.date(text) : text;
  };
  return {
    text: (reason) => say(enumText(reason)),
    sentence: ({ reason, parameters }) => {
      const id = `imports.reason.${enumText(reason)}`;
      const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, asText(value)]));
      const parts = [id, `${id}.detail`].filter((each) => each in intl.messages);
      return parts.map((each) => intl.formatMessage({ id: each }, values)).join(' ');
    },
  };
}
