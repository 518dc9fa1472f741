import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';

/** The progress of an upload from 0 to 1, or 'arrived' while its import is being created. */
export type Sending = number | 'arrived';

interface SendingProgressProps {
  readonly name: string;
  readonly sent: Sending;
  readonly onStop: () => void;
}

/** The progress of an upload, with the button that stops it. */
export function SendingProgress({ name, sent, onStop }: SendingProgressProps) {
  const intl = useIntl();
  const format = useFormat();
  const label = intl.formatMessage({ id: 'imports.form.progress' });
  if (sent === 'arrived') {
    return (
      <Stack spacing={2}>
        <Typography role="status">
          <FormattedMessage id="imports.form.starting" />
        </Typography>
        <LinearProgress aria-label={label} />
      </Stack>
    );
  }
  const percent = Math.floor(sent * 100);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage id="imports.form.sending" values={{ name, percent: format.percent(percent) }} />
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={label} sx={{ alignSelf: 'stretch' }} />
      <Button
        variant="outlined"
        onClick={({ detail }) => {
          // Ignores the second click of a double click: the first one was on the send button in the same place.
          if (detail < 2) onStop();
        }}
      >
        <FormattedMessage id="imports.form.stop" />
      </Button>
    </Stack>
  );
}
