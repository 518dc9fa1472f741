import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { requiredMark } from './RequiredNote';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Marked with an asterisk, in forms that say what it means. */
  readonly required: boolean;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

/** The id of a field's message, for `aria-describedby`. */
export function messageId(id: string): string {
  return `${id}-message`;
}

/** A field's frame: the label above it, marked if it is required; below it the error or else the hint. */
export function FieldFrame({ id, label, required, error, hint, children }: FieldFrameProps) {
  const message = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, ...(required && requiredMark) }}>
        {label}
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
