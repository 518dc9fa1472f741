import type { CustomerStatus } from '../../../shared/apollo/schema.generated';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { Choice } from '../../../shared/list/selection/useSelection';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useUpdateCustomersStatusMutation } from '../customers.generated';

/**
 * Sets the status of customers: the list shows it at once, and reverts it with a message if the server refuses.
 *
 * @returns resolves to whether the request succeeded, also if some of the customers were refused
 */
export function useCustomersStatus(): (customers: readonly Choice[], status: CustomerStatus) => Promise<boolean> {
  const { say } = useTexts('customers');
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [updateStatus] = useUpdateCustomersStatusMutation();
  return async (customers, status) => {
    const ids = customers.map(({ id }) => id);
    try {
      const { data } = await updateStatus({
        variables: { ids, status },
        optimisticResponse: {
          updateCustomersStatus: ids.map((id) => ({ __typename: 'CustomerOutcome', id, ok: true, reason: null })),
        },
        update: (cache, result) => {
          for (const { id, ok } of result.data?.updateCustomersStatus ?? []) {
            if (ok) cache.modify({ id: `Customer:${id}`, fields: { status: () => status } });
          }
        },
      });
      const failed = data?.updateCustomersStatus.filter(({ ok }) => !ok).length ?? 0;
      if (failed === 0) toasts.success(say('statusUpdated', { count: ids.length }));
      else toasts.error(say('statusPartly', { failed, total: ids.length }));
      return true;
    } catch (error) {
      reportError(error);
      return false;
    }
  };
}
