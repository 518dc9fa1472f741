import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../i18n/useTexts';
import { PlainTable } from '../table/PlainTable';
import { Dialog } from './Dialog';

/** A field in which two versions of a record differ. */
export interface Difference {
  readonly field: string;
  readonly label: string;
  /** The two values as text, which may have several lines; '' for an empty field. */
  readonly mine: string;
  readonly theirs: string;
}

interface StaleVersionDialogProps {
  /** The prefix of title and text: `campaigns.stale`. */
  readonly messages: string;
  readonly differences: readonly Difference[];
  /** The user's own values are being saved. */
  readonly busy: boolean;
  readonly onReload: () => void;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Somebody else saved first: shows where the two versions differ, and offers to reload, to overwrite or to close. */
export function StaleVersionDialog(props: StaleVersionDialogProps) {
  const { messages, differences, busy, onReload, onKeep, onClose } = props;
  const id = useId();
  const { say: sayOfRecord } = useTexts(messages);
  const { say } = useTexts('stale');
  const isSame = differences.length === 0;
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
      <DialogTitle id={`${id}-title`}>{sayOfRecord('title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2 }}>
          {isSame ? say('same') : sayOfRecord('text')}
        </Typography>
        {!isSame && (
          <Box sx={{ whiteSpace: 'pre-line' }}>
            <PlainTable
              caption={say('differences')}
              captionHidden
              columns={[
                { key: 'field', label: say('field'), cell: ({ label }) => label },
                { key: 'theirs', label: say('theirs'), cell: ({ theirs }) => theirs || say('nothing') },
                { key: 'mine', label: say('mine'), cell: ({ mine }) => mine || say('nothing') },
              ]}
              rows={differences}
              rowKey={({ field }) => field}
            />
          </Box>
        )}
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
