import { Int, Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { DayArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { given } from '../schema/given.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => WebhookPage, rest.webhooksTable)
  async webhooksTable(
    @Input(WebhookTableInput, 'The state of the table.') input: WebhookTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookPage> {
    return (await upstream.call(rest.webhooksTable, { body: webhooksState(input) })).data;
  }

  @RestQuery(() => Webhook, rest.getWebhook)
  async webhook(@PathId('webhook') id: number, @Upstream() upstream: UpstreamRequest): Promise<Webhook> {
    return (await upstream.call(rest.getWebhook, { path: { id } })).data.webhook;
  }

  @RestQuery(() => WebhookDeliveryPage, rest.webhookDeliveriesTable)
  async webhookDeliveriesTable(
    @PathId('webhook') id: number,
    @Input(WebhookDeliveryTableInput, 'The state of the table.') input: WebhookDeliveryTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookDeliveryPage> {
    const call = { path: { id }, body: deliveriesState(input) };
    return (await upstream.call(rest.webhookDeliveriesTable, call)).data;
  }

  @RestQuery(() => WebhookDeliveryDetail, rest.getWebhookDelivery)
  async webhookDelivery(
    @PathId('webhook') id: number,
    @PathId('delivery', 'deliveryId') deliveryId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookDeliveryDetail> {
    return (await upstream.call(rest.getWebhookDelivery, { path: { id, deliveryId } })).data.delivery;
  }

  @RestMutation(() => WebhookWithSecret, rest.createWebhook)
  async createWebhook(
    @Input(CreateWebhookInput, 'The webhook.') input: CreateWebhookInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookWithSecret> {
    return (await upstream.call(rest.createWebhook, { body: { ...input }, idempotencyKey })).data;
  }

  @RestMutation(() => Webhook, rest.updateWebhook)
  async updateWebhook(
    @PathId('webhook') id: number,
    @Input(UpdateWebhookInput, 'The webhook as it shall be.') input: UpdateWebhookInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Webhook> {
    const { version, ...fields } = input;
    const call = { path: { id }, body: { ...fields, ...given({ version }) } };
    return (await upstream.call(rest.updateWebhook, call)).data.webhook;
  }

  @RestMutation(() => Boolean, rest.deleteWebhook)
  async deleteWebhook(@PathId('webhook') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteWebhook, { path: { id } });
    return true;
  }

  @RestMutation(() => WebhookWithSecret, rest.rotateWebhookSecret)
  async rotateWebhookSecret(
    @PathId('webhook') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookWithSecret> {
    return (await upstream.call(rest.rotateWebhookSecret, { path: { id } })).data;
  }

  @RestMutation(() => WebhookDelivery, rest.pingWebhook)
  async pingWebhook(@PathId('webhook') id: number, @Upstream() upstream: UpstreamRequest): Promise<WebhookDelivery> {
    return (await upstream.call(rest.pingWebhook, { path: { id } })).data.delivery;
  }

  @RestMutation(() => WebhookDeliveryDetail, rest.replayWebhookDelivery)
  async replayWebhookDelivery(
    @PathId('webhook') id: number,
    @PathId('delivery', 'deliveryId') deliveryId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WebhookDeliveryDetail> {
    return (await upstream.call(rest.replayWebhookDelivery, { path: { id, deliveryId } })).data.delivery;
  }

  @RestMutation(() => Int, rest.replayWebhook, 'Sends all deliveries of events since a day again: how many.')
  async replayWebhook(
    @PathId('webhook') id: number,
    @DayArg('since', 'Deliveries queued on this day in Rome or later.') since: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<number> {
    return (await upstream.call(rest.replayWebhook, { path: { id }, body: { since } })).data.replayed;
  }
}
