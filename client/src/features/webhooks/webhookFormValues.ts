import { webhookKinds } from '@gdd/schema/webhooks';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { CreateWebhookInput, WebhookKind } from '../../shared/apollo/schema.generated';
import type { WebhookDetailsFragment } from './webhooks.generated';

/** The kinds, as the API says them. */
export const kindOptions: readonly WebhookKind[] = webhookKinds.map((kind) => apiEnum(kind));

/** The form of a webhook, as it is typed. */
export interface WebhookFormValues {
  url: string;
  description: string;
  kinds: Record<WebhookKind, boolean>;
  enabled: boolean;
}

const kindsOf = (chosen: readonly WebhookKind[]) =>
  Object.fromEntries(kindOptions.map((kind) => [kind, chosen.includes(kind)])) as WebhookFormValues['kinds'];

/** A webhook as the form shows it; without one the values of a new one. */
export function formValuesOf(webhook?: WebhookDetailsFragment): WebhookFormValues {
  if (webhook === undefined) return { url: '', description: '', kinds: kindsOf([]), enabled: true };
  const { url, description, kinds, state } = webhook;
  return { url, description, kinds: kindsOf(kinds), enabled: state === 'ENABLED' };
}

/** The form as the API takes it; `enabled` is of a change alone. */
export function webhookInput({ url, description, kinds }: WebhookFormValues): CreateWebhookInput {
  return {
    url: url.trim(),
    description: description.trim(),
    kinds: kindOptions.filter((kind) => kinds[kind]),
  };
}
