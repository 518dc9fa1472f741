import { useIntl } from 'react-intl';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A request that does not exist, or of a kind that the user may not see. */
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
