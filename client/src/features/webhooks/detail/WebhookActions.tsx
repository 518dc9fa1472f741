import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog';
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

type Asked = 'edit' | 'replay' | 'rotate' | 'delete';

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookDetailsFragment }) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const [asked, setAsked] = useState<Asked>();
  const { run, isBusy, secret, forgetSecret } = useCalls(webhook.id);
  const close = () => setAsked(undefined);
  const isEnabled = webhook.state === 'ENABLED';
  return (
    <>
      <Button variant="contained" onClick={() => setAsked('edit')}>
        {say('edit')}
      </Button>
      {isEnabled && (
        <>
          <Button variant="outlined" disabled={isBusy} onClick={() => void run('ping')}>
            {say('ping')}
          </Button>
          <Button variant="outlined" onClick={() => setAsked('replay')}>
            {say('replay')}
          </Button>
        </>
      )}
      <Button onClick={() => setAsked('rotate')}>{say('rotate')}</Button>
      <Button color="error" onClick={() => setAsked('delete')}>
        {say('delete')}
      </Button>
      {asked === 'edit' && (
        <WebhookDialog
          webhook={webhook}
          onSaved={() => {
            toasts.success(say('saved'));
            close();
          }}
          onClose={close}
        />
      )}
      {asked === 'replay' && <ReplayDialog id={webhook.id} onClose={close} />}
      {(asked === 'rotate' || asked === 'delete') && (
        <ConfirmDialog
          open
          title={say(`${asked}.title`)}
          text={say(`${asked}.text`)}
          confirmLabel={say(`${asked}.submit`)}
          destructive={asked === 'delete'}
          busy={isBusy}
          onConfirm={() => void run(asked).then(close)}
          onClose={close}
        />
      )}
      {secret !== undefined && <WebhookSecretDialog title="rotated" secret={secret} onClose={forgetSecret} />}
    </>
  );
}

/** Makes the calls, and tells how they went. */
function useCalls(id: string) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const navigate = useNavigate();
  const reportError = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [ping] = usePingWebhookMutation({ refetchQueries: ['Webhook', 'WebhookDeliveries'] });
  // the secret is stored nowhere, not in the cache either
  const [rotate] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache', refetchQueries: ['Webhook'] });
  const [remove] = useDeleteWebhookMutation({ update: (cache) => forgetEntity(cache, 'Webhook', id) });
  const variables = { id };
  const calls = {
    ping: async () => {
      await ping({ variables });
      toasts.success(say('ping.done'));
    },
    rotate: async () => {
      const { data } = await rotate({ variables });
      setSecret(data?.rotateWebhookSecret.secret ?? undefined);
    },
    delete: async () => {
      await remove({ variables });
      toasts.success(say('delete.done'));
      await navigate('/webhooks');
    },
  } as const;
  const run = async (call: keyof typeof calls) => {
    setBusy(true);
    try {
      await calls[call]();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, secret, forgetSecret: () => setSecret(undefined) };
}
