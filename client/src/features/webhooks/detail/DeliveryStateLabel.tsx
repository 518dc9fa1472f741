import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { WebhookDeliveryState } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  WAITING: { icon: ScheduleOutlined, tone: 'warning' },
  DELIVERED: { icon: CheckCircleOutlined, tone: 'success' },
  DEAD: { icon: ErrorOutlined, tone: 'error' },
} as const;

/** The state of a delivery: icon, text and colour. */
export function DeliveryStateLabel({ state }: { readonly state: WebhookDeliveryState }) {
  const { say } = useTexts('webhooks.deliveries.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
