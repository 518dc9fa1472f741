import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** The form is being sent: a second click does nothing. */
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  /** The id of the form that it submits, where the button is outside of the form. */
  readonly form?: string;
  readonly children: ReactNode;
}

/** The submit button of a form, the only one in the style `contained`. */
export function SubmitButton({ busy, disabled = false, fullWidth = false, form, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" loading={busy} disabled={disabled} fullWidth={fullWidth} form={form}>
      {children}
    </Button>
  );
}
