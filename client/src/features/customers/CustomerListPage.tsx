import { useApolloClient } from '@apollo/client/react';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RowAction } from '../../shared/list/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useChooseAll, type ChoicePage } from '../../shared/list/useChooseAll';
import { useListState } from '../../shared/list/useListState';
import { useSelection, type Choice } from '../../shared/list/useSelection';
import { useShownPage } from '../../shared/list/useShownPage';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { CustomersExport } from './CustomersExport';
import { CustomerFilters } from './CustomerFilters';
import { customerList, customerListCodec, customerTableInput, type CustomerListState } from './customerListCodec';
import { customerName } from './customerName';
import { otherStatus } from './customerOptions';
import { CustomerChoicesDocument, useCustomerListQuery, type CustomerRecordFragment } from './customers.generated';
import { useCustomerColumns } from './useCustomerColumns';
import { useCustomersStatus } from './useCustomersStatus';

// Fetched when they are opened first: the list is there sooner.
const CustomerDialog = lazy(async () => ({ default: (await import('./CustomerDialog')).CustomerDialog }));
const DeleteCustomersDialog = lazy(async () => ({
  default: (await import('./DeleteCustomersDialog')).DeleteCustomersDialog,
}));

/** What stands over the list. */
type OpenDialog =
  | { readonly kind: 'form'; readonly customer: CustomerRecordFragment | undefined }
  | { readonly kind: 'delete'; readonly customers: readonly Choice[] }
  | undefined;

const choiceOf = (customer: CustomerRecordFragment): Choice => ({ id: customer.id, label: customerName(customer) });

/** The customers: search, filter, sort, page, choose, enter, change, delete. */
export function Component() {
  const intl = useIntl();
  const controls = useListState(customerListCodec);
  const input = useMemo(() => customerTableInput(controls.state), [controls.state]);
  const { data, loading, error, refetch } = useCustomerListQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const view = useShownPage({ page: data?.customersTable, loading, error }, controls.state, controls.key);
  const selection = useSelection(customerList, controls, view.shown !== undefined);
  const all = useChooseAllCustomers(selection, controls.state, controls.key);
  const columns = useCustomerColumns();
  const setStatus = useCustomersStatus();
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = (next: OpenDialog) => startTransition(() => setDialog(next));
  const close = () => setDialog(undefined);
  const chosen = [...selection.chosen].map(([id, label]): Choice => ({ id, label }));
  const changeStatus = async (customers: readonly Choice[], status: CustomerRecordFragment['status']) => {
    if ((await setStatus(customers, status)) && isByStatus(controls.state)) void refetch();
  };

  const label = (action: string) => intl.formatMessage({ id: `customers.action.${action}` });
  const actionsOf = (customer: CustomerRecordFragment): readonly RowAction[] => [
    { key: 'edit', label: label('edit'), icon: EditOutlined, onSelect: () => open({ kind: 'form', customer }) },
    {
      key: 'status',
      label: label(`set.${otherStatus[customer.status]}`),
      icon: PublishedWithChangesOutlined,
      onSelect: () => void changeStatus([choiceOf(customer)], otherStatus[customer.status]),
    },
    {
      key: 'delete',
      label: label('delete'),
      icon: DeleteOutlined,
      destructive: true,
      onSelect: () => open({ kind: 'delete', customers: [choiceOf(customer)] }),
    },
  ];
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={() => open({ kind: 'form', customer: undefined })}>
      <FormattedMessage id="customers.new" />
    </Button>
  );

  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'customers.title' })}
        subtitle={<FormattedMessage id="customers.subtitle" />}
        actions={
          <>
            <CustomersExport state={controls.state} rows={view.shown?.total} />
            {newButton('contained')}
          </>
        }
      />
      <CustomerFilters controls={controls.filters} />
      <ListView
        list="customers"
        label={intl.formatMessage({ id: 'customers.title' })}
        codec={customerListCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{ labelOf: customerName, hrefOf: () => undefined, actionsOf }}
        choosing={{
          selection,
          all,
          actions: (
            <>
              {(['ACTIVE', 'SUSPENDED'] as const).map((status) => (
                <Button key={status} size="small" variant="outlined" onClick={() => void changeStatus(chosen, status)}>
                  {label(`set.${status}`)}
                </Button>
              ))}
              <Button
                size="small"
                variant="outlined"
                color="error"
                onClick={() => open({ kind: 'delete', customers: chosen })}
              >
                {label('delete')}
              </Button>
            </>
          ),
        }}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'customers.empty.title' })}
            text={intl.formatMessage({ id: 'customers.empty.text' })}
            action={newButton('outlined')}
          />
        }
        onRetry={() => void refetch()}
      />
      <Suspense>
        {dialog?.kind === 'form' && (
          <CustomerDialog
            customer={dialog.customer}
            onClose={close}
            onSaved={() => {
              close();
              void refetch();
            }}
          />
        )}
        {dialog?.kind === 'delete' && (
          <DeleteCustomersDialog
            customers={dialog.customers}
            onClose={close}
            onDeleted={() => {
              close();
              selection.setAll(dialog.customers, false);
              void refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whether a customer's status decides if, or where, it stands in the list. */
function isByStatus({ filter, sort }: CustomerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}

function useChooseAllCustomers(selection: ReturnType<typeof useSelection>, state: CustomerListState, key: string) {
  const client = useApolloClient();
  const read: ChoicePage = async (page) => {
    const input = customerTableInput({ ...state, sort: { column: 'id', direction: 'asc' }, page, pageSize: 100 });
    const { data } = await client.query({
      query: CustomerChoicesDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { items, total } = data?.customersTable ?? { items: [], total: 0 };
    return { rows: items.map((item) => ({ id: item.id, label: customerName(item) })), total };
  };
  return useChooseAll(selection, key, read);
}
