import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUser } from '../../shared/session/SessionContext';
import { RewardsOf } from './RewardsOf';

/** The dealer's own prizes: earned, paid, owed, and the documents. */
export function Component() {
  const { say } = useTexts('rewards');
  const user = useUser();
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      {user?.member && (
        <RewardsOf dealerId={user.member.id} statementOf={(campaignId) => `/subscriptions/${campaignId}`} />
      )}
    </>
  );
}
