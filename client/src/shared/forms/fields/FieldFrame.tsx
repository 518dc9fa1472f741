import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

/** The id of a field's message, for `aria-describedby`. */
export function messageId(id: string): string {
  return `${id}-message`;
}

/** A field's frame: the label above it, below it the error or else the hint. */
export function FieldFrame({ id, label, optional, error, hint, children }: FieldFrameProps) {
  const message = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
        {optional && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {' '}
            <FormattedMessage id="forms.optional" />
          </Typography>
        )}
      </FormLabel>
      {children}
      {message !== undefined && (
        <FormHelperText id={messageId(id)} role={error === undefined ? undefined : 'alert'}>
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
