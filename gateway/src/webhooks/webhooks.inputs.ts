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
import { Field, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
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
  @Field(() => [WebhookStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: WebhookState[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class WebhookSort extends TableSort {
  @Field(() => WebhookSortColumnEnum, { description: 'The column.' })
  column: WebhookSortColumn;
}

@InputType({ description: 'The state of the table of webhooks.' })
export class WebhookTableInput extends TablePage {
  @Field(() => WebhookFilter, { nullable: true, description: 'Which webhooks; all without.' })
  filter?: WebhookFilter | null;

  @Field(() => WebhookSort, { nullable: true, description: 'In which order; the oldest first without.' })
  sort?: WebhookSort | null;

  @Field(() => String, { nullable: true, description: 'A part of address or description.' })
  search?: string | null;
}

@InputType({ description: 'Which deliveries; all conditions must hold, in a list any value suffices.' })
export class WebhookDeliveryFilter {
  @Field(() => [WebhookDeliveryStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: DeliveryState[] | null;

  @Field(() => [WebhookMessageTypeEnum], { nullable: true, description: 'Of one of these types.' })
  type?: MessageType[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class WebhookDeliverySort extends TableSort {
  @Field(() => WebhookDeliverySortColumnEnum, { description: 'The column.' })
  column: DeliverySortColumn;
}

@InputType({ description: 'The state of the table of the deliveries of a webhook.' })
export class WebhookDeliveryTableInput extends TablePage {
  @Field(() => WebhookDeliveryFilter, { nullable: true, description: 'Which deliveries; all without.' })
  filter?: WebhookDeliveryFilter | null;

  @Field(() => WebhookDeliverySort, { nullable: true, description: 'In which order; the newest first without.' })
  sort?: WebhookDeliverySort | null;

  @Field(() => String, { nullable: true, description: 'A part of the id of a message.' })
  search?: string | null;
}

@InputType({ description: 'A webhook as it is created.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'Where messages go: https, and on the public internet.' })
  url: string;

  @Field(() => String, { description: 'What it is for: up to 200 characters.' })
  description: string;

  @Field(() => [WebhookKindEnum], { description: 'What it subscribes to: one kind or more.' })
  kinds: WebhookKind[];
}

@InputType({ description: 'A webhook as it shall be: all of it.' })
export class UpdateWebhookInput extends CreateWebhookInput {
  @Field(() => Boolean, { description: 'Whether messages are sent.' })
  enabled: boolean;

  @Field(() => Int, { nullable: true, description: 'The version that the edit is based on; a stale one is refused.' })
  version?: number | null;
}

/** The state of the table of webhooks, as the REST service takes it. */
export function webhooksState(table: WebhookTableInput): BodyOf<'/webhooks/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}

/** The state of the table of deliveries, as the REST service takes it. */
export function deliveriesState(table: WebhookDeliveryTableInput): BodyOf<'/webhooks/{id}/deliveries/table', 'POST'> {
  return { filter: given({ ...table.filter }), ...tablePage(table) };
}
