import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { useListState } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { Notice } from '../../../shared/page/Notice';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useWaitingWork } from '../../../domain/work/useWaitingWork';
import { UserFilters } from './UserFilters';
import { userName } from '../userName';
import { useUserListQuery } from '../users.generated';
import { userList } from './userList';

/**
 * The users: the number of waiting ones, and a list to search, filter, sort and page; each row links to the user's
 * page.
 */
export function Component() {
  const { say } = useTexts('users');
  const controls = useListState(userList.codec);
  const input = useMemo(() => userList.input(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useUserListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useVisiblePage({ page: data?.usersTable, loading, error }, controls.state, controls.key);
  // stores the list's state for the links back to it
  useSelection(userList.name, controls, view.visible !== undefined);
  const members = data?.usersTable?.items.flatMap(({ member }) => member ?? []) ?? [];
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} startIcon={<PersonAddOutlined />} component={Link} to="/users/new">
      {say('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} actions={newButton('contained')} />
      {!controls.state.filter.state.includes('waiting') && (
        <Waiting onShow={() => controls.setFilter({ ...userList.codec.emptyFilter, state: ['waiting'] })} />
      )}
      <UserFilters controls={controls.filters} members={members} />
      <DefinedListView
        list={userList}
        controls={controls}
        view={view}
        row={{ labelOf: userName, hrefOf: ({ id }) => `/users/${id}` }}
        emptyAction={newButton('outlined')}
        onRetry={() => void refetch()}
      />
    </>
  );
}

/** The number of registered users who wait for activation, if there are any. */
function Waiting({ onShow }: { readonly onShow: () => void }) {
  const { say } = useTexts('users.waiting');
  const count = useWaitingWork('cache-and-network')?.USERS ?? 0;
  if (count === 0) return null;
  return (
    <Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box component="span" sx={{ flex: '1 1 auto' }}>
          {say('count', { count })}
        </Box>
        <Button size="small" variant="outlined" onClick={onShow}>
          {say('show')}
        </Button>
      </Box>
    </Notice>
  );
}
