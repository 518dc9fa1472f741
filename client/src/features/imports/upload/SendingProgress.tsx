import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../shared/i18n/useTexts';

/** The progress of an upload from 0 to 1, or 'arrived' while its import is being created. */
export type Sending = number | 'arrived';

interface SendingProgressProps {
  readonly name: string;
  readonly sent: Sending;
  readonly onStop: () => void;
}

/** The progress of an upload, with the button that stops it. */
export function SendingProgress({ name, sent, onStop }: SendingProgressProps) {
  const { say, format } = useTexts('imports.form');
  const label = say('progress');
  if (sent === 'arrived') {
    return (
      <Stack spacing={2}>
        <Typography role="status">{say('starting')}</Typography>
        <LinearProgress aria-label={label} />
      </Stack>
    );
  }
  const percent = Math.floor(sent * 100);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {say('sending', { name, percent: format.percent(percent) })}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={label} sx={{ alignSelf: 'stretch' }} />
      <Button
        variant="outlined"
        onClick={({ detail }) => {
          // Ignores the second click of a double click: the first one was on the send button in the same place.
          if (detail < 2) onStop();
        }}
      >
        {say('stop')}
      </Button>
    </Stack>
  );
}
