import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bottomBarHeight } from '../../shared/page/bottomBar';
import { NoteDialog } from './NoteDialog';

interface AfterCallProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  readonly onClose: () => void;
}

/** Offers a note on the call that was just made: it waits below the page for who comes back from the telephone. */
export function AfterCall({ dealer, onClose }: AfterCallProps) {
  const intl = useIntl();
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <NoteDialog dealer={dealer} onClose={onClose} />;
  return (
    <Snackbar
      open
      message={intl.formatMessage({ id: 'note.afterCall' }, { name: dealer.businessName })}
      action={
        <>
          <Button color="inherit" onClick={() => setWriting(true)} sx={{ minHeight: 44 }}>
            <FormattedMessage id="note.write" />
          </Button>
          <IconButton color="inherit" aria-label={intl.formatMessage({ id: 'actions.close' })} onClick={onClose}>
            <Close />
          </IconButton>
        </>
      }
      sx={{ bottom: { xs: bottomBarHeight + 16, md: 24 }, displayPrint: 'none' }}
    />
  );
}
