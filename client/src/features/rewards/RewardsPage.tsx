import { FormattedMessage, useIntl } from 'react-intl';
import { PageHeader } from '../../shared/page/PageHeader';
import { useUser } from '../../shared/session/SessionContext';
import { RewardsOf } from './RewardsOf';

/** The dealer's own prizes: earned, paid, owed, and the documents. */
export function Component() {
  const intl = useIntl();
  const user = useUser();
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'rewards.title' })}
        subtitle={<FormattedMessage id="rewards.subtitle" />}
      />
      {user?.member && (
        <RewardsOf dealerId={user.member.id} statementOf={(campaignId) => `/subscriptions/${campaignId}`} />
      )}
    </>
  );
}
