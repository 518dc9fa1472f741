import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListPage } from '../../../shared/list/definition/useListPage';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useWebhookListQuery, type WebhookDetailsFragment } from '../webhooks.generated';
import { webhookList } from './webhookList';

// Loaded when they are first opened, so that the list is displayed sooner.
const WebhookDialog = lazy(async () => ({ default: (await import('../WebhookDialog')).WebhookDialog }));
const WebhookSecretDialog = lazy(async () => ({
  default: (await import('../WebhookSecretDialog')).WebhookSecretDialog,
}));

const row = {
  labelOf: ({ url }: WebhookDetailsFragment) => url,
  hrefOf: ({ id }: WebhookDetailsFragment) => `/webhooks/${id}`,
};

/** The list of webhooks: subscriptions of other systems to events, with their delivery status. */
export function Component() {
  const { say } = useTexts('webhooks');
  const { controls, view, listed } = useListPage(
    webhookList,
    useWebhookListQuery,
    ({ webhooksTable }) => webhooksTable,
  );
  useSelection(webhookList.name, controls, view.visible !== undefined);
  const [isOpen, setOpen] = useState(false);
  const newButton = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={() => setOpen(true)}>
      {say('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} actions={newButton('contained')} />
      <ListFilters list={webhookList} controls={controls.filters} />
      <DefinedListView {...listed} row={row} emptyAction={newButton('outlined')} />
      {isOpen && <NewWebhook onClose={() => setOpen(false)} />}
    </>
  );
}

/** Creates a webhook: displays the form, then the secret, then the webhook's page. */
function NewWebhook({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const navigate = useNavigate();
  const [created, setCreated] = useState<{ readonly path: string; readonly secret: string }>();
  const onSaved = ({ id }: WebhookDetailsFragment, secret: string | null = null) => {
    const path = `/webhooks/${id}`;
    if (secret !== null) return setCreated({ path, secret });
    // the request was repeated after a lost response: the secret is no longer available
    toasts.error(say('secretLost'));
    void navigate(path);
  };
  return (
    <Suspense>
      {created === undefined ? (
        <WebhookDialog onSaved={onSaved} onClose={onClose} />
      ) : (
        <WebhookSecretDialog title="created" secret={created.secret} onClose={() => void navigate(created.path)} />
      )}
    </Suspense>
  );
}
