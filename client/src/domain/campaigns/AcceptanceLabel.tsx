import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';

interface AcceptanceLabelProps {
  /** Whether a dealer may still accept it. */
  readonly isAcceptable: boolean;
  readonly accepted: boolean;
  readonly acceptedAt: string | null;
}

/** Whether a dealer has accepted a campaign: since when, not yet, or no longer possible. */
export function AcceptanceLabel({ isAcceptable, accepted, acceptedAt }: AcceptanceLabelProps) {
  const { say, format } = useTexts('campaign');
  if (accepted) {
    return (
      <StatusTag icon={CheckCircleOutlined} tone="success">
        {acceptedAt === null ? say('accepted') : say('acceptedOn', { date: format.date(acceptedAt) })}
      </StatusTag>
    );
  }
  return isAcceptable ? (
    <StatusTag icon={PendingOutlined} tone="warning">
      {say('toAccept')}
    </StatusTag>
  ) : (
    <StatusTag icon={RemoveCircleOutlineOutlined} tone="neutral">
      {say('notAccepted')}
    </StatusTag>
  );
}
