import type { ControllerFieldState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldMessage, type Bounds } from './fieldMessage';

/** The bounds of a field's rules that its messages name. */
export function boundsOf(rules: { minLength?: unknown; maxLength?: unknown } | undefined): Bounds {
  return { min: numberIn(rules?.minLength), max: numberIn(rules?.maxLength) };
}

/**
 * The message of a field's error (specification, section 5), once it is dirty, touched or submitted.
 *
 * @param name the field's label
 */
export function useFieldMessage(): (
  name: string,
  state: ControllerFieldState,
  submitted: boolean,
  bounds: Bounds,
) => string | undefined {
  const intl = useIntl();
  return (name, { error, isDirty, isTouched }, submitted, bounds) => {
    if (error === undefined || !(isDirty || isTouched || submitted)) return undefined;
    if (error.message) return error.message;
    const { id, values } = fieldMessage(name, error.type, intl.locale, bounds);
    return intl.formatMessage({ id }, values);
  };
}

function numberIn(rule: unknown): number | undefined {
  const value: unknown = typeof rule === 'object' && rule !== null && 'value' in rule ? rule.value : rule;
  return typeof value === 'number' ? value : undefined;
}
