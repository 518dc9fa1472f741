import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldMessage } from '../../../shared/forms/fields/useFieldMessage';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';

interface PickFieldProps<V extends FieldValues> {
  readonly control: Control<V>;
  /** A field of the form with a list of the options' values. */
  readonly name: FieldPath<V>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The text if nothing is selected. */
  readonly none: string;
  readonly required?: boolean;
}

/** A multiple selection: a button that opens the options, and below it the selected ones. */
export function PickField<V extends FieldValues>({
  control,
  name,
  label,
  options,
  none,
  required = false,
}: PickFieldProps<V>) {
  const { field, fieldState, formState } = useController({
    control,
    name,
    rules: { validate: { required: (value) => !required || (value as readonly string[]).length > 0 } },
  });
  const value = field.value as readonly string[];
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  const chosen = value.map((each) => options.find((option) => option.value === each)?.label ?? each);
  return (
    <Box>
      <MultiSelectFilter label={label} options={options} value={value} onChange={field.onChange} />
      <Typography variant="table" component="p" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {chosen.length === 0 ? none : chosen.join(', ')}
      </Typography>
      {message !== undefined && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
