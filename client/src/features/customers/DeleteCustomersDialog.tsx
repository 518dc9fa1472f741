import { useIntl } from 'react-intl';
import { thrownProblem } from '../../shared/apollo/problem';
import { forgetEntity } from '../../shared/apollo/forgetEntity';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useFormat } from '../../shared/i18n/useFormat';
import type { Choice } from '../../shared/list/selection/useSelection';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useDeleteCustomerMutation, useDeleteCustomersMutation } from './customers.generated';

interface DeleteCustomersDialogProps {
  readonly customers: readonly Choice[];
  /** Called when the customers are deleted, also if another user had deleted them before. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms that customers are deleted for good (specification, section 8). */
export function DeleteCustomersDialog({ customers, onDeleted, onClose }: DeleteCustomersDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [deleteOne, one] = useDeleteCustomerMutation();
  const [deleteSeveral, several] = useDeleteCustomersMutation();
  const busy = one.loading || several.loading;
  const [first] = customers;
  const values = { count: customers.length, number: format.number(customers.length) };
  const say = (id: string) => intl.formatMessage({ id: `customers.delete.${id}` }, values);

  const run = async () => {
    const ids = customers.map(({ id }) => id);
    try {
      if (ids.length === 1 && first !== undefined) await deleteOne({ variables: { id: first.id } });
      else await deleteSeveral({ variables: { ids } });
      toasts.success(say('done'));
    } catch (error) {
      const problem = thrownProblem(error);
      reportError(error, first?.label);
      if (problem.code !== 'NOT_FOUND') return onClose();
    }
    for (const id of ids) forgetEntity(one.client.cache, 'Customer', id);
    onDeleted();
  };

  return (
    <ConfirmDialog
      open
      title={say('title')}
      text={busy ? say('wait') : say('text')}
      confirmLabel={say('confirm')}
      destructive
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
