import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { notificationAddress } from '@gdd/schema/notifications';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { setUnread } from '../../domain/notifications/setUnread';
import { useUnread } from '../../domain/notifications/useUnread';
import { enumText } from '../../shared/apollo/enumTexts';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { useTexts } from '../../shared/i18n/useTexts';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { NothingFound, StaleRowsNotice } from '../../shared/list/ListNotices';
import { ListPager } from '../../shared/list/paging/ListPager';
import { useStepBack } from '../../shared/list/paging/useStepBack';
import { useVisiblePage, type PageView } from '../../shared/list/paging/useVisiblePage';
import { useListState } from '../../shared/list/state/useListState';
import { useLiveQuery } from '../../shared/live/liveHooks';
import { PageHeader } from '../../shared/page/PageHeader';
import { visuallyHidden } from '../../shared/page/visuallyHidden';
import { useCan } from '../../shared/permissions/useCan';
import { useSession } from '../../shared/session/SessionContext';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import {
  InboxDocument,
  useInboxQuery,
  useMarkAllReadMutation,
  useMarkReadMutation,
  type InboxItemFieldsFragment,
} from './inbox.generated';
import { inboxList } from './inboxList';
import { itemText } from './itemText';

/** The user's notifications: each item links to its page, and is marked as read when the link is followed. */
export function Component() {
  const { say } = useTexts('inbox');
  const unread = useUnread();
  const controls = useListState(inboxList.codec);
  const input = useMemo(() => inboxList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useInboxQuery({ variables: { input }, fetchPolicy: 'cache-and-network' });
  useLiveQuery('INBOX', InboxDocument, { input });
  const view = useVisiblePage({ page: data?.inboxTable, loading, error }, controls.state, controls.key);
  const isBeyond = useStepBack(view, controls);
  const reportError = useErrorToast();
  const [markAll, marking] = useMarkAllReadMutation({
    update: (cache, { data: marked }) => setUnread(cache, marked?.markAllRead),
  });
  const retry = (): void => void refetch();
  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          <>
            {unread !== undefined && unread > 0 && (
              <Button
                variant="outlined"
                disabled={marking.loading}
                onClick={() => void markAll().then(retry, reportError)}
              >
                {say('markAll')}
              </Button>
            )}
            <Button component={Link} to="/account#notifications">
              {say('preferences')}
            </Button>
          </>
        }
      />
      <ListFilters list={inboxList} controls={controls.filters} />
      <Items
        view={isBeyond ? { ...view, visible: undefined } : view}
        isNarrowed={controls.isNarrowed}
        onClear={controls.clear}
        onRetry={retry}
      >
        {view.visible !== undefined && (
          <ListPager
            page={view.visible.page}
            pageSize={view.visible.pageSize}
            total={view.visible.total}
            onPage={controls.setPage}
            onPageSize={controls.setPageSize}
          />
        )}
      </Items>
    </>
  );
}

interface ItemsProps {
  readonly view: PageView<InboxItemFieldsFragment>;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Items({ view: { visible, loading, problem }, isNarrowed, onClear, onRetry, children }: ItemsProps) {
  const intl = useIntl();
  if (problem !== undefined && visible === undefined) return <ErrorState problem={problem} onRetry={onRetry} />;
  if (visible === undefined) return <SkeletonRows count={5} height={72} />;
  if (visible.total === 0 && !loading) {
    if (isNarrowed) return <NothingFound onClear={onClear} />;
    const say = (part: string) => intl.formatMessage({ id: `inbox.empty.${part}` });
    return <EmptyState title={say('title')} text={say('text')} />;
  }
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'inbox.title' })}
      aria-busy={loading}
      sx={{ maxWidth: 960 }}
    >
      {problem !== undefined && visible.readAt !== undefined && (
        <StaleRowsNotice problem={problem} readAt={visible.readAt} onRetry={onRetry} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {visible.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </Box>
      {children}
    </Box>
  );
}

function Item({ item }: { readonly item: InboxItemFieldsFragment }) {
  const texts = useTexts('inbox');
  const can = useCan();
  const { now } = useSession();
  const [markRead] = useMarkReadMutation({
    update: (cache, { data }) => {
      setUnread(cache, data?.markRead);
      cache.modify({ id: cache.identify(item) ?? '', fields: { readAt: () => new Date(now()).toISOString() } });
    },
  });
  const isUnread = item.readAt === null;
  // a failure is ignored: the item stays unread, and can be marked again
  const markAsRead = (): void => {
    if (isUnread) markRead({ variables: { ids: [item.id] } }).catch(() => undefined);
  };
  return (
    <Paper component="li" sx={{ ...cardStyle, ...(isUnread && unreadStyle) }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {isUnread && (
          <Box component="span" sx={visuallyHidden}>
            {texts.say('unreadItem')}{' '}
          </Box>
        )}
        {texts.intl.formatMessage({ id: `notifications.kind.${item.kind}` })} · {texts.format.dateTime(item.at)}
      </Typography>
      <MuiLink
        component={Link}
        to={addressOf(item)}
        onClick={markAsRead}
        underline="hover"
        sx={{ ...linkStyle, fontWeight: isUnread ? 650 : 400 }}
      >
        {itemText(item, can('accessSubscription'), texts)}
      </MuiLink>
      {isUnread && (
        <Button
          size="small"
          onClick={markAsRead}
          sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start', ml: -1.5 }}
        >
          <FormattedMessage id="inbox.markRead" />
        </Button>
      )}
    </Paper>
  );
}

function addressOf({ link: { page, ids } }: InboxItemFieldsFragment): string {
  return notificationAddress(enumText(page), ids);
}

const cardStyle = { position: 'relative', display: 'flex', flexDirection: 'column', gap: 0.5, p: 2 } as const;
const unreadStyle = { borderLeft: 4, borderLeftColor: 'accent.main' } as const;
/** The link covers the whole card; its button is layered above it. */
const linkStyle = { color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
