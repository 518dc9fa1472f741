import {
  deliverySortColumns,
  deliveryStates,
  messageTypes,
  webhookKinds,
  webhookLimits,
  webhookSortColumns,
  webhookStates,
  type deliveryFilters,
  type webhookFilters,
} from '@gdd/schema/webhooks';
import { z } from 'zod';
import { oneOrSeveral, tableState } from '../../ground/domain/tableState.js';
import { calendarDate, line } from '../../ground/platform/http/inputs.js';

const count = z.number().int();
const instant = z.iso.datetime();

const webhookKind = z.enum(webhookKinds).meta({ id: 'WebhookKind' });

/** An endpoint, without its secret. */
export const webhook = z
  .object({
    id: count,
    url: z.string(),
    isPortAllowed: z.boolean().describe('False: its next change wants another address; until then it is sent to'),
    description: z.string(),
    kinds: z.array(webhookKind),
    state: z.enum(webhookStates).meta({ id: 'WebhookState' }),
    goneAt: instant.nullable().describe('When its answer 410 disabled it'),
    rotationUntil: instant.nullable().describe('The time until which the previous secret signs as well'),
    waiting: count.describe('Deliveries that wait'),
    dead: count.describe('Deliveries that are not tried any more'),
    version: count,
    createdBy: z.string().nullable().describe('A user’s name'),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' });
export type WebhookView = z.output<typeof webhook>;

export const webhookSecret = z
  .string()
  .nullable()
  .describe('whsec_…, answered this once; null in an answer that is repeated');

const deliveryFields = {
  id: count,
  messageId: z.string().describe('The same in every try'),
  type: z.enum(messageTypes),
  state: z.enum(deliveryStates).meta({ id: 'WebhookDeliveryState' }),
  queuedAt: instant,
  nextTryAt: instant.nullable().describe('Null where it is done with'),
  tries: count.describe('Since it was queued or replayed'),
  doneAt: instant.nullable(),
  lastStatus: count.nullable().describe('The HTTP status of the last answer; null without one'),
  lastError: z.string().nullable().describe('Why there was no answer'),
};

/** A delivery in a list. */
export const webhookDelivery = z.object(deliveryFields).meta({ id: 'WebhookDelivery' });
export type DeliveryView = z.output<typeof webhookDelivery>;

/** A delivery with its message. */
export const webhookDeliveryDetail = z
  .object({ ...deliveryFields, body: z.string().describe('JSON, as it is sent') })
  .meta({ id: 'WebhookDeliveryDetail' });

const webhookInput = {
  url: z
    .string()
    .min(1)
    .max(webhookLimits.url)
    .describe('https, on the public internet, at port 443 or one of the settings'),
  description: line(webhookLimits.description, 0),
  kinds: z
    .array(z.enum(webhookKinds))
    .min(1)
    .max(webhookKinds.length)
    .describe('The kinds of events that it subscribes to'),
};

export const createWebhookBody = z.strictObject(webhookInput);
export type CreateWebhook = z.output<typeof createWebhookBody>;

export const updateWebhookBody = z.strictObject({
  ...webhookInput,
  enabled: z.boolean(),
  version: count.min(1).optional().describe('With it, a newer one is a conflict'),
});
export type UpdateWebhook = z.output<typeof updateWebhookBody>;

export const replayBody = z.strictObject({
  since: calendarDate.describe('Deliveries queued on this day in Rome or later'),
});

const webhookFilter = z.strictObject({
  state: oneOrSeveral(z.enum(webhookStates)).optional(),
} satisfies Record<keyof typeof webhookFilters, z.ZodType>);

/** The body of the table of endpoints. */
export const webhooksState = tableState(webhookFilter, webhookSortColumns, 'id');
export type WebhooksState = z.output<typeof webhooksState>;

const deliveryFilter = z.strictObject({
  state: oneOrSeveral(z.enum(deliveryStates)).optional(),
  type: oneOrSeveral(z.enum(messageTypes)).optional(),
} satisfies Record<keyof typeof deliveryFilters, z.ZodType>);

/** The body of the table of an endpoint's deliveries; the newest first. */
export const deliveriesState = tableState(deliveryFilter, deliverySortColumns, 'id', 'desc');
export type DeliveriesState = z.output<typeof deliveriesState>;
