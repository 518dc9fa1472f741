import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { visuallyHidden } from '../page/visuallyHidden';

interface ChooseFileProps {
  readonly label: string;
  readonly size?: 'small' | 'medium';
  /** Media types that the browser offers first. */
  readonly accept?: string;
  readonly describedBy?: string | undefined;
  readonly onFile: (file: File) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A button that opens the browser's dialog to choose a file. */
export function ChooseFile({ label, size = 'small', accept, describedBy, onFile, inputRef }: ChooseFileProps) {
  return (
    <Button
      component="label"
      variant="outlined"
      size={size}
      startIcon={<UploadFileOutlined />}
      // The input inside takes the focus and has the accessible name.
      tabIndex={-1}
      role={undefined}
      sx={{
        alignSelf: 'flex-start',
        overflowWrap: 'anywhere',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {label}
      <Box
        component="input"
        type="file"
        ref={inputRef}
        accept={accept}
        aria-describedby={describedBy}
        sx={visuallyHidden}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this, choosing the same file again after an error is not a change.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </Button>
  );
}

interface UploadProgressProps {
  /** The accessible name of the progress bar. */
  readonly label: string;
  /** The name of the file. */
  readonly name: string;
  /** The part of the file that was sent, 0 to 1. */
  readonly sent: number;
  readonly onAbort: () => void;
}

/** The progress of an upload, and a button that cancels it. */
export function UploadProgress({ label, name, sent, onAbort }: UploadProgressProps) {
  const format = useFormat();
  const percent = Math.floor(100 * sent);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="table" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="table">{format.percent(percent)}</Typography>
        <Button size="small" onClick={onAbort}>
          <FormattedMessage id="actions.cancel" />
        </Button>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
    </Box>
  );
}
