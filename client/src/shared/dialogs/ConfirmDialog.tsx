import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The content below the text. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** The label of the button that closes the dialog; default: 'Annulla'. */
  readonly cancelLabel?: string;
  readonly destructive?: boolean;
  /** The action cannot be confirmed yet. */
  readonly confirmDisabled?: boolean;
  /** The confirmed action is running: both buttons are disabled. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for the confirmation of an action; afterwards the focus returns to where it was. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  confirmDisabled = false,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={children === undefined ? 'xs' : 'sm'}
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel ?? <FormattedMessage id="actions.cancel" />}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={confirmDisabled}
          loading={busy}
          autoFocus={!destructive}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
