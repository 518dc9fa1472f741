import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';

export interface Terms {
  terms: boolean;
}

/** The acceptance of the programme's terms, without which nobody registers. */
export function TermsField() {
  const id = useId();
  const { control } = useFormContext<Terms>();
  const { field, fieldState } = useController({ control, name: 'terms', rules: { required: true } });
  const missing = fieldState.error !== undefined;
  return (
    <FormControl error={missing}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: { ref: field.ref, 'aria-describedby': missing ? id : undefined, 'aria-invalid': missing },
            }}
          />
        }
        label={<FormattedMessage id="auth.terms" />}
      />
      {missing && (
        <FormHelperText id={id} role="alert">
          <FormattedMessage id="auth.termsRequired" />
        </FormHelperText>
      )}
    </FormControl>
  );
}
