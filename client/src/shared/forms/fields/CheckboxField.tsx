import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface CheckboxFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPathByValue<V, boolean>;
  readonly label: ReactNode;
}

/** A checkbox of a form, with its label beside it. */
export function CheckboxField<V extends FieldValues>({ control, name, label }: CheckboxFieldProps<V>) {
  const { value, onChange, onBlur, ref } = useController({ control, name }).field;
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={onChange} onBlur={onBlur} slotProps={{ input: { ref } }} />}
      label={label}
    />
  );
}
