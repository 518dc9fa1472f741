/** Constants of webhooks, shared by all tiers (docs/domain/webhooks.md). */
import type { EventKind } from './events.js';
import type { TableFilters } from './lists.js';

/** The event kinds to which an endpoint may subscribe, with the type of their messages. */
export const webhookTypes = {
  importApplied: 'import.applied',
  importFailed: 'import.failed',
  campaignOpened: 'campaign.opened',
  campaignClosed: 'campaign.closed',
  rulesChanged: 'rules.changed',
  settlementApproved: 'settlement.approved',
  disputeOpened: 'dispute.opened',
  monthClosed: 'month.closed',
} as const satisfies Partial<Record<EventKind, string>>;

export type WebhookKind = keyof typeof webhookTypes;
export const webhookKinds = Object.keys(webhookTypes) as [WebhookKind, ...WebhookKind[]];

/** The type of a test message. */
export const webhookPingType = 'ping';

/** The types of all messages. */
export const messageTypes = [...Object.values(webhookTypes), webhookPingType] as const;
export type MessageType = (typeof messageTypes)[number];

/** `dead`: not delivered, and not tried any more. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `disabled`: by an administrator; `gone`: disabled after the endpoint responded 410. */
export const webhookStates = ['enabled', 'disabled', 'gone'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const webhookLimits = {
  /** The maximum number of endpoints. */
  endpoints: 50,
  url: 2000,
  description: 200,
  /** Hours after a rotation for which messages are also signed with the previous secret. */
  rotationHours: 24,
  /** Days for which completed deliveries are stored. */
  days: 90,
} as const;

export const webhookSortColumns = ['id', 'url', 'description', 'state', 'createdAt'] as const;
export type WebhookSortColumn = (typeof webhookSortColumns)[number];

export const webhookFilters = { state: 'values' } as const satisfies TableFilters;

export const deliverySortColumns = ['id', 'type', 'state', 'queuedAt', 'doneAt'] as const;
export type DeliverySortColumn = (typeof deliverySortColumns)[number];

export const deliveryFilters = { state: 'values', type: 'values' } as const satisfies TableFilters;
