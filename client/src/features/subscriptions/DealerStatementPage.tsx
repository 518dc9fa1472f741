import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { AcceptanceLabel } from '../../domain/campaigns/AcceptanceLabel';
import { CampaignStateLabel } from '../../domain/campaigns/CampaignStateLabel';
import { isAcceptable } from '../../domain/campaigns/period';
import { useTexts } from '../../shared/i18n/useTexts';
import { BackLink } from '../../shared/page/BackLink';
import { StatementPage } from '../../domain/statements/StatementPage';
import { useKnownOn } from '../../domain/statements/past/knownOn';
import { PastStatement } from '../../domain/statements/past/PastStatement';
import { PrintedHead } from '../../domain/statements/PrintedHead';
import { StatementPdf } from '../../domain/statements/StatementPdf';
import { PageState } from '../../shared/states/PageState';
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
  const { say } = useTexts('subscriptions');
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
  const title = statement?.businessName ?? say('statement');
  if (!statement) {
    return (
      <PageState
        title={title}
        back={<BackLink to={back} labelId="subscriptions.backToCampaign" />}
        heights={[520]}
        problem={problem}
        onRetry={() => void refetch()}
      />
    );
  }
  const today = data?.constants?.today;
  return (
    <>
      <BackLink to={back} labelId="subscriptions.backToCampaign" />
      <StatementPage
        key={`${campaignId}-${dealerId}`}
        statement={statement}
        title={title}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {say('inCampaign', { title: statement.campaign.title })}
            <CampaignStateLabel state={statement.campaign.state} />
            <AcceptanceLabel
              isAcceptable={isAcceptable(statement.campaign, today)}
              accepted={statement.accepted}
              acceptedAt={statement.acceptedAt}
            />
          </Box>
        }
        actions={<StatementPdf statement={statement} />}
        above={<PrintedHead statement={statement} day={today} />}
      />
    </>
  );
}
