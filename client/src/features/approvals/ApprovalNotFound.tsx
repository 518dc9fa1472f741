import { useTexts } from '../../shared/i18n/useTexts';
import { RecordNotFound } from '../../shared/states/RecordNotFound';

/** A request that does not exist, or of a kind that the user may not see. */
export function ApprovalNotFound() {
  const { say } = useTexts('approvals.notFound');
  return (
    <RecordNotFound title={say('title')} text={say('text')} link={{ to: '/approvals', labelId: 'approvals.back' }} />
  );
}
