import { useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Kpi, KpiGrid, kpiHeight } from '../../../shared/page/Kpi';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { TreadBand } from '../../../domain/tread/TreadBand';
import { useCampaignTotalsQuery, type CampaignTotalsFieldsFragment } from '../campaign.generated';

/** The totals of a campaign, of the dealers that the reader may see: the page's main numbers. */
export function TotalsStrip({ campaignId }: { campaignId: string }) {
  const { data, loading, error, refetch } = useCampaignTotalsQuery({
    variables: { id: campaignId },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const totals = data?.campaign?.totals;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  return totals ? <Strip totals={totals} /> : <SkeletonBlock height={kpiHeight} />;
}

function Strip({ totals }: { totals: CampaignTotalsFieldsFragment }) {
  const intl = useIntl();
  const format = useFormat();
  const { dealers, accepted, goalReached, goalThreshold, tiresPurchased, tiresFleet } = totals;
  const say = (id: string) => intl.formatMessage({ id: `campaigns.${id}` });
  const of = (total: number) => intl.formatMessage({ id: 'campaigns.totals.of' }, { total: format.number(total) });
  const fleet = intl.formatMessage({ id: 'campaigns.totals.fleet' }, { tires: format.number(tiresFleet) });
  return (
    <KpiGrid label={say('totals')} columns={5}>
      <Kpi label={say('accepted')} value={format.number(accepted)} detail={of(dealers)}>
        <Band label="accepted" value={accepted} end={dealers} />
      </Kpi>
      <Kpi label={say('goalReached')} value={format.number(goalReached)} detail={of(dealers)}>
        <Band label="goalReached" value={goalReached} end={dealers} />
      </Kpi>
      <Kpi
        label={say('tiresPurchased')}
        value={format.number(tiresPurchased)}
        detail={`${of(goalThreshold)} · ${fleet}`}
        wide
      >
        <Band label="tiresPurchased" value={tiresPurchased} end={goalThreshold} />
      </Kpi>
      <Kpi label={say('plafondAccumulated')} value={format.euro(totals.plafondAccumulated)} />
      <Kpi label={say('plafondExpendable')} value={format.euro(totals.plafondExpendable)} />
    </KpiGrid>
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
      label={intl.formatMessage({ id: `campaigns.${label}` })}
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
