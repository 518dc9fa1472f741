import { emailPattern, isPhoneNumber } from '../forms/fields/rules';
import type { SelectOption } from '../forms/fields/SelectField';
import type { Texts } from '../i18n/useTexts';

/** A text field. */
type TypedField =
  | { readonly kind: 'text'; readonly maxLength: number; readonly optional?: true }
  | { readonly kind: 'email' | 'phone'; readonly optional?: true };

/** A field with one of a few values of the API; the message `<name>.<value>` is the text of each. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly values: readonly string[];
}

/** A field that is displayed and never edited. */
interface ReadOnlyField {
  readonly kind: 'date' | 'dateTime';
}

/** One field of an entity, for its form, its list and its facts; the message of its name is its label. */
export type EntityField = TypedField | ChoiceField | ReadOnlyField;

/** The fields of an entity by their names in the API. */
export type FieldTable<Name extends string = string> = Readonly<Record<Name, EntityField>>;

type Values<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

/** The text of a field in a cell or among facts; an empty value is returned unchanged. */
export function textOfField<Name extends string>(fields: FieldTable<Name>, name: Name) {
  const { kind } = fields[name];
  return (row: Values<Name>, { say, format }: Pick<Texts, 'say' | 'format'>): string | null | undefined => {
    const value = row[name];
    if (!value) return value;
    if (kind === 'choice') return say(`${name}.${value}`);
    if (kind === 'date') return format.date(value);
    return kind === 'dateTime' ? format.dateTime(value) : value;
  };
}

/** The options of a choice field in a select. */
export function optionsOfField(name: string, { values }: ChoiceField, say: Texts['say']): readonly SelectOption[] {
  return values.map((value) => ({ value, label: say(`${name}.${value}`) }));
}

const kinds = {
  text: { validate: {} },
  email: {
    look: { type: 'email', autoComplete: 'off' },
    maxLength: 254,
    validate: { invalid: (text: string) => emailPattern.test(text) },
  },
  phone: {
    look: { type: 'tel', autoComplete: 'off' },
    validate: { invalid: isPhoneNumber },
  },
} as const;

/** The input properties and the rules of a text field; the rules are the server's, so that it rarely refuses one. */
export function inputOfField(field: TypedField) {
  const { look, maxLength, validate } = { look: {}, maxLength: undefined, ...kinds[field.kind] };
  const longest = field.kind === 'text' ? field.maxLength : maxLength;
  const isFilled = (text: string) => text.trim() !== '';
  const checks = Object.entries<(text: string) => boolean>(validate).map(
    ([name, isRight]) => [name, (text: string) => !isFilled(text) || isRight(text.trim())] as const,
  );
  return {
    ...look,
    rules: {
      ...(longest !== undefined && { maxLength: longest }),
      ...(field.optional !== true && { required: true }),
      // a required field of blanks alone is empty
      validate: { ...(field.optional !== true && { required: isFilled }), ...Object.fromEntries(checks) },
    },
  };
}
