import { SecretDialog } from '../../shared/forms/SecretDialog';
import { useTexts } from '../../shared/i18n/useTexts';

interface WebhookSecretDialogProps {
  readonly title: 'created' | 'rotated';
  readonly secret: string;
  readonly onClose: () => void;
}

/** Displays the secret of a webhook, which is possible only once. */
export function WebhookSecretDialog({ title, secret, onClose }: WebhookSecretDialogProps) {
  const { say } = useTexts('webhooks.secret');
  const texts = { title: say(title), warning: say('warning'), label: say('label'), doneLabel: say('done') };
  return <SecretDialog {...texts} secret={secret} onClose={onClose} />;
}
