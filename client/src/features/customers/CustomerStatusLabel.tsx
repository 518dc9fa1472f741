import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import type { CustomerStatus } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, tone: 'success' },
  SUSPENDED: { icon: PauseCircleOutlined, tone: 'warning' },
} as const;

/** A customer's status: icon, text and colour. */
export function CustomerStatusLabel({ status }: { status: CustomerStatus }) {
  const { say } = useTexts('customers.status');
  return <StatusTag {...looks[status]}>{say(status)}</StatusTag>;
}
