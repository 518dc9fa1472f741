import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { FormattedMessage } from 'react-intl';
import type { CustomerStatus } from '../../shared/apollo/schema.generated';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, tone: 'success' },
  SUSPENDED: { icon: PauseCircleOutlined, tone: 'warning' },
} as const;

/** A customer's status: icon, text and colour. */
export function CustomerStatusLabel({ status }: { status: CustomerStatus }) {
  return (
    <StatusTag {...looks[status]}>
      <FormattedMessage id={`customers.status.${status}`} />
    </StatusTag>
  );
}
