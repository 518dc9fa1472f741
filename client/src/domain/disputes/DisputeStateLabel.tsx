import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined';
import MarkChatReadOutlined from '@mui/icons-material/MarkChatReadOutlined';
import { FormattedMessage } from 'react-intl';
import type { DisputeState } from '../../shared/apollo/schema.generated';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  OPEN: { icon: HelpOutlineOutlined, tone: 'warning' },
  ANSWERED: { icon: MarkChatReadOutlined, tone: 'info' },
  ACCEPTED: { icon: CheckCircleOutlined, tone: 'success' },
  REFUSED: { icon: BlockOutlined, tone: 'error' },
  WITHDRAWN: { icon: KeyboardReturnOutlined, tone: 'neutral' },
} as const;

/** The state of a dispute: icon, word and tint. */
export function DisputeStateLabel({ state }: { readonly state: DisputeState }) {
  return (
    <StatusTag {...looks[state]}>
      <FormattedMessage id={`dispute.state.${state}`} />
    </StatusTag>
  );
}
