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

/** Why the requested rows could not be loaded, and when the rows that are still shown were read. */
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

/** The empty state of a list in which no row matches the filters and the search. */
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
