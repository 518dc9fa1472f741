import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly submitLabel: string;
  /** The label of the button that closes the dialog; default: 'Annulla'. */
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  /** The form is not valid yet: the button is disabled. */
  readonly disabled?: boolean;
  /** For a form of more than a few fields. */
  readonly wide?: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form over the page; Enter submits it, a click outside does not close it. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, submitLabel, cancelLabel, onSubmit, onClose, children } = props;
  const { busy = false, disabled = false, wide = false } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (!busy && reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={id}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
    >
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel ?? <FormattedMessage id="actions.cancel" />}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={disabled}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
