import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../shared/page/BackLink';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { RewardsOf } from './RewardsOf';

/** The prizes and documents of a dealer, for the office and the network above it; nothing can be changed. */
export function Component() {
  const intl = useIntl();
  const can = useCan();
  const { id = '' } = useParams();
  const isOffice = can('accessCampaigns', 'accessReport');
  return (
    <>
      <BackLink to={`/dealers/${id}`} labelId="rewards.back" />
      <PageHeader title={intl.formatMessage({ id: 'rewards.ofDealer' })} />
      <RewardsOf
        key={id}
        dealerId={id}
        statementOf={(campaignId) =>
          isOffice ? `/campaigns/${campaignId}/dealers/${id}` : `/subscriptions/${campaignId}`
        }
      />
    </>
  );
}
