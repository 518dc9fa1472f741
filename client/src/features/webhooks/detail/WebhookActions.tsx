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

type OpenedDialog = 'edit' | 'replay' | 'rotate' | 'delete';

/** The actions on a webhook. */
export function WebhookActions({ webhook }: { readonly webhook: WebhookDetailsFragment }) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const [opened, setOpened] = useState<OpenedDialog>();
  const { run, isBusy, secret, forgetSecret } = useCalls(webhook.id);
  const close = () => setOpened(undefined);
  const isEnabled = webhook.state === 'ENABLED';
  return (
    <>
      <Button variant="contained" onClick={() => setOpened('edit')}>
        {say('edit')}
      </Button>
      {isEnabled && (
        <>
          <Button variant="outlined" disabled={isBusy} onClick={() => void run('ping')}>
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
        <ConfirmDialog
          open
          title={say(`${opened}.title`)}
          text={say(`${opened}.text`)}
          confirmLabel={say(`${opened}.submit`)}
          destructive={opened === 'delete'}
          busy={isBusy}
          onConfirm={() => void run(opened).then(close)}
          onClose={close}
        />
      )}
      {secret !== undefined && <WebhookSecretDialog title="rotated" secret={secret} onClose={forgetSecret} />}
    </>
  );
}

/** Runs the actions and reports their outcome. */
function useCalls(id: string) {
  const { say } = useTexts('webhooks');
  const toasts = useToasts();
  const navigate = useNavigate();
  const reportError = useErrorToast();
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [ping] = usePingWebhookMutation({ refetchQueries: ['Webhook', 'WebhookDeliveries'] });
  // the secret must not be stored, so it bypasses the cache
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
