import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useAction } from '../../../shared/actions/useAction';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  useDeleteWebhookMutation,
  usePingWebhookMutation,
  useRotateWebhookSecretMutation,
  type WebhookDetailsFragment,
} from '../webhooks.generated';
import { WebhookDialog } from '../WebhookDialog';
import { WebhookSecretDialog } from '../WebhookSecretDialog';
import { ReplayDialog } from './ReplayDialog';

type OpenedDialog = 'edit' | 'replay' | 'rotate' | 'delete';

/** The actions on a webhook. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookDetailsFragment }) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const [opened, setOpened] = useState<OpenedDialog>();
  const { ping, rotate, remove, secret, forgetSecret } = useCalls(webhook.id);
  const { run, busy } = useAction();
  const close = () => setOpened(undefined);
  const isEnabled = webhook.state === 'ENABLED';
  return (
    <>
      <Button variant="contained" onClick={() => setOpened('edit')}>
        {say('edit')}
      </Button>
      {isEnabled && (
        <>
          <Button variant="outlined" disabled={busy} onClick={() => run(ping, { done: say('ping.done') })}>
            {say('ping')}
          </Button>
          <Button variant="outlined" onClick={() => setOpened('replay')}>
            {say('replay')}
          </Button>
        </>
      )}
      <Button onClick={() => setOpened('rotate')}>{say('rotate')}</Button>
      <Button color="error" onClick={() => setOpened('delete')}>
        {say('delete')}
      </Button>
      {opened === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          onSaved={() => {
            toasts.success(say('saved'));
            close();
          }}
          onClose={close}
        />
      )}
      {opened === 'replay' && <ReplayDialog id={webhook.id} onClose={close} />}
      {(opened === 'rotate' || opened === 'delete') && (
        <ActionDialog
          title={say(`${opened}.title`)}
          text={say(`${opened}.text`)}
          confirmLabel={say(`${opened}.submit`)}
          destructive={opened === 'delete'}
          act={opened === 'delete' ? remove : rotate}
          done={opened === 'delete' ? say('delete.done') : undefined}
          onClose={close}
        />
      )}
      {secret !== undefined && <WebhookSecretDialog title="rotated" secret={secret} onClose={forgetSecret} />}
    </>
  );
}

/** The calls of the actions, and the secret that the last rotation has made. */
function useCalls(id: string) {
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const [ping] = usePingWebhookMutation({ refetchQueries: ['Webhook', 'WebhookDeliveries'] });
  // the secret must not be stored, so it bypasses the cache
  const [rotate] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache', refetchQueries: ['Webhook'] });
  const [remove] = useDeleteWebhookMutation({ update: (cache) => forgetEntity(cache, 'Webhook', id) });
  const variables = { id };
  return {
    ping: () => ping({ variables }),
    rotate: async () => {
      const { data } = await rotate({ variables });
      setSecret(data?.rotateWebhookSecret.secret ?? undefined);
    },
    remove: async () => {
      await remove({ variables });
      await navigate('/webhooks');
    },
    secret,
    forgetSecret: () => setSecret(undefined),
  };
}
