import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { HoldDialog } from '../../domain/settlements/holds/HoldDialog';
import { BackLink } from '../../shared/page/BackLink';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { RewardsOf } from './RewardsOf';
import { useRewardsDealerQuery } from './rewards.generated';

/** The prizes and documents of a dealer, read-only, for administrators and for the network above it. */
export function Component() {
  const intl = useIntl();
  const can = useCan();
  const { id = '' } = useParams();
  const name = useRewardsDealerQuery({ variables: { id } }).data?.dealer?.businessName;
  const [isHolding, setHolding] = useState(false);
  const canReadStatement = can('accessCampaigns', 'accessReport');
  return (
    <>
      <BackLink to={`/dealers/${id}`} labelId="rewards.back" />
      <PageHeader
        title={
          name === undefined
            ? intl.formatMessage({ id: 'rewards.ofDealer' })
            : intl.formatMessage({ id: 'rewards.ofDealer.named' }, { name })
        }
        actions={
          can('accessCampaigns') &&
          name !== undefined && (
            <Button variant="outlined" startIcon={<PauseCircleOutlined />} onClick={() => setHolding(true)}>
              <FormattedMessage id="hold.put" />
            </Button>
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
      {isHolding && name !== undefined && (
        <HoldDialog dealer={{ id, businessName: name }} onClose={() => setHolding(false)} />
      )}
    </>
  );
}
