import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { LastSeenNotice } from '../../shared/states/LastSeenNotice';
import { SkeletonBlocks } from '../../shared/states/Skeletons';
import { Rewards } from './Rewards';
import { DealerRewardsDocument, useDealerRewardsQuery } from './rewards.generated';

interface RewardsOfProps {
  readonly dealerId: string;
  /** Returns the address of the dealer's statement in a campaign. */
  readonly statementOf: (campaignId: string) => string;
}

/** The current prizes of a dealer; offline, as last loaded. */
export function RewardsOf({ dealerId, statementOf }: RewardsOfProps) {
  const { say } = useTexts('dealers.notFound');
  const variables = { dealerId };
  const { data, loading, error, refetch } = useDealerRewardsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(DealerRewardsDocument, { data, loading, problem }, variables);
  const prizes = seen.data?.dealerPrizes;
  const documents = seen.data?.dealerSettlementDocuments;
  const holds = seen.data?.dealerSettlementHolds;
  const retry = () => void refetch();
  if (problem?.code === 'NOT_FOUND') {
    return <EmptyState title={say('title')} text={say('text')} />;
  }
  if (!prizes || !documents || !holds) {
    return problem === undefined ? (
      <SkeletonBlocks heights={[132, 240, 240]} />
    ) : (
      <ErrorState problem={problem} onRetry={retry} />
    );
  }
  return (
    <>
      {problem !== undefined && seen.readAt !== undefined && (
        <LastSeenNotice problem={problem} readAt={seen.readAt} onRetry={retry} />
      )}
      <Rewards dealerId={dealerId} prizes={prizes} documents={documents} holds={holds} statementOf={statementOf} />
    </>
  );
}
