import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { given } from '../schema/given.js';
import { pathId } from '../schema/ids.js';
import { DateScalar } from '../schema/scalars.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
  pingWebhook,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
  webhookDeliveriesTable,
  webhooksTable,
} from '../upstream/endpoints.generated.js';
import {
  CreateWebhookInput,
  deliveriesState,
  UpdateWebhookInput,
  WebhookDeliveryTableInput,
  webhooksState,
  WebhookTableInput,
} from './webhooks.inputs.js';
import {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
  WebhookPage,
  WebhookWithSecret,
} from './webhooks.types.js';

/** Webhooks, which send events to other systems, and their deliveries. */
@Resolver()
export class WebhooksResolver {
  @Query(() => WebhookPage, { nullable: true, description: 'A page of the webhooks.' })
  @Rest(webhooksTable)
  async webhooksTable(
    @Arg('input', () => WebhookTableInput, { description: 'The state of the table.' }) input: WebhookTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookPage> {
    return (await upstream.call(webhooksTable, { body: webhooksState(input) })).data;
  }

  @Query(() => Webhook, { nullable: true, description: 'A webhook, without its secret.' })
  @Rest(getWebhook)
  async webhook(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Webhook> {
    return (await upstream.call(getWebhook, { path: { id: pathId(id) } })).data.webhook;
  }

  @Query(() => WebhookDeliveryPage, { nullable: true, description: 'A page of the deliveries of a webhook.' })
  @Rest(webhookDeliveriesTable)
  async webhookDeliveriesTable(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Arg('input', () => WebhookDeliveryTableInput, { description: 'The state of the table.' })
    input: WebhookDeliveryTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookDeliveryPage> {
    const call = { path: { id: pathId(id) }, body: deliveriesState(input) };
    return (await upstream.call(webhookDeliveriesTable, call)).data;
  }

  @Query(() => WebhookDeliveryDetail, { nullable: true, description: 'A delivery with its message.' })
  @Rest(getWebhookDelivery)
  async webhookDelivery(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Arg('deliveryId', () => ID, { description: 'The number of the delivery.' }) deliveryId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookDeliveryDetail> {
    const path = { id: pathId(id), deliveryId: pathId(deliveryId) };
    return (await upstream.call(getWebhookDelivery, { path })).data.delivery;
  }

  @Mutation(() => WebhookWithSecret, { description: 'Creates a webhook; its secret is answered this once.' })
  @Rest(createWebhook)
  async createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key creates one webhook.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookWithSecret> {
    return (await upstream.call(createWebhook, { body: { ...input }, idempotencyKey })).data;
  }

  @Mutation(() => Webhook, { description: 'Changes a webhook, enables or disables it.' })
  @Rest(updateWebhook)
  async updateWebhook(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook as it shall be.' }) input: UpdateWebhookInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Webhook> {
    const { version, ...fields } = input;
    const call = { path: { id: pathId(id) }, body: { ...fields, ...given({ version }) } };
    return (await upstream.call(updateWebhook, call)).data.webhook;
  }

  @Mutation(() => Boolean, { description: 'Deletes a webhook with its deliveries.' })
  @Rest(deleteWebhook)
  async deleteWebhook(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteWebhook, { path: { id: pathId(id) } });
    return true;
  }

  @Mutation(() => WebhookWithSecret, {
    description: 'Gives a webhook a fresh secret; for 24 hours messages are signed with the one before it, too.',
  })
  @Rest(rotateWebhookSecret)
  async rotateWebhookSecret(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookWithSecret> {
    return (await upstream.call(rotateWebhookSecret, { path: { id: pathId(id) } })).data;
  }

  @Mutation(() => WebhookDelivery, { description: 'Sends a message of a test.' })
  @Rest(pingWebhook)
  async pingWebhook(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookDelivery> {
    return (await upstream.call(pingWebhook, { path: { id: pathId(id) } })).data.delivery;
  }

  @Mutation(() => WebhookDeliveryDetail, { description: 'Sends a delivery again, under the id that it has.' })
  @Rest(replayWebhookDelivery)
  async replayWebhookDelivery(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Arg('deliveryId', () => ID, { description: 'The number of the delivery.' }) deliveryId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WebhookDeliveryDetail> {
    const path = { id: pathId(id), deliveryId: pathId(deliveryId) };
    return (await upstream.call(replayWebhookDelivery, { path })).data.delivery;
  }

  @Mutation(() => Int, { description: 'Sends all deliveries of events since a day again: how many.' })
  @Rest(replayWebhook)
  async replayWebhook(
    @Arg('id', () => ID, { description: 'The number of the webhook.' }) id: string,
    @Arg('since', () => DateScalar, { description: 'Those that were queued from this day in Rome on.' }) since: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<number> {
    return (await upstream.call(replayWebhook, { path: { id: pathId(id) }, body: { since } })).data.replayed;
  }
}
