import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A secret that is displayed once, to be copied: with a click, or by hand. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // no clipboard outside of HTTPS, or the browser refuses it
      field.current?.select();
      setOutcome('notCopied');
    }
  };

  return (
    <>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <OutlinedInput
          id={id}
          value={value}
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
            // small enough for a token on one line; not on a phone, which zooms into inputs with small letters
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
