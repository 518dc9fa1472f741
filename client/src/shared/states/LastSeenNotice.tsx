import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { useFormat } from '../i18n/useFormat';
import { useSession } from '../session/SessionContext';
import { ErrorState } from './ErrorState';

interface LastSeenNoticeProps {
  readonly problem: Problem;
  /** When the data on the page were read; an ISO instant. */
  readonly readAt: string;
  readonly onRetry: () => void;
}

/** Why the current data are missing, and when those on the page were read ('Dati di oggi alle 10:42'). */
export function LastSeenNotice({ problem, readAt, onRetry }: LastSeenNoticeProps) {
  const format = useFormat();
  const { now } = useSession();
  const day = format.date(readAt);
  const isToday = day === format.date(new Date(now()).toISOString());
  return (
    <Box sx={{ mb: 2 }}>
      <ErrorState problem={problem} onRetry={onRetry}>
        <FormattedMessage
          id={isToday ? 'states.lastSeen.today' : 'states.lastSeen.day'}
          values={{ day, time: format.time(readAt) }}
        />
      </ErrorState>
    </Box>
  );
}
