import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { memo } from 'react';
import type { DealerStatus } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';
import { statusNames } from '../dealerOptions';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, tone: 'success' },
  SUSPENDED: { icon: PauseCircleOutlined, tone: 'warning' },
  CLOSED: { icon: BlockOutlined, tone: 'neutral' },
} as const;

/** A dealer's status: icon, text and colour. */
export const StatusLabel = memo(function StatusLabel({ status }: { status: DealerStatus }) {
  const { say } = useTexts('dealers.status');
  return <StatusTag {...looks[status]}>{say(statusNames[status])}</StatusTag>;
});
