import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/i18n/useTexts';
import type { RequestMadeFragment } from './approvals.generated';

interface RequestMadeDialogProps {
  readonly request: RequestMadeFragment;
  readonly onClose: () => void;
}

/** Explains that nothing has changed yet: the request waits for a second person. Links to it. */
export function RequestMadeDialog({ request: { id, expiresAt }, onClose }: RequestMadeDialogProps) {
  const { say, format } = useTexts('approval');
  const label = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${label}-title`}
      aria-describedby={`${label}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${label}-title`}>{say('made.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${label}-text`}>{say('made.text', { date: format.date(expiresAt) })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
        <Button variant="contained" component={Link} to={`/approvals/${id}`} autoFocus>
          {say('see')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
