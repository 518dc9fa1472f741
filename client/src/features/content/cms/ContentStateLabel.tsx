import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { ContentState } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  DRAFT: { icon: EditNoteOutlined, tone: 'warning' },
  SCHEDULED: { icon: ScheduleOutlined, tone: 'info' },
  PUBLISHED: { icon: CheckCircleOutlined, tone: 'success' },
  ARCHIVED: { icon: ArchiveOutlined, tone: 'neutral' },
} as const;

/** The state of a content: icon, text and colour. */
export function ContentStateLabel({ state }: { readonly state: ContentState }) {
  const { say } = useTexts('content.state');
  return <StatusTag {...looks[state]}>{say(state)}</StatusTag>;
}
