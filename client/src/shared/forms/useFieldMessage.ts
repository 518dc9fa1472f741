import type { ControllerFieldState } from 'react-hook-form';
import { useIntl } from 'react-intl';

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The bounds of a field's rules that its messages name. */
export function boundsOf(rules: { minLength?: unknown; maxLength?: unknown } | undefined): Bounds {
  return { min: numberIn(rules?.minLength), max: numberIn(rules?.maxLength) };
}

/**
 * What is wrong with a field, in words (specification, section 5): told when it is dirty or touched, or was sent.
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
  return (name, { error, isDirty, isTouched }, submitted, { min, max }) => {
    if (error === undefined || !(isDirty || isTouched || submitted)) return undefined;
    if (error.message) return error.message;
    if (error.type === 'required' && !namesAgree(name, intl.locale))
      return intl.formatMessage({ id: 'forms.fieldRequired' });
    const id = messageIds[error.type] ?? 'forms.fieldInvalid';
    return intl.formatMessage({ id }, { name, min, max });
  };
}

/** The type of an error → its message: react-hook-form's own rules and the field reasons of the server. */
const messageIds: Readonly<Record<string, string>> = {
  required: 'forms.required',
  minLength: 'forms.tooShort',
  tooShort: 'forms.tooShort',
  maxLength: 'forms.maximumLength',
  tooLong: 'forms.maximumLength',
  pattern: 'forms.invalid',
  invalid: 'forms.invalid',
  ConfirmPassword: 'forms.mismatch',
  mismatch: 'forms.mismatch',
  taken: 'forms.taken',
  unknown: 'forms.unknown',
  notAllowed: 'forms.notAllowed',
  tooCommon: 'forms.tooCommon',
};

/** Labels of fields whose first word is masculine and singular in Italian, as '{name} è obbligatorio' wants it. */
const masculine: ReadonlySet<string> = new Set(
  'anno, campo, canale, codice, dealer, fattore, importo, indirizzo, nome, numero, obiettivo, premio, responsabile, ruolo, stato, telefono, tier, tipo, titolo, username'.split(
    ', ',
  ),
);

/** Whether a sentence that says the name agrees with its gender; where it does not, the field is told without it. */
function namesAgree(name: string, locale: string): boolean {
  const [first = ''] = name.toLowerCase().split(/\s/);
  return !locale.startsWith('it') || masculine.has(first);
}

function numberIn(rule: unknown): number | undefined {
  const value: unknown = typeof rule === 'object' && rule !== null && 'value' in rule ? rule.value : rule;
  return typeof value === 'number' ? value : undefined;
}
