import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import type { ApprovalState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  PENDING: { icon: FactCheckOutlined, tone: 'warning' },
  APPROVED: { icon: CheckCircleOutlined, tone: 'success' },
  REFUSED: { icon: BlockOutlined, tone: 'error' },
  WITHDRAWN: { icon: KeyboardReturnOutlined, tone: 'neutral' },
  EXPIRED: { icon: TimerOffOutlined, tone: 'neutral' },
} as const;

/** The state of a request: icon, text and colour. */
export function ApprovalStateLabel({ state }: { readonly state: ApprovalState }) {
  const { say } = useTexts('approvals.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
