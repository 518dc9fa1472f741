import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { FormattedMessage } from 'react-intl';
import type { WebhookState } from '../../shared/apollo/schema.generated';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ENABLED: { icon: CheckCircleOutlined, tone: 'success' },
  DISABLED: { icon: PauseCircleOutlined, tone: 'neutral' },
  GONE: { icon: BlockOutlined, tone: 'error' },
} as const;

/** Whether messages are sent to a webhook: icon, word and tint. */
export function WebhookStateLabel({ state }: { readonly state: WebhookState }) {
  return (
    <StatusTag {...looks[state]}>
      <FormattedMessage id={`webhooks.state.${state}`} />
    </StatusTag>
  );
}
