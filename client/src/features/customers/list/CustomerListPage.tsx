import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection, type Choice } from '../../../shared/list/selection/useSelection';
import { PageHeader } from '../../../shared/page/PageHeader';
import { CustomersExport } from './CustomersExport';
import { customerList, isByStatus } from './customerList';
import { customerName } from '../customerName';
import { useCustomerListQuery, type CustomerRecordFragment } from '../customers.generated';
import { useCustomersStatus } from './useCustomersStatus';
import { ChosenActions } from './ChosenActions';
import { CustomerListDialogs, type OpenDialog } from './CustomerListDialogs';
import { useChooseAllCustomers } from './useChooseAllCustomers';
import { useCustomerActions } from './useCustomerActions';

/** The customers: search, filter, sort, page, select, create, change, delete. */
export function Component() {
  const { say } = useTexts('customers');
  const { controls, view, refetch, listed } = useListPage(
    customerList,
    useCustomerListQuery,
    ({ customersTable }) => customersTable,
  );
  const selection = useSelection(customerList.name, controls, view.visible !== undefined);
  const all = useChooseAllCustomers(selection, controls.state, controls.key);
  const setStatus = useCustomersStatus();
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = (next: OpenDialog) => startTransition(() => setDialog(next));
  const close = () => setDialog(undefined);
  const chosen = [...selection.chosen].map(([id, label]): Choice => ({ id, label }));
  const changeStatus = async (customers: readonly Choice[], status: CustomerRecordFragment['status']) => {
    if ((await setStatus(customers, status)) && isByStatus(controls.state)) refetch();
  };

  const actionsOf = useCustomerActions(open, (customer, status) => void changeStatus([customer], status));
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={() => open({ kind: 'form', customer: undefined })}>
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
            <CustomersExport state={controls.state} rows={view.visible?.total} />
            {newButton('contained')}
          </>
        }
      />
      <ListFilters list={customerList} controls={controls.filters} />
      <DefinedListView
        {...listed}
        row={{ labelOf: customerName, hrefOf: () => undefined, actionsOf }}
        choosing={{
          selection,
          all,
          actions: (
            <ChosenActions
              onStatus={(status) => void changeStatus(chosen, status)}
              onDelete={() => open({ kind: 'delete', customers: chosen })}
            />
          ),
        }}
        emptyAction={newButton('outlined')}
      />
      <CustomerListDialogs dialog={dialog} selection={selection} onClose={close} refetch={refetch} />
    </>
  );
}
