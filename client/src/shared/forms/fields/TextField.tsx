import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { TextInput, type TextInputLook } from './TextInput';
import { boundsOf, useFieldMessage } from './useFieldMessage';

interface TextFieldProps<V extends FieldValues, N extends FieldPath<V>> extends TextInputLook {
  readonly control: Control<V>;
  readonly name: N;
  readonly rules?: UseControllerProps<V, N>['rules'];
}

/** A text input of a form. */
export function TextField<V extends FieldValues, N extends FieldPath<V>>(props: TextFieldProps<V, N>) {
  const { control, name, rules, ...look } = props;
  const { field, fieldState, formState } = useController({ control, name, ...(rules && { rules }) });
  const message = useFieldMessage()(look.label, fieldState, formState.isSubmitted, boundsOf(rules));
  return (
    <TextInput
      {...look}
      name={field.name}
      value={field.value ?? ''}
      required={Boolean(rules?.required)}
      message={message}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
