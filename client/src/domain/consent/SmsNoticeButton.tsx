import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { SmsNotice } from './SmsNotice';

interface SmsNoticeButtonProps {
  /** The contact for requests. */
  readonly email: string;
  /** The message that names the button. */
  readonly label: string;
}

/** A button that opens the privacy notice on SMS messages (specification, section 2, modal 4). */
export function SmsNoticeButton({ email, label }: SmsNoticeButtonProps) {
  const { say } = useTexts('consent');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id={label} />
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{say('notice')}</DialogTitle>
        <DialogContent>
          <SmsNotice email={email} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            <FormattedMessage id="actions.close" />
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
