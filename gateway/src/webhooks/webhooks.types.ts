import type { DeliveryState, MessageType, WebhookKind, WebhookState } from '@gdd/schema/webhooks';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';
import { WebhookDeliveryStateEnum, WebhookKindEnum, WebhookMessageTypeEnum, WebhookStateEnum } from './webhookEnums.js';

@ObjectType({ description: 'Where another system wants to hear of events.', simpleResolvers: true })
export class Webhook {
  @Field(() => ID, { description: 'The number of the webhook.' })
  id: number;

  @Field(() => String, { description: 'Where messages go.' })
  url: string;

  @Field(() => String, { description: 'What it is for.' })
  description: string;

  @Field(() => [WebhookKindEnum], { description: 'What it subscribes to.' })
  kinds: WebhookKind[];

  @Field(() => WebhookStateEnum, { description: 'Whether messages are sent.' })
  state: WebhookState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its answer 410 disabled it.' })
  goneAt: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the secret before the last rotation signs as well.',
  })
  rotationUntil: string | null;

  @Field(() => Int, { description: 'Deliveries that wait.' })
  waiting: number;

  @Field(() => Int, { description: 'Deliveries that are not tried any more.' })
  dead: number;

  @Field(() => Int, { description: 'Counts the changes; an edit names the version that it is based on.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The name of who created it.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: string;
}

@ObjectType({ description: 'A webhook with a secret that is answered this once.', simpleResolvers: true })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field(() => String, { nullable: true, description: 'whsec_…; null in an answer that is repeated.' })
  secret: string | null;
}

@ObjectType({ description: 'What was or is to be sent to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The number of the delivery.' })
  id: number;

  @Field(() => String, { description: 'The id of the message, the same in every try.' })
  messageId: string;

  @Field(() => WebhookMessageTypeEnum, { description: 'The type of the message.' })
  type: MessageType;

  @Field(() => WebhookDeliveryStateEnum, { description: 'What became of it.' })
  state: DeliveryState;

  @Field(() => DateTimeScalar, { description: 'When it was queued.' })
  queuedAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is tried next; null where it is done with.' })
  nextTryAt: string | null;

  @Field(() => Int, { description: 'Tries since it was queued or sent again.' })
  tries: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was delivered or given up.' })
  doneAt: string | null;

  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer; null without one.' })
  lastStatus: number | null;

  @Field(() => String, { nullable: true, description: 'Why there was no answer.' })
  lastError: string | null;
}

@ObjectType({ description: 'A delivery with its message.', simpleResolvers: true })
export class WebhookDeliveryDetail extends WebhookDelivery {
  @Field(() => String, { description: 'The message: JSON, as it is sent.' })
  body: string;
}

@ObjectType({ description: 'A page of the table of webhooks.', simpleResolvers: true })
export class WebhookPage extends TableResult {
  @Field(() => [Webhook], { description: 'The rows of the page.' })
  items: Webhook[];
}

@ObjectType({ description: 'A page of the table of deliveries.', simpleResolvers: true })
export class WebhookDeliveryPage extends TableResult {
  @Field(() => [WebhookDelivery], { description: 'The rows of the page.' })
  items: WebhookDelivery[];
}
