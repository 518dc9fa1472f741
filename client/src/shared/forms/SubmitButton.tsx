import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** The form is being sent: a second click does nothing. */
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** The one contained button of a form. */
export function SubmitButton({ busy, disabled = false, fullWidth = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" loading={busy} disabled={disabled} fullWidth={fullWidth}>
      {children}
    </Button>
  );
}
