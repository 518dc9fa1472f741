import AddOutlined from '@mui/icons-material/AddOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { usePersonalTokensQuery, type PersonalTokenRowFragment } from './personalTokens.generated';

const NewTokenDialog = lazy(async () => ({ default: (await import('./NewTokenDialog')).NewTokenDialog }));
const RevokeTokenDialog = lazy(async () => ({ default: (await import('./RevokeTokenDialog')).RevokeTokenDialog }));

/** The tokens with which the user's programs read the portal's data: list, create, revoke. */
export function PersonalTokens({ username }: { username: string }) {
  const { say } = useTexts('account.tokens');
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<PersonalTokenRowFragment>();
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>{say('text')}</Typography>
      <TokenList onRevoke={setRevoking} />
      <Box>
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setCreating(true)}>
          {say('new')}
        </Button>
      </Box>
      <Suspense>
        {isCreating && <NewTokenDialog username={username} onClose={() => setCreating(false)} />}
        {revoking !== undefined && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(undefined)} />}
      </Suspense>
    </Stack>
  );
}

function TokenList({ onRevoke }: { onRevoke: (token: PersonalTokenRowFragment) => void }) {
  const { say } = useTexts('account');
  const columns = useTokenColumns(onRevoke);
  // programs use tokens at any time: the last use is fetched at each visit
  const { data, loading, error, refetch } = usePersonalTokensQuery({ fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.personalTokens) return <SkeletonRows count={1} height={40} />;
  if (data.personalTokens.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{say('tokens.none')}</Typography>;
  }
  return (
    <PlainTable
      caption={say('tokens')}
      captionHidden
      columns={columns}
      rows={data.personalTokens}
      rowKey={({ id }) => id}
    />
  );
}

function useTokenColumns(
  onRevoke: (token: PersonalTokenRowFragment) => void,
): readonly TableColumn<PersonalTokenRowFragment>[] {
  const { say, format } = useTexts('account.tokens');
  return [
    { key: 'name', label: say('name'), cell: ({ name, ending }) => <Named name={name} ending={ending} /> },
    { key: 'createdAt', label: say('createdAt'), cell: ({ createdAt }) => format.date(createdAt) },
    {
      key: 'expiresAt',
      label: say('expiresAt'),
      cell: ({ expired, expiresAt }) => (expired ? <Expired at={expiresAt} /> : format.date(expiresAt)),
    },
    {
      key: 'lastUsedAt',
      label: say('lastUsedAt'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? say('neverUsed') : format.dateTime(lastUsedAt)),
    },
    {
      key: 'action',
      label: say('action'),
      align: 'end',
      cell: (token) =>
        !token.expired && (
          <Button
            size="small"
            aria-label={say('revoke.one', { name: token.name })}
            onClick={() => onRevoke(token)}
            // the negative margin aligns the text with the row, whatever the size of the touch target
            sx={{ my: { xs: -1.25, sm: -0.75 }, mr: -1.25 }}
          >
            {say('revoke')}
          </Button>
        ),
    },
  ];
}

function Named({ name, ending }: { name: string; ending: string }) {
  const { say } = useTexts('account.tokens');
  return (
    <>
      {name}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('ending', { ending })}
      </Typography>
    </>
  );
}

function Expired({ at }: { at: string }) {
  const { say, format } = useTexts('account.tokens');
  return (
    <StatusTag icon={EventBusyOutlined} tone="neutral">
      {say('expired', { date: format.date(at) })}
    </StatusTag>
  );
}
