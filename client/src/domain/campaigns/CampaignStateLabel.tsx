import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { CampaignState } from '../../shared/apollo/schema.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  DRAFT: { icon: EditNoteOutlined, tone: 'warning' },
  OPEN: { icon: HowToRegOutlined, tone: 'success' },
  REGISTRATION_CLOSED: { icon: PersonOffOutlined, tone: 'info' },
  CLOSED: { icon: LockOutlined, tone: 'neutral' },
} as const;

/** A campaign's state: icon, text and colour. */
export function CampaignStateLabel({ state }: { state: CampaignState }) {
  const { say } = useTexts('campaign.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
