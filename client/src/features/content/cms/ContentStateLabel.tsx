import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { FormattedMessage } from 'react-intl';
import type { ContentState } from '../../../shared/apollo/schema.generated';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  DRAFT: { icon: EditNoteOutlined, tone: 'warning' },
  SCHEDULED: { icon: ScheduleOutlined, tone: 'info' },
  PUBLISHED: { icon: CheckCircleOutlined, tone: 'success' },
  ARCHIVED: { icon: ArchiveOutlined, tone: 'neutral' },
} as const;

/** The state of a content: icon, text and colour. */
export function ContentStateLabel({ state }: { readonly state: ContentState }) {
  return (
    <StatusTag {...looks[state]}>
      <FormattedMessage id={`content.state.${state}`} />
    </StatusTag>
  );
}
