import { useId, useRef } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  type Validate,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldFrame, messageId } from '../forms/fields/FieldFrame';
import { useFieldMessage } from '../forms/fields/useFieldMessage';
import { DateInput } from './DateInput';

interface DateFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  readonly name: N;
  readonly label: string;
  readonly rules?: UseControllerProps<V, N>['rules'];
  readonly hint?: string;
}

/** A day in a form, with its label above it. Its value is yyyy-mm-dd, or '' while the text is not a day. */
export function DateField<V extends FieldValues, N extends FieldPath<V>>(props: DateFieldProps<V, N>) {
  const { control, name, label, rules, hint } = props;
  const id = useId();
  const intl = useIntl();
  // A ref, because the form validates later than the render that made the rules.
  const isParsed = useRef(true);
  const { required, validate, ...others } = rules ?? {};
  const notADay = intl.formatMessage({ id: 'dates.notADay' });
  const { field, fieldState, formState } = useController<V, N>({
    control,
    name,
    rules: {
      ...others,
      validate: {
        day: (day: unknown) => day !== '' || isParsed.current || notADay,
        required: (day: unknown) => !required || day !== '',
        ...named(validate),
      },
    },
  });
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  return (
    <FieldFrame id={id} label={label} required={Boolean(required)} error={message} hint={hint}>
      <DateInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={(day, isDay) => {
          isParsed.current = isDay;
          field.onChange(day);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        required={Boolean(required)}
        invalid={message !== undefined}
        describedBy={message !== undefined || hint !== undefined ? messageId(id) : undefined}
      />
    </FieldFrame>
  );
}

type Rule<V extends FieldValues, N extends FieldPath<V>> = NonNullable<UseControllerProps<V, N>['rules']>['validate'];

/** Rules by their names; a single one has the name that react-hook-form gives it. */
function named<V extends FieldValues, N extends FieldPath<V>>(rule: Rule<V, N>) {
  return typeof rule === 'function' ? { validate: rule as Validate<V[N], V> } : rule;
}
