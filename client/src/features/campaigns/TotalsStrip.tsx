import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { useFormat } from '../../shared/i18n/useFormat';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { TreadBand } from '../../shared/tread/TreadBand';
import { useCampaignTotalsQuery, type CampaignTotalsFieldsFragment } from './campaign.generated';

const stripHeight = 132;

/** What has come of a campaign, of the dealers that the reader may see: the page's main numbers. */
export function TotalsStrip({ campaignId }: { campaignId: string }) {
  const { data, loading, error, refetch } = useCampaignTotalsQuery({
    variables: { id: campaignId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const totals = data?.campaign?.totals;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  return totals ? <Strip totals={totals} /> : <SkeletonBlock height={stripHeight} />;
}

function Strip({ totals }: { totals: CampaignTotalsFieldsFragment }) {
  const intl = useIntl();
  const format = useFormat();
  const { dealers, accepted, goalReached, goalThreshold, tiresPurchased, tiresFleet } = totals;
  const of = (total: number) => intl.formatMessage({ id: 'campaigns.totals.of' }, { total: format.number(total) });
  const fleet = intl.formatMessage({ id: 'campaigns.totals.fleet' }, { tires: format.number(tiresFleet) });
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'campaigns.totals' })}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      <Kpi label="campaigns.accepted" value={format.number(accepted)} detail={of(dealers)}>
        <Band label="campaigns.accepted" value={accepted} end={dealers} />
      </Kpi>
      <Kpi label="campaigns.goalReached" value={format.number(goalReached)} detail={of(dealers)}>
        <Band label="campaigns.goalReached" value={goalReached} end={dealers} />
      </Kpi>
      <Kpi
        label="campaigns.tiresPurchased"
        value={format.number(tiresPurchased)}
        detail={`${of(goalThreshold)} · ${fleet}`}
        wide
      >
        <Band label="campaigns.tiresPurchased" value={tiresPurchased} end={goalThreshold} />
      </Kpi>
      <Kpi label="campaigns.plafondAccumulated" value={format.euro(totals.plafondAccumulated)} />
      <Kpi label="campaigns.plafondExpendable" value={format.euro(totals.plafondExpendable)} />
    </Box>
  );
}

interface KpiProps {
  /** The message that names it. */
  readonly label: string;
  readonly value: string;
  /** What it is a part of, or goes with. */
  readonly detail?: string;
  /** Takes a phone's whole width, so that the others stand in pairs. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

function Kpi({ label, value, detail, wide = false, children }: KpiProps) {
  return (
    <Paper
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minHeight: { md: stripHeight },
        gridColumn: { xs: wide ? 'span 2' : undefined, md: 'auto' },
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={label} />
      </Typography>
      <Typography
        variant="kpi"
        sx={{ fontSize: { xs: '1.375rem', lg: '1.625rem', xl: '2rem' }, lineHeight: 36 / 32, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
      {detail !== undefined && (
        <Typography variant="table" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
      <Box sx={{ mt: 'auto' }}>{children}</Box>
    </Paper>
  );
}

interface BandProps {
  readonly label: string;
  readonly value: number;
  readonly end: number;
}

function Band({ label, value, end }: BandProps) {
  const intl = useIntl();
  const format = useFormat();
  if (end === 0) return null;
  return (
    <TreadBand
      label={intl.formatMessage({ id: label })}
      text={intl.formatMessage(
        { id: 'campaigns.totals.band' },
        { value: format.number(value), total: format.number(end) },
      )}
      value={value}
      end={end}
      compact
    />
  );
}
