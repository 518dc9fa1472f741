import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnalyticsInput } from '../../../shared/apollo/schema.generated';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { AnalyticsDocument } from '../AnalyticsPage.generated';
import { operationText } from './operationText';

/** Copies the page's GraphQL operation with its input, so that an analyst can run it with a personal token. */
export function CopyQuery({ input }: { input: AnalyticsInput | undefined }) {
  const toasts = useToasts();
  const { say } = useTexts('analytics');
  const [visible, setVisible] = useState<string>();
  const copy = async (chosen: AnalyticsInput) => {
    const text = operationText(AnalyticsDocument, { input: chosen });
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(say('copied'));
    } catch {
      // no clipboard outside of HTTPS, or the browser refuses it
      setVisible(text);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ContentCopyOutlined />}
        disabled={input === undefined}
        onClick={() => {
          if (input !== undefined) void copy(input);
        }}
      >
        {say('copy')}
      </Button>
      {visible !== undefined && <QueryDialog text={visible} onClose={() => setVisible(undefined)} />}
    </>
  );
}

function QueryDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const id = useId();
  const { say } = useTexts('analytics');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{say('copy.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{say('copyFailed')}</DialogContentText>
        <OutlinedInput
          value={text}
          readOnly
          multiline
          fullWidth
          maxRows={16}
          autoFocus
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { 'aria-label': say('copy.title') } }}
          sx={{ fontFamily: 'monospace', typography: 'table' }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
