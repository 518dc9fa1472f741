import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { FormattedMessage } from 'react-intl';
import { StatusTag } from '../../shared/page/StatusTag';
import { budgetLevel } from './budgetLevel';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

const looks = {
  within: { icon: CheckCircleOutlined, tone: 'success' },
  near: { icon: WarningAmberOutlined, tone: 'warning' },
  expectedNear: { icon: WarningAmberOutlined, tone: 'warning' },
  over: { icon: ErrorOutlined, tone: 'error' },
  expectedOver: { icon: ErrorOutlined, tone: 'error' },
} as const;

/** How much of a budget is taken: icon, word and tint. */
export function BudgetTag({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const level = budgetLevel(use);
  return (
    <StatusTag {...looks[level]}>
      <FormattedMessage id={`budget.level.${level}`} />
    </StatusTag>
  );
}
