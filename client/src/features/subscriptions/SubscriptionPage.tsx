import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { AcceptCampaign } from '../../domain/campaigns/AcceptCampaign';
import { AcceptanceLabel } from '../../domain/campaigns/AcceptanceLabel';
import { CampaignStateLabel } from '../../domain/campaigns/CampaignStateLabel';
import { isAcceptable } from '../../domain/campaigns/period';
import { useTexts } from '../../shared/i18n/useTexts';
import { yearParameter } from '../../shared/list/state/years';
import { BackLink } from '../../shared/page/BackLink';
import { Surface } from '../../shared/page/Surface';
import { useUser } from '../../shared/session/SessionContext';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { StatementPage } from '../../domain/statements/StatementPage';
import { useKnownOn } from '../../domain/statements/past/knownOn';
import { PastStatement } from '../../domain/statements/past/PastStatement';
import { PrintedHead } from '../../domain/statements/PrintedHead';
import { StatementPdf } from '../../domain/statements/StatementPdf';
import type { StatementFieldsFragment } from '../../domain/statements/statement.generated';
import { ErrorState } from '../../shared/states/ErrorState';
import { LastSeenNotice } from '../../shared/states/LastSeenNotice';
import { PageState } from '../../shared/states/PageState';
import { Attachments } from './Attachments';
import { StatementNotFound } from './StatementNotFound';
import { SubscriptionDocument, useSubscriptionQuery, type SubscriptionQuery } from './SubscriptionPage.generated';

const IncentiveDetailDialog = lazy(async () => ({
  default: (await import('../../domain/incentives/IncentiveDetailDialog')).IncentiveDetailDialog,
}));

/** One of the dealer's own campaigns: description, acceptance, and how the prize is computed. */
export function Component() {
  const dealerId = useUser()?.member?.id ?? '';
  const { campaignId = '' } = useParams();
  const knownOn = useKnownOn();
  if (knownOn === undefined) return <CurrentSubscription campaignId={campaignId} dealerId={dealerId} />;
  return (
    <>
      <BackLink to="/subscriptions" labelId="subscriptions.back" />
      <PastStatement
        campaignId={campaignId}
        dealerId={dealerId}
        day={knownOn}
        present={`/subscriptions/${campaignId}`}
      />
    </>
  );
}

function CurrentSubscription({ campaignId, dealerId }: { readonly campaignId: string; readonly dealerId: string }) {
  const { say } = useTexts('subscriptions');
  const client = useApolloClient();
  const variables = { campaignId, dealerId };
  const { data, loading, error, refetch } = useSubscriptionQuery({ variables, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(SubscriptionDocument, { data, loading, problem }, variables);
  const statement = seen.data?.campaignStatement;
  if (statement) {
    return (
      <>
        {problem !== undefined && seen.readAt !== undefined && (
          <LastSeenNotice
            problem={problem}
            readAt={seen.readAt}
            // The page's forecast and sales have queries of their own, which are as outdated.
            onRetry={() => void client.refetchQueries({ include: 'active' })}
          />
        )}
        <Subscription
          key={campaignId}
          statement={statement}
          campaign={seen.data?.campaign}
          today={seen.data?.constants?.today}
          isLastSeen={seen.readAt !== undefined}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (problem?.code === 'NOT_FOUND') return <StatementNotFound to="/subscriptions" backId="subscriptions.back" />;
  return (
    <PageState
      title={say('campaign')}
      back={<BackLink to="/subscriptions" labelId="subscriptions.back" />}
      heights={[520]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

interface SubscriptionProps {
  readonly statement: StatementFieldsFragment;
  /** The campaign's description, which can fail independently of the statement; undefined while loading. */
  readonly campaign: SubscriptionQuery['campaign'] | undefined;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** The statement is from an earlier visit and may be outdated: no decisions are offered. */
  readonly isLastSeen: boolean;
  readonly onRetry: () => void;
}

function Subscription({ statement, campaign, today, isLastSeen, onRetry }: SubscriptionProps) {
  const { say, format } = useTexts('campaign');
  const { campaign: head, accepted, acceptedAt, goalThreshold } = statement;
  return (
    <>
      <BackLink to={`/subscriptions?${yearParameter.name}=${head.year}`} labelId="subscriptions.back" />
      <StatementPage
        statement={statement}
        title={head.title}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {say('period', { from: format.date(head.startsOn), to: format.date(head.endsOn) })}
            <CampaignStateLabel state={head.state} />
            <AcceptanceLabel isAcceptable={isAcceptable(head, today)} accepted={accepted} acceptedAt={acceptedAt} />
          </Box>
        }
        actions={
          <>
            {isAcceptable(head, today) && !accepted && !isLastSeen && (
              <AcceptCampaign
                campaign={head}
                goalThreshold={goalThreshold}
                variant="contained"
                refetchQueries={['Subscription']}
              />
            )}
            <StatementPdf statement={statement} />
            <IncentiveDetailButton statement={statement} />
          </>
        }
        above={<PrintedHead statement={statement} day={today} />}
        about={<About campaign={campaign} onRetry={onRetry} />}
      />
    </>
  );
}

function IncentiveDetailButton({ statement }: Pick<SubscriptionProps, 'statement'>) {
  const { say } = useTexts('incentives');
  const [isOpen, setOpen] = useState(false);
  const { campaign, incentiveDetail, factorBoostDetail } = statement;
  return (
    <>
      <Button variant="outlined" onClick={() => startTransition(() => setOpen(true))}>
        {say('title')}
      </Button>
      <Suspense>
        {isOpen && (
          <IncentiveDetailDialog
            open
            onClose={() => setOpen(false)}
            campaign={{ ...campaign, incentiveDetail, factorBoostDetail }}
          />
        )}
      </Suspense>
    </>
  );
}

function About({ campaign, onRetry }: Pick<SubscriptionProps, 'campaign' | 'onRetry'>) {
  const { say } = useTexts('subscriptions');
  if (campaign === undefined) return null;
  if (campaign === null) {
    return <ErrorState problem={{ code: 'UPSTREAM_UNAVAILABLE' }} onRetry={onRetry} />;
  }
  const { description, attachments } = campaign;
  if (description === null && attachments.length === 0) return null;
  return (
    <Surface title={say('about')}>
      {description !== null && (
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: 720, overflowWrap: 'anywhere' }}>{description}</Typography>
      )}
      {attachments.length > 0 && <Attachments campaignId={campaign.id} attachments={attachments} />}
    </Surface>
  );
}
