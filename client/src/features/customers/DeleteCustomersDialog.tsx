import { forgetEntity } from '../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';
import type { Choice } from '../../shared/list/selection/useSelection';
import { useDeleteCustomerMutation, useDeleteCustomersMutation } from './customers.generated';

interface DeleteCustomersDialogProps {
  readonly customers: readonly Choice[];
  /** Called when the customers are deleted, also if another user had deleted them before. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms that customers are deleted for good (specification, section 8). */
export function DeleteCustomersDialog({ customers, onDeleted, onClose }: DeleteCustomersDialogProps) {
  const format = useFormat();
  const [deleteOne, { client, loading: isOneDeleted }] = useDeleteCustomerMutation();
  const [deleteSeveral, { loading: areSeveralDeleted }] = useDeleteCustomersMutation();
  const [first] = customers;
  const values = { count: customers.length, number: format.number(customers.length) };
  const { say } = useTexts('customers.delete', values);

  const ids = customers.map(({ id }) => id);
  const forget = () => {
    for (const id of ids) forgetEntity(client.cache, 'Customer', id);
    onDeleted();
  };

  return (
    <ActionDialog
      title={say('title')}
      text={isOneDeleted || areSeveralDeleted ? say('wait') : say('text')}
      confirmLabel={say('confirm')}
      destructive
      act={async () => {
        if (ids.length === 1 && first !== undefined) await deleteOne({ variables: { id: first.id } });
        else await deleteSeveral({ variables: { ids } });
      }}
      done={say('done')}
      onDone={forget}
      name={first?.label}
      onError={({ code }, report) => {
        report();
        if (code === 'NOT_FOUND') forget();
        else onClose();
      }}
      onClose={onClose}
    />
  );
}
