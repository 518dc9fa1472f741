import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListOf } from '../../../shared/list/definition/useListPage';
import { Surface } from '../../../shared/page/Surface';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  useReplayWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookDetailsFragment,
  type WebhookDeliveryListedFragment,
} from '../webhooks.generated';
import { DeliveryDialog } from './DeliveryDialog';
import { deliveryList } from './deliveryList';

/** The deliveries of a webhook, each with its details and a replay action; the server filters, sorts and pages. */
export function Deliveries({ webhook: { id, state } }: { readonly webhook: WebhookDetailsFragment }) {
  const { intl, say, format } = useTexts('webhooks.deliveries');
  const { controls, view, refetch, listed } = useListOf(
    deliveryList,
    useWebhookDeliveriesQuery,
    ({ webhookDeliveriesTable }) => webhookDeliveriesTable,
    { id },
  );
  const [opened, setOpened] = useState<WebhookDeliveryListedFragment>();
  const replay = useReplay(id);
  const row = {
    labelOf: ({ type, queuedAt }: WebhookDeliveryListedFragment) =>
      `${intl.formatMessage({ id: `webhooks.kind.${type}` })}, ${format.dateTime(queuedAt)}`,
    hrefOf: () => undefined,
    actionsOf: (delivery: WebhookDeliveryListedFragment) => [
      { key: 'details', label: say('details'), icon: InfoOutlined, onSelect: () => setOpened(delivery) },
      ...(state === 'ENABLED'
        ? [{ key: 'replay', label: say('replay'), icon: ReplayOutlined, onSelect: () => void replay(delivery.id) }]
        : []),
    ],
  };
  const refresh = (
    <Button onClick={refetch} disabled={view.loading}>
      {say('refresh')}
    </Button>
  );
  return (
    <Surface title={say('title')} actions={refresh}>
      <ListFilters list={deliveryList} controls={controls.filters} />
      <DefinedListView {...listed} row={row} />
      {opened !== undefined && <DeliveryDialog webhookId={id} delivery={opened} onClose={() => setOpened(undefined)} />}
    </Surface>
  );
}

/** Sends a delivery again and reports the outcome. */
function useReplay(id: string) {
  const { say } = useTexts('webhooks.deliveries');
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [replay] = useReplayWebhookDeliveryMutation({ refetchQueries: ['Webhook'] });
  return async (deliveryId: string) => {
    try {
      await replay({ variables: { id, deliveryId } });
      toasts.success(say('replayed'));
    } catch (error) {
      reportError(error);
    }
  };
}
