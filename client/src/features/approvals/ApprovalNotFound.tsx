import { useIntl } from 'react-intl';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A request that does not exist, or is of a kind that the reader does not decide about. */
export function ApprovalNotFound() {
  const intl = useIntl();
  return (
    <RecordNotFound
      title={intl.formatMessage({ id: 'approvals.notFound.title' })}
      text={intl.formatMessage({ id: 'approvals.notFound.text' })}
      link={{ to: '/approvals', labelId: 'approvals.back' }}
    />
  );
}
