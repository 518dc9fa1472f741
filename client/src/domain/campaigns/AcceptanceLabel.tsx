import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { StatusTag } from '../../shared/page/StatusTag';

interface AcceptanceLabelProps {
  /** Whether a dealer may still accept it. */
  readonly isAcceptable: boolean;
  readonly accepted: boolean;
  readonly acceptedAt: string | null;
}

/** Whether a dealer has accepted a campaign: since when, not yet, or no longer possible. */
export function AcceptanceLabel({ isAcceptable, accepted, acceptedAt }: AcceptanceLabelProps) {
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
  return isAcceptable ? (
    <StatusTag icon={PendingOutlined} tone="warning">
      <FormattedMessage id="campaign.toAccept" />
    </StatusTag>
  ) : (
    <StatusTag icon={RemoveCircleOutlineOutlined} tone="neutral">
      <FormattedMessage id="campaign.notAccepted" />
    </StatusTag>
  );
}
