import { deliveryStates, messageTypes, webhookKinds, webhookStates } from '@gdd/schema/webhooks';
import { describedEnum } from '../schema/describedEnum.js';

export const WebhookKindEnum = describedEnum(
  'WebhookKind',
  'A kind of event that a webhook may subscribe to.',
  webhookKinds,
  (kind) =>
    ({
      importApplied: 'An import was applied.',
      importFailed: 'The work on an import failed for good.',
      campaignOpened: 'A campaign was opened.',
      campaignClosed: 'A campaign was closed.',
      rulesChanged: 'The rules of a campaign changed.',
      settlementApproved: 'A settlement was approved.',
      disputeOpened: 'A dealer opened a dispute.',
      monthClosed: 'A month of accruals was closed.',
    })[kind],
);

export const WebhookStateEnum = describedEnum(
  'WebhookState',
  'Whether messages are sent to a webhook.',
  webhookStates,
  (state) =>
    ({
      enabled: 'They are.',
      disabled: 'An administrator has disabled it; what waits is sent when it is enabled again.',
      gone: 'Its receiver answered 410 and wants no more.',
    })[state],
);

export const WebhookDeliveryStateEnum = describedEnum(
  'WebhookDeliveryState',
  'What became of a delivery.',
  deliveryStates,
  (state) =>
    ({
      waiting: 'It waits for its next try.',
      delivered: 'The receiver has taken it.',
      dead: 'It failed for three days, or the receiver wants no more; it is not tried any more.',
    })[state],
);

export const WebhookMessageTypeEnum = describedEnum(
  'WebhookMessageType',
  'The type of a message.',
  messageTypes,
  (type) => (type === 'ping' ? 'A test.' : `${type}, as it stands in the message.`),
);
