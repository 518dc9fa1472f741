import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { FormattedMessage } from 'react-intl';
import type { WebhookDeliveryState } from '../../../shared/apollo/schema.generated';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  WAITING: { icon: ScheduleOutlined, tone: 'warning' },
  DELIVERED: { icon: CheckCircleOutlined, tone: 'success' },
  DEAD: { icon: ErrorOutlined, tone: 'error' },
} as const;

/** The state of a delivery: icon, text and colour. */
export function DeliveryStateLabel({ state }: { readonly state: WebhookDeliveryState }) {
  return (
    <StatusTag {...looks[state]}>
      <FormattedMessage id={`webhooks.deliveries.state.${state}`} />
    </StatusTag>
  );
}
