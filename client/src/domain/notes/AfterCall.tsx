import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { bottomBarHeight } from '../../shared/page/bottomBar';
import { NoteDialog } from './NoteDialog';

interface AfterCallProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
  readonly onClose: () => void;
}

/** Offers a note on the call that was just made: it waits below the page for who comes back from the telephone. */
export function AfterCall({ dealer, onClose }: AfterCallProps) {
  const { intl, say } = useTexts('note');
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <NoteDialog dealer={dealer} onClose={onClose} />;
  return (
    <Snackbar
      open
      message={say('afterCall', { name: dealer.businessName })}
      action={
        <>
          <Button color="inherit" onClick={() => setWriting(true)} sx={{ minHeight: 44 }}>
            {say('write')}
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
