import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import type { SettlementOutcome } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  DOCUMENT: { icon: DescriptionOutlined, tone: 'success' },
  SET_OFF_ONLY: { icon: CompareArrowsOutlined, tone: 'info' },
  CARRIED_OVER: { icon: RedoOutlined, tone: 'neutral' },
} as const;

/** The outcome for a dealer in a run: icon, text and colour. */
export function OutcomeLabel({ outcome }: { readonly outcome: SettlementOutcome }) {
  const { say } = useTexts('settlements.lines.outcome');
  return <StatusTag {...looks[outcome]}>{say(outcome)}</StatusTag>;
}
