import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldFrame, messageId } from './FieldFrame';
import { boundsOf, useFieldMessage } from './useFieldMessage';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  readonly name: N;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly rules?: UseControllerProps<V, N>['rules'];
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Called with the new value after it is set in the form. */
  readonly onSelected?: (value: string) => void;
}

/** A choice from a short list, by the browser's own select, which phones and keyboards support best. */
export function SelectField<V extends FieldValues, N extends FieldPath<V>>(props: SelectFieldProps<V, N>) {
  const { control, name, label, options, rules, hint, disabled = false, onSelected } = props;
  const intl = useIntl();
  const id = useId();
  const { field, fieldState, formState } = useController({ control, name, ...(rules && { rules }) });
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, boundsOf(rules));
  const required = Boolean(rules?.required);

  return (
    <FieldFrame id={id} label={label} required={required} error={message} hint={hint}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        disabled={disabled}
        value={field.value ?? ''}
        onChange={(event) => {
          field.onChange(event);
          onSelected?.(event.target.value);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        inputProps={{
          id,
          name: field.name,
          'aria-required': required || undefined,
          'aria-invalid': message !== undefined,
          'aria-describedby': message !== undefined || hint !== undefined ? messageId(id) : undefined,
        }}
      >
        <option value="" disabled={required}>
          {intl.formatMessage({ id: 'forms.choose' })}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
