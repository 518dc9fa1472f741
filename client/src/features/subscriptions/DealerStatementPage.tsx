import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { AcceptanceLabel } from '../../domain/campaigns/AcceptanceLabel';
import { CampaignStateLabel } from '../../domain/campaigns/CampaignStateLabel';
import { isAcceptable } from '../../domain/campaigns/period';
import { BackLink } from '../../shared/page/BackLink';
import { PageHeader } from '../../shared/page/PageHeader';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { Statement } from '../../domain/statements/Statement';
import { useKnownOn } from '../../domain/statements/past/knownOn';
import { PastStatement } from '../../domain/statements/past/PastStatement';
import { PrintedHead } from '../../domain/statements/PrintedHead';
import { StatementPdf } from '../../domain/statements/StatementPdf';
import { StatementNotFound } from './StatementNotFound';
import { useDealerStatementQuery } from './SubscriptionPage.generated';

/** A dealer's statement in a campaign, for administrators and the members above the dealer in the network. */
export function Component() {
  const { campaignId = '', dealerId = '' } = useParams();
  const knownOn = useKnownOn();
  if (knownOn === undefined) return <CurrentStatement campaignId={campaignId} dealerId={dealerId} />;
  return (
    <>
      <BackLink to={`/campaigns/${campaignId}`} labelId="subscriptions.backToCampaign" />
      <PastStatement
        campaignId={campaignId}
        dealerId={dealerId}
        day={knownOn}
        present={`/campaigns/${campaignId}/dealers/${dealerId}`}
      />
    </>
  );
}

function CurrentStatement({ campaignId, dealerId }: { readonly campaignId: string; readonly dealerId: string }) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useDealerStatementQuery({
    variables: { campaignId, dealerId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const statement = data?.campaignStatement;
  const back = `/campaigns/${campaignId}`;
  if (!statement && problem?.code === 'NOT_FOUND') {
    return <StatementNotFound to={back} backId="subscriptions.backToCampaign" />;
  }
  return (
    <>
      <BackLink to={back} labelId="subscriptions.backToCampaign" />
      <PageHeader
        title={statement?.businessName ?? intl.formatMessage({ id: 'subscriptions.statement' })}
        subtitle={
          statement && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <FormattedMessage id="subscriptions.inCampaign" values={{ title: statement.campaign.title }} />
              <CampaignStateLabel state={statement.campaign.state} />
              <AcceptanceLabel
                isAcceptable={isAcceptable(statement.campaign, data?.constants?.today)}
                accepted={statement.accepted}
                acceptedAt={statement.acceptedAt}
              />
            </Box>
          )
        }
        actions={statement && <StatementPdf statement={statement} />}
      />
      {statement && <PrintedHead statement={statement} day={data?.constants?.today} />}
      {statement ? (
        <Statement key={`${campaignId}-${dealerId}`} statement={statement} />
      ) : problem === undefined ? (
        <SkeletonBlock height={520} />
      ) : (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  );
}
