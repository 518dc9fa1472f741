import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import type { SettlementState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  DRAFT: { icon: EditOutlined, tone: 'neutral' },
  PROPOSED: { icon: PendingActionsOutlined, tone: 'warning' },
  APPROVED: { icon: CheckCircleOutlined, tone: 'success' },
  WITHDRAWN: { icon: ReplyOutlined, tone: 'neutral' },
} as const;

/** The state of a settlement run: icon, text and colour. */
export function SettlementStateLabel({ state }: { readonly state: SettlementState }) {
  const { say } = useTexts('settlements.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
