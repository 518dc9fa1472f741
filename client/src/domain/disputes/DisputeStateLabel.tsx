import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { DisputeState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  OPEN: { icon: PendingOutlined, tone: 'warning' },
  ANSWERED: { icon: InfoOutlined, tone: 'info' },
  ACCEPTED: { icon: CheckCircleOutlined, tone: 'success' },
  REFUSED: { icon: BlockOutlined, tone: 'error' },
  WITHDRAWN: { icon: UndoOutlined, tone: 'neutral' },
} as const;

/** The state of a dispute: icon, text and colour. */
export function DisputeStateLabel({ state }: { readonly state: DisputeState }) {
  const { say } = useTexts('dispute.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
