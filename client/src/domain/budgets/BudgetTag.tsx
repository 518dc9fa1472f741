import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';
import { budgetLevel } from './budgetLevel';
import { budgetLooks } from './budgetLooks';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';

/** How much of a budget is used: icon, text and colour. */
export function BudgetTag({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const { say } = useTexts('budget.level');
  const level = budgetLevel(use);
  return <StatusTag {...budgetLooks[level]}>{say(level)}</StatusTag>;
}
