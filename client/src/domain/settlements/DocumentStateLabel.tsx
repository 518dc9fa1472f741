import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { StatusTag } from '../../shared/page/StatusTag';
import type { DocumentListedFragment } from './documents.generated';

/** Whether a document is cancelled, unpaid or paid, and when it was paid. */
export function DocumentStateLabel({ state, paidOn }: Pick<DocumentListedFragment, 'state' | 'paidOn'>) {
  const format = useFormat();
  if (state === 'CANCELLED') {
    return (
      <StatusTag icon={BlockOutlined} tone="error">
        <FormattedMessage id="document.cancelled" />
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
