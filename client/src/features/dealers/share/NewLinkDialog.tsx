import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { CopyField } from '../../../shared/forms/fields/CopyField';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Notice } from '../../../shared/page/Notice';
import { QrCode } from '../../../shared/page/QrCode';

interface NewLinkDialogProps {
  readonly dealerName: string;
  readonly link: { readonly url: string; readonly expiresAt: string };
  readonly onClose: () => void;
}

/** A new link as text and as a QR code. It is displayed only once, so only the dialog's own button closes it. */
export function NewLinkDialog({ dealerName, link: { url, expiresAt }, onClose }: NewLinkDialogProps) {
  const id = useId();
  const { say, format } = useTexts('dealers');
  return (
    <Dialog
      open
      className="printed-alone"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
      maxWidth="sm"
      fullWidth
    >
      <GlobalStyles styles={printedAlone} />
      <DialogTitle id={`${id}-title`}>{say('share.shown', { name: dealerName })}</DialogTitle>
      <DialogContent>
        <Notice>
          <Typography id={`${id}-warning`}>{say('share.shown.warning')}</Typography>
        </Notice>
        <CopyField label={say('share')} value={url} />
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, mt: 1 }}>
          <QrCode text={url} label={`QR · ${say('share.shown', { name: dealerName })}`} />
          <Typography>
            <FormattedMessage id="account.tokens.expiresAt" /> {format.date(expiresAt)}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints only this dialog, without its buttons. */
const printedAlone = {
  '@media print': {
    'body > *:not(.printed-alone), .printed-alone .MuiBackdrop-root, .printed-alone button': {
      display: 'none !important',
    },
    '.printed-alone, .printed-alone *': { overflow: 'visible !important' },
  },
} as const;
