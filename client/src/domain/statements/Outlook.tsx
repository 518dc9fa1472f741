import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import type { Format } from '../../shared/i18n/useFormat';
import { Surface } from '../../shared/page/Surface';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { ErrorState } from '../../shared/states/ErrorState';
import { forecastRange } from './forecastRange';
import {
  CampaignForecastDocument,
  useCampaignForecastQuery,
  type DealerForecastFieldsFragment,
} from './forecast.generated';
import type { StatementFieldsFragment } from './statement.generated';
import { WhatIf } from './WhatIf';

interface OutlookProps {
  readonly statement: StatementFieldsFragment;
}

/**
 * A dealer's forecast and what further tyres would earn; without a forecast, the reason. Loaded separately: the
 * statement does not depend on it.
 */
export function Outlook({ statement }: OutlookProps) {
  const { say } = useTexts('statement');
  const title = say('outlook');
  if (statement.campaign.state === 'CLOSED') {
    return (
      <Surface title={title}>
        <Typography sx={{ color: 'text.secondary' }}>{say('outlook.none.CLOSED')}</Typography>
      </Surface>
    );
  }
  return (
    <Surface title={title}>
      <OpenOutlook statement={statement} />
    </Surface>
  );
}

function OpenOutlook({ statement }: OutlookProps) {
  const { campaign, dealerId } = statement;
  const variables = { campaignId: campaign.id, dealerId };
  const { data, loading, error, refetch } = useCampaignForecastQuery({ variables, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(CampaignForecastDocument, { data, loading, problem }, variables);
  const outlook = seen.data?.campaignForecast;
  if (!outlook) {
    return problem === undefined ? (
      <Skeleton variant="rounded" height={180} />
    ) : (
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    );
  }
  const isOver = outlook.noForecast === 'ENDED' || outlook.noForecast === 'CLOSED';
  return (
    <>
      <ForecastText statement={statement} outlook={outlook} />
      {!isOver && seen.readAt === undefined && (
        // Interactive, so not printed.
        <Box sx={{ displayPrint: 'none' }}>
          <Divider sx={{ my: 3 }} />
          <WhatIf statement={statement} outlook={outlook} />
        </Box>
      )}
    </>
  );
}

/** What of a prize can be spent, for a sentence. */
const spendableOf = (spendable: string, format: Format) => ({
  spendable: format.euro(spendable),
  locked: Number(spendable) === 0 ? 'yes' : 'no',
});

function ForecastText({ statement, outlook }: OutlookProps & { readonly outlook: DealerForecastFieldsFragment }) {
  const { say, format } = useTexts('statement.outlook');
  const { campaign, accepted } = statement;
  const { forecast, asLastYear, share, goalThreshold, noForecast, nextThreshold, tiresToNextThreshold } = outlook;
  const days = { from: format.date(campaign.startsOn), to: format.date(campaign.endsOn) };
  if (forecast === null) {
    return <Typography>{say(`none.${noForecast ?? 'TOO_EARLY'}`, days)}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 760 }}>
      <Typography sx={{ fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 600 }}>
        {say('pace', {
          tires: format.number(forecast.expected),
          goal: format.number(goalThreshold),
          to: days.to,
        })}
      </Typography>
      <Typography>
        <FormattedMessage
          id={accepted ? 'statement.outlook.interval' : 'statement.outlook.intervalIfAccepted'}
          values={{
            ...forecastRange(forecast, format),
            prize: format.euro(forecast.prizeExpected),
          }}
        />{' '}
        <FormattedMessage id="statement.outlook.spendable" values={spendableOf(forecast.spendableExpected, format)} />
      </Typography>
      {asLastYear && (
        <>
          <Typography sx={{ mt: 1, fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 600 }}>
            {say('asLastYear', {
              tires: format.number(asLastYear.tires),
              goal: format.number(goalThreshold),
              to: days.to,
            })}
          </Typography>
          <Typography sx={{ mb: 1 }}>
            {say('asLastYear.prize', {
              prize: format.euro(asLastYear.prize),
              ...spendableOf(asLastYear.spendable, format),
            })}
          </Typography>
        </>
      )}
      <Typography>
        <FormattedMessage
          id={nextThreshold === null ? 'statement.outlook.allReached' : 'statement.outlook.next'}
          values={{
            count: tiresToNextThreshold ?? 0,
            number: format.number(tiresToNextThreshold ?? 0),
            threshold: format.number(nextThreshold ?? 0),
          }}
        />
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('how', {
          day: format.date(outlook.today),
          share: format.percent(share ?? '0', { minimumFractionDigits: 1 }),
          count: outlook.tires,
          tires: format.number(outlook.tires),
        })}
      </Typography>
    </Box>
  );
}
