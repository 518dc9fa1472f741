import { webhookKinds } from '@gdd/schema/webhooks';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { CreateWebhookInput, WebhookKind } from '../../shared/apollo/schema.generated';
import type { WebhookDetailsFragment } from './webhooks.generated';

/** The kinds of events as values of the API's enum. */
export const kindOptions: readonly WebhookKind[] = webhookKinds.map((kind) => apiEnum(kind));

/** The form of a webhook. */
export interface WebhookFormValues {
  url: string;
  description: string;
  kinds: Record<WebhookKind, boolean>;
  enabled: boolean;
}

const kindsOf = (chosen: readonly WebhookKind[]) =>
  Object.fromEntries(kindOptions.map((kind) => [kind, chosen.includes(kind)])) as WebhookFormValues['kinds'];

/** The form values of a webhook; without one, those of a new one. */
export function formValuesOf(webhook?: WebhookDetailsFragment): WebhookFormValues {
  if (webhook === undefined) return { url: '', description: '', kinds: kindsOf([]), enabled: true };
  const { url, description, kinds, state } = webhook;
  return { url, description, kinds: kindsOf(kinds), enabled: state === 'ENABLED' };
}

/** The form values as the API's input for a new webhook; `enabled` exists only for changes. */
export function webhookInput({ url, description, kinds }: WebhookFormValues): CreateWebhookInput {
  return {
    url: url.trim(),
    description: description.trim(),
    kinds: kindOptions.filter((kind) => kinds[kind]),
  };
}
