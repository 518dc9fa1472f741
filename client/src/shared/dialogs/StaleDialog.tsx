import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** What the person can do about it. */
export interface StaleDialogActions {
  readonly busy: boolean;
  readonly onReload: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

interface StaleDialogProps extends StaleDialogActions {
  /** What the messages begin with: `campaigns.stale`. */
  readonly messages: string;
  /** Where the two differ; nothing where they do not. */
  readonly children: ReactNode;
  readonly isSame: boolean;
}

/** Somebody else saved first: shows where the two differ, and leaves the choice to the person. */
export function StaleDialog({ messages, isSame, children, busy, onReload, onKeep, onClose }: StaleDialogProps) {
  const id = useId();
  const intl = useIntl();
  const say = (text: string) => intl.formatMessage({ id: `${messages}.${text}` });
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{say('title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2 }}>
          {say(isSame ? 'same' : 'text')}
        </Typography>
        {!isSame && children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={busy}>
          <FormattedMessage id="actions.cancel" />
        </Button>
        <Button onClick={onReload} disabled={busy} variant="outlined">
          {say('reload')}
        </Button>
        <Button onClick={onKeep} loading={busy} variant="contained">
          {say('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
