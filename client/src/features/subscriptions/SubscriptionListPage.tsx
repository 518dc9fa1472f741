import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { DealerCampaignsDocument, useDealerCampaignsQuery } from '../../domain/campaigns/dealerCampaigns.generated';
import { useFormat } from '../../shared/i18n/useFormat';
import { PageHeader } from '../../shared/page/PageHeader';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { DealerCampaigns } from './DealerCampaigns';

/** The dealer's own campaigns of a year, each with its progress and its prize. */
export function Component() {
  const intl = useIntl();
  const { data, loading, error, refetch } = useDealerCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const format = useFormat();
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(DealerCampaignsDocument, { data, loading, problem });
  const campaigns = seen.data?.dealerCampaigns ?? undefined;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'subscriptions.title' })}
        subtitle={<FormattedMessage id="subscriptions.subtitle" />}
      />
      {problem !== undefined && (campaigns === undefined || seen.readAt !== undefined) && (
        <Box sx={{ mb: 2 }}>
          <ErrorState problem={problem} onRetry={retry}>
            {seen.readAt === undefined ? undefined : (
              <FormattedMessage id="subscriptions.lastSeen" values={{ at: format.dateTime(seen.readAt) }} />
            )}
          </ErrorState>
        </Box>
      )}
      {campaigns !== undefined ? (
        <DealerCampaigns
          campaigns={campaigns}
          currentYear={seen.data?.constants?.currentYear}
          today={seen.data?.constants?.today}
          isLastSeen={seen.readAt !== undefined}
        />
      ) : (
        problem === undefined && <SkeletonBlock height={420} />
      )}
    </>
  );
}
