import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';
import type { DocumentListedFragment } from './documents.generated';

type Payment = Pick<DocumentListedFragment, 'state' | 'payment' | 'paidOn' | 'returnedOn'>;

/** Whether a document is cancelled, answered, unpaid or paid, or its payment came back, and when. */
export function DocumentStateLabel({ state, payment, paidOn, returnedOn }: Payment) {
  const { say, format } = useTexts('document');
  if (state === 'CANCELLED') {
    return (
      <StatusTag icon={BlockOutlined} tone="error">
        {say('cancelled')}
      </StatusTag>
    );
  }
  if (state === 'ANSWERED') {
    return (
      <StatusTag icon={UndoOutlined} tone="error">
        {say('answered')}
      </StatusTag>
    );
  }
  if (payment === null) {
    return (
      <StatusTag icon={RemoveOutlined} tone="neutral">
        {say('noPayment')}
      </StatusTag>
    );
  }
  if (returnedOn !== null) {
    return (
      <StatusTag icon={AssignmentReturnOutlined} tone="warning">
        {say('returnedOn', { date: format.date(returnedOn) })}
      </StatusTag>
    );
  }
  return paidOn === null ? (
    <StatusTag icon={PendingOutlined} tone="neutral">
      {say('unpaid')}
    </StatusTag>
  ) : (
    <StatusTag icon={CheckCircleOutlined} tone="success">
      {say('paidOn', { date: format.date(paidOn) })}
    </StatusTag>
  );
}
