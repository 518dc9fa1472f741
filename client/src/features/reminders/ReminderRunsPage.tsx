import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { enumText } from '../../shared/apollo/enumTexts';
import { problemOf } from '../../shared/apollo/problem';
import { usePolling } from '../../shared/apollo/usePolling';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../shared/table/PlainTable';
import { useReminderRunsQuery, type ReminderRunsQuery } from './ReminderRunPage.generated';

type Run = NonNullable<ReminderRunsQuery['reminderRuns']>[number];

/** The polling interval while mails are being sent, in milliseconds. */
const pollInterval = 2_000;

/** The runs of reminders of the last seven days: the progress of each, and the link to the outcomes. */
export function Component() {
  const { say } = useTexts('reminders');
  const { data, error, loading, refetch, startPolling, stopPolling } = useReminderRunsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const runs = data?.reminderRuns;
  usePolling(runs?.some(({ status }) => status === 'RUNNING') ?? false, pollInterval, { startPolling, stopPolling });
  const columns = useColumns();
  const problem = loading || runs ? undefined : problemOf(error);
  const title = say('title');
  return (
    <>
      <PageHeader title={title} subtitle={say('subtitle')} />
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : (
        <Surface title={say('runs')}>
          {runs ? (
            <PlainTable
              caption={say('runs')}
              captionHidden
              columns={columns}
              rows={runs}
              rowKey={({ id }) => id}
              empty={say('runs.none')}
            />
          ) : (
            <SkeletonRows count={3} height={40} />
          )}
        </Surface>
      )}
    </>
  );
}

function useColumns(): readonly TableColumn<Run>[] {
  const { intl, say, format } = useTexts('reminders');
  return [
    {
      key: 'askedAt',
      label: say('askedAt'),
      cell: ({ id, askedAt }) => (
        <Link component={RouterLink} to={`/reminders/${id}`}>
          {format.dateTime(askedAt)}
        </Link>
      ),
    },
    { key: 'askedBy', label: say('askedBy'), cell: ({ askedBy }) => askedBy },
    {
      key: 'status',
      label: say('state'),
      cell: ({ status, done, total }) =>
        say(enumText(status), { done: format.number(done), total: format.number(total), count: total }),
    },
    {
      key: 'counts',
      label: say('outcomes'),
      cell: ({ counts }) =>
        intl.formatList(
          counts.map(({ outcome, count }) => `${say(`outcome.${enumText(outcome)}`)}: ${format.number(count)}`),
          { type: 'unit' },
        ),
    },
  ];
}
