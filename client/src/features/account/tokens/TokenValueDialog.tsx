import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyField } from '../../../shared/forms/fields/CopyField';
import { Notice } from '../../../shared/page/Notice';

interface TokenValueDialogProps {
  readonly name: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** A token just made, for the only time: nothing but its own button closes it. */
export function TokenValueDialog({ name, token, onClose }: TokenValueDialogProps) {
  const id = useId();
  const intl = useIntl();
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-warning`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="account.tokens.created" />
      </DialogTitle>
      <DialogContent>
        <Notice>
          <Typography id={`${id}-warning`}>
            <FormattedMessage id="account.tokens.created.warning" />
          </Typography>
        </Notice>
        <CopyField label={intl.formatMessage({ id: 'account.tokens.token' }, { name })} value={token} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="account.tokens.done" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
