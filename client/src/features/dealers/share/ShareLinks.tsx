import AddOutlined from '@mui/icons-material/AddOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAction } from '../../../shared/actions/useAction';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';
import { Surface } from '../../../shared/page/Surface';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { RevokeLinkDialog } from './RevokeLinkDialog';
import {
  DealerShareLinksDocument,
  useCreateShareLinkMutation,
  useDealerShareLinksQuery,
  type CreateShareLinkMutation,
  type ShareLinkRowFragment,
} from './shareLinks.generated';
import { NewLinkDialog } from './NewLinkDialog';

interface ShareLinksProps {
  readonly dealer: { readonly id: string; readonly businessName: string };
}

/** The links to a dealer's share page for people without an account: list, create, revoke. */
export function ShareLinks({ dealer }: ShareLinksProps) {
  const { say } = useTexts('dealers');
  const { created, busy, create, forget } = useCreation(dealer);
  const [revoking, setRevoking] = useState<ShareLinkRowFragment>();
  return (
    <Surface title={say('share')}>
      <Stack spacing={2}>
        <LinkList dealerId={dealer.id} onRevoke={setRevoking} />
        <Box>
          <Button variant="outlined" startIcon={<AddOutlined />} loading={busy} onClick={create}>
            {say('share.create')}
          </Button>
        </Box>
      </Stack>
      {created !== undefined && <NewLinkDialog dealerName={dealer.businessName} link={created} onClose={forget} />}
      {revoking !== undefined && (
        <RevokeLinkDialog dealerId={dealer.id} link={revoking} onClose={() => setRevoking(undefined)} />
      )}
    </Surface>
  );
}

function useCreation({ id: dealerId, businessName }: ShareLinksProps['dealer']) {
  const { run, busy } = useAction();
  const [created, setCreated] = useState<CreateShareLinkMutation['createShareToken']>();
  // The link is stored nowhere, so it must not be in the cache.
  const [createLink] = useCreateShareLinkMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [DealerShareLinksDocument],
  });
  const create = () =>
    run(() => createLink({ variables: { dealerId } }), {
      onDone: ({ data }) => setCreated(data?.createShareToken),
      name: businessName,
    });
  return { created, busy, create, forget: () => setCreated(undefined) };
}

interface LinkListProps {
  readonly dealerId: string;
  readonly onRevoke: (link: ShareLinkRowFragment) => void;
}

function LinkList({ dealerId, onRevoke }: LinkListProps) {
  const { say } = useTexts('dealers');
  // Links are used at any time: the last use is fetched at each visit.
  const { data, loading, error, refetch } = useDealerShareLinksQuery({
    variables: { dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.shareTokens) return <SkeletonRows count={1} height={60} />;
  if (data.shareTokens.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{say('share.empty')}</Typography>;
  }
  return (
    <Box component="ul" aria-label={say('share')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.shareTokens.map((link) => (
        <LinkItem key={link.id} link={link} onRevoke={onRevoke} />
      ))}
    </Box>
  );
}

function LinkItem({ link, onRevoke }: { readonly link: ShareLinkRowFragment } & Pick<LinkListProps, 'onRevoke'>) {
  const { intl, say, format } = useTexts('account.tokens');
  const { ending, createdAt, createdBy, expiresAt, expired, lastUsedAt } = link;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id="dealers.share.ending" values={{ ending }} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {say('createdAt')} {format.date(createdAt)} · {createdBy.name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {lastUsedAt === null ? say('neverUsed') : `${say('lastUsedAt')}: ${format.dateTime(lastUsedAt)}`}
        </Typography>
        {expired ? (
          <StatusTag icon={EventBusyOutlined} tone="neutral">
            {say('expired', { date: format.date(expiresAt) })}
          </StatusTag>
        ) : (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {say('expiresAt')} {format.date(expiresAt)}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'dealers.share.revoke.title' }, { ending })}
        onClick={() => onRevoke(link)}
      >
        {say('revoke')}
      </Button>
    </Box>
  );
}
