import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';
import type { ImportListPage_RowFragment } from './imports.generated';

const looks = {
  READING: { icon: AutorenewOutlined, tone: 'info' },
  READY: { icon: FactCheckOutlined, tone: 'info' },
  AWAITS_COLUMNS: { icon: ViewColumnOutlined, tone: 'info' },
  INVALID: { icon: RuleOutlined, tone: 'warning' },
  APPLYING: { icon: AutorenewOutlined, tone: 'info' },
  APPLIED: { icon: CheckCircleOutlined, tone: 'success' },
  FAILED: { icon: ErrorOutlineOutlined, tone: 'error' },
  UNDOING: { icon: AutorenewOutlined, tone: 'info' },
  UNDONE: { icon: UndoOutlined, tone: 'neutral' },
} as const;

type ImportStatusLabelProps = Pick<ImportListPage_RowFragment, 'status' | 'awaitsColumns'>;

/** An import's status: icon, text and colour; of one that is not read before its columns are known, that it waits. */
export function ImportStatusLabel({ status, awaitsColumns }: ImportStatusLabelProps) {
  const { say } = useTexts('imports.status');
  return (
    <StatusTag {...looks[awaitsColumns ? 'AWAITS_COLUMNS' : status]}>
      {say(awaitsColumns ? 'AWAITS_COLUMNS' : status)}
    </StatusTag>
  );
}
