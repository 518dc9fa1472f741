import { FormattedMessage } from 'react-intl';
import { StatusTag } from '../../shared/page/StatusTag';
import { budgetLevel } from './budgetLevel';
import { budgetLooks } from './budgetLooks';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

/** How much of a budget is used: icon, text and colour. */
export function BudgetTag({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const level = budgetLevel(use);
  return (
    <StatusTag {...budgetLooks[level]}>
      <FormattedMessage id={`budget.level.${level}`} />
    </StatusTag>
  );
}
