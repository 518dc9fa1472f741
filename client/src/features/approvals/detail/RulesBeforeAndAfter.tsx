import { useRuleChanges } from '../../../domain/rules/useRuleChanges';
import type { ApprovalDetailsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';

interface RulesBeforeAndAfterProps {
  readonly rules: NonNullable<ApprovalDetailsFragment['request']['rules']>;
}

/** The rules that a request changes, each before and after; what stays is not shown. */
export function RulesBeforeAndAfter({ rules: { before, after } }: RulesBeforeAndAfterProps) {
  const rows = useRuleChanges()(before, after);
  return rows.length === 0 ? null : <BeforeAndAfter rows={rows} />;
}
