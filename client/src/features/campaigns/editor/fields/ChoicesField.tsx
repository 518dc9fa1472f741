import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldMessage } from '../../../../shared/forms/fields/useFieldMessage';

interface ChoicesFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A field of the form with a list of the options' values. */
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

/** A group of checkboxes, of which any can be chosen. */
export function ChoicesField<V extends FieldValues>({ control, name, label, options, hint }: ChoicesFieldProps<V>) {
  const id = useId();
  const { field, fieldState, formState } = useController({ control, name });
  const error = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  const chosen: readonly string[] = field.value ?? [];
  const message = error ?? hint;
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={message === undefined ? undefined : id}
      sx={{ minWidth: 0 }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onBlur={field.onBlur}
                {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
                onChange={(_event, isChosen) =>
                  field.onChange(
                    options
                      .map(({ value }) => value)
                      .filter((value) => (value === option.value ? isChosen : chosen.includes(value))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {message !== undefined && (
        <FormHelperText id={id} role={error === undefined ? undefined : 'alert'}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
