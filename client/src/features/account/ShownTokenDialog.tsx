import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../shared/page/Notice';

interface ShownTokenDialogProps {
  readonly name: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** A token just made, for the only time: nothing but its own button closes it. */
export function ShownTokenDialog({ name, token, onClose }: ShownTokenDialogProps) {
  const id = useId();
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
        <TokenToCopy name={name} token={token} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="account.tokens.done" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TokenToCopy({ name, token }: Omit<ShownTokenDialogProps, 'onClose'>) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setOutcome('copied');
    } catch {
      // no clipboard outside of HTTPS, or the browser was told not to give it
      field.current?.select();
      setOutcome('notCopied');
    }
  };

  return (
    <>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        <FormattedMessage id="account.tokens.token" values={{ name }} />
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <OutlinedInput
          id={id}
          value={token}
          readOnly
          multiline
          size="small"
          autoFocus
          inputRef={field}
          onFocus={() => field.current?.select()}
          sx={{
            flex: '1 1 280px',
            fontFamily: 'monospace',
            wordBreak: 'break-all',
            // the whole token on one line, but on a phone, which magnifies the page round smaller letters
            fontSize: { sm: '0.8125rem' },
          }}
          slotProps={{ input: { spellCheck: false, autoComplete: 'off' } }}
        />
        <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          <FormattedMessage id="account.tokens.copy" />
        </Button>
      </Box>
      <Typography role="status" variant="caption" component="p" sx={{ minHeight: 20, mt: 0.5 }}>
        {outcome !== undefined && <FormattedMessage id={`account.tokens.${outcome}`} />}
      </Typography>
    </>
  );
}
