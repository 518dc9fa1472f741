import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { FormattedMessage } from 'react-intl';
import type { CampaignState } from '../apollo/schema.generated';
import { useFormat } from '../i18n/useFormat';
import { StatusTag } from '../page/StatusTag';

interface AcceptanceLabelProps {
  readonly state: CampaignState;
  readonly accepted: boolean;
  readonly acceptedAt: string | null;
}

/** Whether a dealer has accepted a campaign: since when, not yet, or no more. */
export function AcceptanceLabel({ state, accepted, acceptedAt }: AcceptanceLabelProps) {
  const format = useFormat();
  if (accepted) {
    return (
      <StatusTag icon={CheckCircleOutlined} tone="success">
        {acceptedAt === null ? (
          <FormattedMessage id="campaign.accepted" />
        ) : (
          <FormattedMessage id="campaign.acceptedOn" values={{ date: format.date(acceptedAt) }} />
        )}
      </StatusTag>
    );
  }
  const isOpen = state === 'OPEN';
  return (
    <StatusTag icon={isOpen ? PendingOutlined : RemoveCircleOutlineOutlined} tone={isOpen ? 'warning' : 'neutral'}>
      <FormattedMessage id={isOpen ? 'campaign.toAccept' : 'campaign.notAccepted'} />
    </StatusTag>
  );
}
