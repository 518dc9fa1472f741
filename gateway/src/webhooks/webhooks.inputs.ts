import {
  deliverySortColumns,
  webhookSortColumns,
  type DeliveryState,
  type MessageType,
  type WebhookKind,
  type WebhookState,
} from '@gdd/schema/webhooks';
import { InputType } from 'type-graphql';
import { field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { WebhookDeliveryStateEnum, WebhookKindEnum, WebhookMessageTypeEnum, WebhookStateEnum } from './webhookEnums.js';

@InputType({ description: 'Filter for webhooks: all given conditions apply; in a list, any value matches.' })
export class WebhookFilter {
  @field.orNull(() => [WebhookStateEnum], 'Limited to these states.') state?: WebhookState[] | null;
}

const webhookList = listOf('Webhook', 'webhooks', {
  columns: webhookSortColumns,
  filter: WebhookFilter,
  order: 'oldest first',
  search: 'A part of address or description.',
});

@InputType({ description: 'The state of the table of webhooks.' })
export class WebhookTableInput extends webhookList.Table {}

@InputType({ description: 'Filter for deliveries: all given conditions apply; in a list, any value matches.' })
export class WebhookDeliveryFilter {
  @field.orNull(() => [WebhookDeliveryStateEnum], 'Limited to these states.') state?: DeliveryState[] | null;
  @field.orNull(() => [WebhookMessageTypeEnum], 'Limited to these types.') type?: MessageType[] | null;
}

const webhookDeliveryList = listOf('WebhookDelivery', 'deliveries of a webhook', {
  columns: deliverySortColumns,
  filter: WebhookDeliveryFilter,
  order: 'newest first',
  search: 'A part of the id of a message.',
});

@InputType({ description: 'The state of the table of the deliveries of a webhook.' })
export class WebhookDeliveryTableInput extends webhookDeliveryList.Table {}

@InputType({ description: 'A webhook as it is created.' })
export class CreateWebhookInput {
  @text('The address that messages are sent to: https, on the public internet.') url: string;
  @text('The purpose: up to 200 characters.') description: string;
  @field(() => [WebhookKindEnum], 'The kinds of events that it subscribes to: one or more.') kinds: WebhookKind[];
}

@InputType({ description: 'A webhook as it shall be: all of it.' })
export class UpdateWebhookInput extends CreateWebhookInput {
  @flag('Whether messages are sent.') enabled: boolean;
  @int.orNull('The version that the edit is based on; an outdated version is refused.') version?: number | null;
}

/** The state of the table of webhooks, as the REST service takes it. */
export function webhooksState(table: WebhookTableInput): BodyOf<'/webhooks/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}

/** The state of the table of deliveries, as the REST service takes it. */
export function deliveriesState(table: WebhookDeliveryTableInput): BodyOf<'/webhooks/{id}/deliveries/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}
