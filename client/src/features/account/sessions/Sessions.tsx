import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { useSessionsQuery, type SessionRowFragment } from './sessions.generated';

const EndSessionDialog = lazy(async () => ({ default: (await import('./EndSessionDialog')).EndSessionDialog }));

/** The user's sessions with their times and addresses, and the buttons that end one or all others. */
export function Sessions() {
  const { say } = useTexts('account.sessions');
  // other devices sign in and out at any time: fetched at each visit
  const { data, loading, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [ending, setEnding] = useState<SessionRowFragment | 'others'>();
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.sessions) return <SkeletonRows count={1} height={40} />;
  const { sessions } = data;
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>{say('text')}</Typography>
      <SessionTable sessions={sessions} onEnd={setEnding} />
      {sessions.length > 1 && (
        <Box>
          <Button variant="outlined" onClick={() => setEnding('others')}>
            {say('endOthers')}
          </Button>
        </Box>
      )}
      <Suspense>
        {ending !== undefined && <EndSessionDialog ended={ending} onClose={() => setEnding(undefined)} />}
      </Suspense>
    </Stack>
  );
}

interface SessionTableProps {
  readonly sessions: readonly SessionRowFragment[];
  readonly onEnd: (session: SessionRowFragment) => void;
}

function SessionTable({ sessions, onEnd }: SessionTableProps) {
  const { intl, say, format } = useTexts('account.sessions');
  const columns: readonly TableColumn<SessionRowFragment>[] = [
    {
      key: 'createdAt',
      label: say('createdAt'),
      cell: ({ createdAt, signedInFrom }) => <Moment at={format.dateTime(createdAt)} from={signedInFrom} />,
    },
    {
      key: 'device',
      label: say('device'),
      cell: ({ device }) => device ?? say('device.unknown'),
    },
    {
      key: 'lastUsedAt',
      label: say('lastUsedAt'),
      cell: ({ lastUsedAt, lastUsedFrom }) => <Moment at={format.dateTime(lastUsedAt)} from={lastUsedFrom} />,
    },
    {
      key: 'action',
      label: say('action'),
      align: 'end',
      cell: (session) =>
        session.current ? (
          say('current')
        ) : (
          <Button
            size="small"
            aria-label={say('end.one', { date: format.dateTime(session.createdAt) })}
            onClick={() => onEnd(session)}
          >
            {say('end')}
          </Button>
        ),
    },
  ];
  return (
    <PlainTable
      caption={intl.formatMessage({ id: 'labels.sessions' })}
      captionHidden
      columns={columns}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  );
}

/** A time, and below it the network address. */
function Moment({ at, from }: { at: string; from: string | null }) {
  const { say } = useTexts('account.sessions');
  return (
    <>
      {at}
      {from !== null && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('from', { address: from })}
        </Typography>
      )}
    </>
  );
}
