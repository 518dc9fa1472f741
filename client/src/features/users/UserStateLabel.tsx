import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import type { UserState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, tone: 'success' },
  WAITING: { icon: HourglassEmptyOutlined, tone: 'warning' },
  INVITED: { icon: MailOutlined, tone: 'info' },
  DISABLED: { icon: BlockOutlined, tone: 'neutral' },
} as const;

/** A user's state: icon, text and colour. */
export function UserStateLabel({ state }: { state: UserState }) {
  const { say } = useTexts('users.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
