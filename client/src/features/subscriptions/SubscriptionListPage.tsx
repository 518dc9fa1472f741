import { problemOf } from '../../shared/apollo/problem';
import { DealerCampaignsDocument, useDealerCampaignsQuery } from '../../domain/campaigns/dealerCampaigns.generated';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { ErrorState } from '../../shared/states/ErrorState';
import { LastSeenNotice } from '../../shared/states/LastSeenNotice';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { DealerCampaigns } from './DealerCampaigns';

/** The dealer's own campaigns of a year with progress and prize. */
export function Component() {
  const { say } = useTexts('subscriptions');
  const { data, loading, error, refetch } = useDealerCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(DealerCampaignsDocument, { data, loading, problem });
  const campaigns = seen.data?.dealerCampaigns ?? undefined;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      {problem !== undefined && seen.readAt !== undefined && (
        <LastSeenNotice problem={problem} readAt={seen.readAt} onRetry={retry} />
      )}
      {campaigns !== undefined ? (
        <DealerCampaigns
          campaigns={campaigns}
          currentYear={seen.data?.constants?.currentYear}
          today={seen.data?.constants?.today}
          isLastSeen={seen.readAt !== undefined}
        />
      ) : problem === undefined ? (
        <SkeletonBlock height={420} />
      ) : (
        <ErrorState problem={problem} onRetry={retry} />
      )}
    </>
  );
}
