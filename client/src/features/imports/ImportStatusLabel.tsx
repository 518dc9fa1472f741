import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { FormattedMessage } from 'react-intl';
import type { ImportStatus } from '../../shared/apollo/schema.generated';
import { StatusTag } from '../../shared/page/StatusTag';

const looks = {
  READING: { icon: AutorenewOutlined, tone: 'info' },
  READY: { icon: FactCheckOutlined, tone: 'info' },
  INVALID: { icon: RuleOutlined, tone: 'warning' },
  APPLYING: { icon: AutorenewOutlined, tone: 'info' },
  APPLIED: { icon: CheckCircleOutlined, tone: 'success' },
  FAILED: { icon: ErrorOutlineOutlined, tone: 'error' },
  UNDOING: { icon: AutorenewOutlined, tone: 'info' },
  UNDONE: { icon: UndoOutlined, tone: 'neutral' },
} as const;

/** An import's status: icon, text and colour. */
export function ImportStatusLabel({ status }: { status: ImportStatus }) {
  return (
    <StatusTag {...looks[status]}>
      <FormattedMessage id={`imports.status.${status}`} />
    </StatusTag>
  );
}
