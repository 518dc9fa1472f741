import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import type { WebhookState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ENABLED: { icon: CheckCircleOutlined, tone: 'success' },
  DISABLED: { icon: PauseCircleOutlined, tone: 'neutral' },
  GONE: { icon: BlockOutlined, tone: 'error' },
} as const;

/** The state of a webhook: icon, text and colour. */
export function WebhookStateLabel({ state }: { readonly state: WebhookState }) {
  const { say } = useTexts('webhooks.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
