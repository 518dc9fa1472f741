import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { useFormat } from '../../../shared/i18n/useFormat';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { useSessionsQuery, type SessionRowFragment } from './sessions.generated';

const EndSessionDialog = lazy(async () => ({ default: (await import('./EndSessionDialog')).EndSessionDialog }));

/** The user's sessions with their times and addresses, and the buttons that end one or all others. */
export function Sessions() {
  // other devices sign in and out at any time: fetched at each visit
  const { data, loading, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [ending, setEnding] = useState<SessionRowFragment | 'others'>();
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.sessions) return <SkeletonRows count={1} height={40} />;
  const { sessions } = data;
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>
        <FormattedMessage id="account.sessions.text" />
      </Typography>
      <SessionTable sessions={sessions} onEnd={setEnding} />
      {sessions.length > 1 && (
        <Box>
          <Button variant="outlined" onClick={() => setEnding('others')}>
            <FormattedMessage id="account.sessions.endOthers" />
          </Button>
        </Box>
      )}
      <Suspense>
        {ending !== undefined && <EndSessionDialog which={ending} onClose={() => setEnding(undefined)} />}
      </Suspense>
    </Stack>
  );
}

interface SessionTableProps {
  readonly sessions: readonly SessionRowFragment[];
  readonly onEnd: (session: SessionRowFragment) => void;
}

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const intl = useIntl();
  const format = useFormat();
  const label = (id: string) => intl.formatMessage({ id: `account.sessions.${id}` });
  const columns: readonly TableColumn<SessionRowFragment>[] = [
    {
      key: 'createdAt',
      label: label('createdAt'),
      cell: ({ createdAt, signedInFrom }) => <Moment at={format.dateTime(createdAt)} from={signedInFrom} />,
    },
    {
      key: 'device',
      label: label('device'),
      cell: ({ device }) => device ?? label('device.unknown'),
    },
    {
      key: 'lastUsedAt',
      label: label('lastUsedAt'),
      cell: ({ lastUsedAt, lastUsedFrom }) => <Moment at={format.dateTime(lastUsedAt)} from={lastUsedFrom} />,
    },
    {
      key: 'action',
      label: label('action'),
      align: 'end',
      cell: (session) =>
        session.current ? (
          label('current')
        ) : (
          <Button
            size="small"
            aria-label={intl.formatMessage(
              { id: 'account.sessions.end.one' },
              { date: format.dateTime(session.createdAt) },
            )}
            onClick={() => onEnd(session)}
          >
            {label('end')}
          </Button>
        ),
    },
  ];
  return (
    <PlainTable
      caption={intl.formatMessage({ id: 'account.sessions' })}
      captionHidden
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  );
}

/** A time, and below it the network address. */
function Moment({ at, from }: { at: string; from: string | null }) {
  return (
    <>
      {at}
      {from !== null && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FormattedMessage id="account.sessions.from" values={{ address: from }} />
        </Typography>
      )}
    </>
  );
}
