import type { DeliveryState, MessageType, WebhookKind, WebhookState } from '@gdd/schema/webhooks';
import { ObjectType } from 'type-graphql';
import { field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import { WebhookDeliveryStateEnum, WebhookKindEnum, WebhookMessageTypeEnum, WebhookStateEnum } from './webhookEnums.js';

@ObjectType({ description: 'An address of another system that receives events.', simpleResolvers: true })
export class Webhook {
  @id('The id of the webhook.') id: number;
  @text('The address that messages are sent to.') url: string;
  @flag('Whether its port is 443 or one of the settings; if not, the next change wants another address.')
  isPortAllowed: boolean;
  @text('The purpose.') description: string;
  @field(() => [WebhookKindEnum], 'The kinds of events that it subscribes to.') kinds: WebhookKind[];
  @field(() => WebhookStateEnum, 'Whether messages are sent.') state: WebhookState;
  @instant.orNull('When its answer 410 disabled it.') goneAt: string | null;
  @instant.orNull('The time until which the previous secret signs as well.') rotationUntil: string | null;
  @int('Deliveries that wait.') waiting: number;
  @int('Deliveries that are not tried any more.') dead: number;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @text.orNull('The name of who created it.') createdBy: string | null;
  @instant('When it was created.') createdAt: string;
}

@ObjectType({ description: 'A webhook with a secret that is answered this once.', simpleResolvers: true })
export class WebhookWithSecret {
  @field(() => Webhook, 'The webhook.') webhook: Webhook;
  @text.orNull('whsec_…; null in an answer that is repeated.') secret: string | null;
}

@ObjectType({ description: 'What was or is to be sent to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @id('The id of the delivery.') id: number;
  @text('The id of the message, the same in every try.') messageId: string;
  @field(() => WebhookMessageTypeEnum, 'The type of the message.') type: MessageType;
  @field(() => WebhookDeliveryStateEnum, 'What became of it.') state: DeliveryState;
  @instant('When it was queued.') queuedAt: string;
  @instant.orNull('When it is tried next; null where it is done with.') nextTryAt: string | null;
  @int('Tries since it was queued or sent again.') tries: number;
  @instant.orNull('When it was delivered or given up.') doneAt: string | null;
  @int.orNull('The HTTP status of the last answer; null without one.') lastStatus: number | null;
  @text.orNull('Why there was no answer.') lastError: string | null;
}

@ObjectType({ description: 'A delivery with its message.', simpleResolvers: true })
export class WebhookDeliveryDetail extends WebhookDelivery {
  @text('The message: JSON, as it is sent.') body: string;
}

@ObjectType({ description: 'A page of the table of webhooks.', simpleResolvers: true })
export class WebhookPage extends pageClassOf(() => Webhook) {}

@ObjectType({ description: 'A page of the table of deliveries.', simpleResolvers: true })
export class WebhookDeliveryPage extends pageClassOf(() => WebhookDelivery) {}
