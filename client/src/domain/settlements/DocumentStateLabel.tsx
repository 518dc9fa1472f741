import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { StatusTag } from '../../shared/page/StatusTag';
import type { DocumentListedFragment } from './documents.generated';

type Payment = Pick<DocumentListedFragment, 'state' | 'payment' | 'paidOn' | 'returnedOn'>;

/** Whether a document is cancelled, answered, unpaid or paid, or its payment came back, and when. */
export function DocumentStateLabel({ state, payment, paidOn, returnedOn }: Payment) {
  const format = useFormat();
  if (state === 'CANCELLED') {
    return (
      <StatusTag icon={BlockOutlined} tone="error">
        <FormattedMessage id="document.cancelled" />
      </StatusTag>
    );
  }
  if (state === 'ANSWERED') {
    return (
      <StatusTag icon={UndoOutlined} tone="error">
        <FormattedMessage id="document.answered" />
      </StatusTag>
    );
  }
  if (payment === null) {
    return (
      <StatusTag icon={RemoveOutlined} tone="neutral">
        <FormattedMessage id="document.noPayment" />
      </StatusTag>
    );
  }
  if (returnedOn !== null) {
    return (
      <StatusTag icon={AssignmentReturnOutlined} tone="warning">
        <FormattedMessage id="document.returnedOn" values={{ date: format.date(returnedOn) }} />
      </StatusTag>
    );
  }
  return paidOn === null ? (
    <StatusTag icon={PendingOutlined} tone="neutral">
      <FormattedMessage id="document.unpaid" />
    </StatusTag>
  ) : (
    <StatusTag icon={CheckCircleOutlined} tone="success">
      <FormattedMessage id="document.paidOn" values={{ date: format.date(paidOn) }} />
    </StatusTag>
  );
}
