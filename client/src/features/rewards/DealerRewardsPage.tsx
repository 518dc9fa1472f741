import { useParams } from 'react-router-dom';
import { HoldButton } from '../../domain/settlements/holds/HoldButton';
import { useTexts } from '../../shared/i18n/useTexts';
import { BackLink } from '../../shared/page/BackLink';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { WithMessages } from '../../shared/states/WithMessages';
import { RewardsOf } from './RewardsOf';
import { useRewardsDealerQuery } from './rewards.generated';

/** The prizes and documents of a dealer, read-only, for administrators and for the network above it. */
export function Component() {
  const { say } = useTexts('rewards');
  const can = useCan();
  const { id = '' } = useParams();
  const name = useRewardsDealerQuery({ variables: { id } }).data?.dealer?.businessName;
  const canReadStatement = can('accessCampaigns', 'accessReport');
  return (
    <>
      <BackLink to={`/dealers/${id}`} labelId="rewards.back" />
      <PageHeader
        title={name === undefined ? say('ofDealer') : say('ofDealer.named', { name })}
        actions={
          can('accessCampaigns') &&
          name !== undefined && (
            <WithMessages part="office">
              <HoldButton dealer={{ id, businessName: name }} />
            </WithMessages>
          )
        }
      />
      <RewardsOf
        key={id}
        dealerId={id}
        statementOf={(campaignId) =>
          canReadStatement ? `/campaigns/${campaignId}/dealers/${id}` : `/subscriptions/${campaignId}`
        }
      />
    </>
  );
}
