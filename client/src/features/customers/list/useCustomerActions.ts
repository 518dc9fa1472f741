import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { RowAction } from '../../../shared/list/columns/ListColumn';
import type { Choice } from '../../../shared/list/selection/useSelection';
import { customerName } from '../customerName';
import { otherStatus } from '../customerOptions';
import type { CustomerRecordFragment } from '../customers.generated';
import type { OpenDialog } from './CustomerListDialogs';

const choiceOf = (customer: CustomerRecordFragment): Choice => ({ id: customer.id, label: customerName(customer) });

/** The actions of a customer's row. */
export function useCustomerActions(
  open: (dialog: OpenDialog) => void,
  onStatus: (customer: Choice, status: CustomerRecordFragment['status']) => void,
): (customer: CustomerRecordFragment) => readonly RowAction[] {
  const { say } = useTexts('customers.action');
  return (customer) => [
    { key: 'edit', label: say('edit'), icon: EditOutlined, onSelect: () => open({ kind: 'form', customer }) },
    {
      key: 'status',
      label: say(`set.${otherStatus[customer.status]}`),
      icon: PublishedWithChangesOutlined,
      onSelect: () => onStatus(choiceOf(customer), otherStatus[customer.status]),
    },
    {
      key: 'delete',
      label: say('delete'),
      icon: DeleteOutlined,
      destructive: true,
      onSelect: () => open({ kind: 'delete', customers: [choiceOf(customer)] }),
    },
  ];
}
