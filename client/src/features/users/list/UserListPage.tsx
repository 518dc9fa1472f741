import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection } from '../../../shared/list/selection/useSelection';
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
  const { controls, data, view, listed } = useListPage(userList, useUserListQuery, ({ usersTable }) => usersTable);
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
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          <>
            <Button component={Link} to="/users/security">
              {say('toSecurity')}
            </Button>
            {newButton('contained')}
          </>
        }
      />
      {!controls.state.filter.state.includes('waiting') && (
        <Waiting onShow={() => controls.setFilter({ ...userList.codec.emptyFilter, state: ['waiting'] })} />
      )}
      <UserFilters controls={controls.filters} members={members} />
      <DefinedListView
        {...listed}
        row={{ labelOf: userName, hrefOf: ({ id }) => `/users/${id}` }}
        emptyAction={newButton('outlined')}
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
