import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import { FormattedMessage } from 'react-intl';
import type { SettlementOutcome } from '../../../shared/apollo/schema.generated';
import { StatusTag } from '../../../shared/page/StatusTag';

const looks = {
  DOCUMENT: { icon: DescriptionOutlined, tone: 'success' },
  SET_OFF_ONLY: { icon: CompareArrowsOutlined, tone: 'info' },
  CARRIED_OVER: { icon: RedoOutlined, tone: 'neutral' },
} as const;

/** The outcome for a dealer in a run: icon, text and colour. */
export function OutcomeLabel({ outcome }: { readonly outcome: SettlementOutcome }) {
  return (
    <StatusTag {...looks[outcome]}>
      <FormattedMessage id={`settlements.lines.outcome.${outcome}`} />
    </StatusTag>
  );
}
