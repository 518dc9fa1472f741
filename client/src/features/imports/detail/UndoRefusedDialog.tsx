import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ImportObstacles, type Obstacle } from './ImportObstacles';

interface UndoRefusedDialogProps {
  /** The first obstacles and the number of all; undefined: the dialog is closed. */
  readonly refused: { readonly obstacles: readonly Obstacle[]; readonly count: number } | undefined;
  readonly onClose: () => void;
}

/** Lists the obstacles because of which undoing was refused. */
export function UndoRefusedDialog({ refused, onClose }: UndoRefusedDialogProps) {
  const { say } = useTexts('imports.obstacles');
  const id = useId();
  return (
    <Dialog
      open={refused !== undefined}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{say('title')}</DialogTitle>
      {refused !== undefined && (
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 1.5 }}>
            {say('text')}
          </DialogContentText>
          <ImportObstacles {...refused} />
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
