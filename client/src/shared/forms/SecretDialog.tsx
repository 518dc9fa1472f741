import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../dialogs/Dialog';
import { CopyField } from './fields/CopyField';
import { Notice } from '../page/Notice';

interface SecretDialogProps {
  readonly title: string;
  /** The text that the secret is shown only once. */
  readonly warning: string;
  readonly label: string;
  readonly secret: string;
  readonly doneLabel: string;
  readonly onClose: () => void;
}

/** A new secret, shown once: only the button closes the dialog. */
export function SecretDialog({ title, warning, label, secret, doneLabel, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-warning`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Notice>
          <Typography id={`${id}-warning`}>{warning}</Typography>
        </Notice>
        <CopyField label={label} value={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {doneLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
