import AddOutlined from '@mui/icons-material/AddOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { DefinedListView } from '../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../shared/list/definition/ListFilters';
import { useListPage } from '../../shared/list/definition/useListPage';
import { useSelection } from '../../shared/list/selection/useSelection';
import { PageHeader } from '../../shared/page/PageHeader';
import { serviceAccountList } from './serviceAccountList';
import { useServiceAccountListQuery, type ServiceAccountListedFragment } from './serviceAccounts.generated';

// Loaded when they are first opened, so that the list loads faster.
const NewServiceAccountDialog = lazy(async () => ({
  default: (await import('./NewServiceAccountDialog')).NewServiceAccountDialog,
}));
const RevokeServiceAccountDialog = lazy(async () => ({
  default: (await import('./RevokeServiceAccountDialog')).RevokeServiceAccountDialog,
}));

/** The service accounts, which administrators create and revoke. */
export function Component() {
  const { say } = useTexts('serviceAccounts');
  const { controls, view, refetch, listed } = useListPage(
    serviceAccountList,
    useServiceAccountListQuery,
    ({ serviceAccountsTable }) => serviceAccountsTable,
  );
  useSelection(serviceAccountList.name, controls, view.visible !== undefined);
  const [opened, setOpened] = useState<'new' | ServiceAccountListedFragment>();
  const close = () => setOpened(undefined);
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={() => setOpened('new')}>
      {say('new')}
    </Button>
  );
  const row = {
    labelOf: ({ name }: ServiceAccountListedFragment) => name,
    hrefOf: () => undefined,
    actionsOf: (account: ServiceAccountListedFragment) =>
      account.state === 'REVOKED'
        ? []
        : [{ key: 'revoke', label: say('revoke'), icon: BlockOutlined, onSelect: () => setOpened(account) }],
  };
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} actions={newButton('contained')} />
      <ListFilters list={serviceAccountList} controls={controls.filters} />
      <DefinedListView {...listed} row={row} emptyAction={newButton('outlined')} />
      <Suspense>
        {opened === 'new' && <NewServiceAccountDialog onMade={refetch} onClose={close} />}
        {opened !== undefined && opened !== 'new' && <RevokeServiceAccountDialog account={opened} onClose={close} />}
      </Suspense>
    </>
  );
}
