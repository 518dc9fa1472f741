import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog';

interface ResultDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What an action has done, which was asked for before: to read and to close. */
export function ResultDialog({ title, onClose, children }: ResultDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
