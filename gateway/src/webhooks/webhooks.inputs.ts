import {
  deliverySortColumns,
  webhookSortColumns,
  type DeliverySortColumn,
  type DeliveryState,
  type MessageType,
  type WebhookKind,
  type WebhookSortColumn,
  type WebhookState,
} from '@gdd/schema/webhooks';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { WebhookDeliveryStateEnum, WebhookKindEnum, WebhookMessageTypeEnum, WebhookStateEnum } from './webhookEnums.js';

const WebhookSortColumnEnum = describedEnum(
  'WebhookSortColumn',
  'A column that the table of webhooks can be sorted by.',
  webhookSortColumns,
  (column) => `By ${column}.`,
);

const WebhookDeliverySortColumnEnum = describedEnum(
  'WebhookDeliverySortColumn',
  'A column that the table of deliveries can be sorted by.',
  deliverySortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which webhooks; all conditions must hold, in a list any value suffices.' })
export class WebhookFilter {
  @field.orNull(() => [WebhookStateEnum], 'In one of these states.') state?: WebhookState[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class WebhookSort extends TableSort {
  @field(() => WebhookSortColumnEnum, 'The column.') column: WebhookSortColumn;
}

@InputType({ description: 'The state of the table of webhooks.' })
export class WebhookTableInput extends TablePage {
  @field.orNull(() => WebhookFilter, 'Which webhooks; all without.') filter?: WebhookFilter | null;
  @field.orNull(() => WebhookSort, 'In which order; the oldest first without.') sort?: WebhookSort | null;
  @text.orNull('A part of address or description.') search?: string | null;
}

@InputType({ description: 'Which deliveries; all conditions must hold, in a list any value suffices.' })
export class WebhookDeliveryFilter {
  @field.orNull(() => [WebhookDeliveryStateEnum], 'In one of these states.') state?: DeliveryState[] | null;
  @field.orNull(() => [WebhookMessageTypeEnum], 'Of one of these types.') type?: MessageType[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class WebhookDeliverySort extends TableSort {
  @field(() => WebhookDeliverySortColumnEnum, 'The column.') column: DeliverySortColumn;
}

@InputType({ description: 'The state of the table of the deliveries of a webhook.' })
export class WebhookDeliveryTableInput extends TablePage {
  @field.orNull(() => WebhookDeliveryFilter, 'Which deliveries; all without.') filter?: WebhookDeliveryFilter | null;

  @field.orNull(() => WebhookDeliverySort, 'In which order; the newest first without.')
  sort?: WebhookDeliverySort | null;

  @text.orNull('A part of the id of a message.') search?: string | null;
}

@InputType({ description: 'A webhook as it is created.' })
export class CreateWebhookInput {
  @text('Where messages go: https, and on the public internet.') url: string;
  @text('What it is for: up to 200 characters.') description: string;
  @field(() => [WebhookKindEnum], 'What it subscribes to: one kind or more.') kinds: WebhookKind[];
}

@InputType({ description: 'A webhook as it shall be: all of it.' })
export class UpdateWebhookInput extends CreateWebhookInput {
  @flag('Whether messages are sent.') enabled: boolean;
  @int.orNull('The version that the edit is based on; a stale one is refused.') version?: number | null;
}

/** The state of the table of webhooks, as the REST service takes it. */
export function webhooksState(table: WebhookTableInput): BodyOf<'/webhooks/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}

/** The state of the table of deliveries, as the REST service takes it. */
export function deliveriesState(table: WebhookDeliveryTableInput): BodyOf<'/webhooks/{id}/deliveries/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}
