import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { useFormat } from '../i18n/useFormat';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';

interface StaleRowsNoticeProps {
  readonly problem: Problem;
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** Why the rows asked for are not there, and from when those are that stay. */
export function StaleRowsNotice({ problem, readAt, onRetry }: StaleRowsNoticeProps) {
  const format = useFormat();
  return (
    <Box sx={{ mb: 2 }}>
      <ErrorState problem={problem} onRetry={onRetry}>
        <FormattedMessage id="list.kept" values={{ at: format.dateTime(new Date(readAt).toISOString()) }} />
      </ErrorState>
    </Box>
  );
}

/** No row has what is asked for. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'list.narrowed.title' })}
      text={intl.formatMessage({ id: 'list.narrowed.text' })}
      action={
        <Button variant="outlined" onClick={onClear}>
          <FormattedMessage id="list.clearFilters" />
        </Button>
      }
    />
  );
}
