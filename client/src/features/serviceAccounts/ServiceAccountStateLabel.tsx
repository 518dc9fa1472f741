import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { ServiceAccountState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, tone: 'success' },
  EXPIRED: { icon: TimerOffOutlined, tone: 'neutral' },
  REVOKED: { icon: BlockOutlined, tone: 'error' },
} as const;

/** The state of a service account: icon, text and colour. */
export function ServiceAccountStateLabel({ state }: { readonly state: ServiceAccountState }) {
  const { say } = useTexts('serviceAccounts.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
