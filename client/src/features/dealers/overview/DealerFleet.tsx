import { useIntl } from 'react-intl';
import { BarsChart } from '../../../shared/charts/BarsChart';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { VisibleCampaign } from './useDealerCampaigns';

interface DealerFleetProps {
  readonly campaigns: readonly VisibleCampaign[] | undefined;
  readonly year: number;
}

/** The share of each campaign's tyres that were sold to fleets; nothing without purchases. */
export function DealerFleet({ campaigns = [], year }: DealerFleetProps) {
  const intl = useIntl();
  const format = useFormat();
  const bought = campaigns.filter(({ tiresPurchased }) => tiresPurchased > 0);
  const [most] = [...bought].sort(
    (one, other) => Number(other.tiresFleetPercentage) - Number(one.tiresFleetPercentage),
  );
  if (most === undefined) return null;
  const formatPercent = (value: number | string) => format.percent(value, { minimumFractionDigits: 1 });
  return (
    <BarsChart
      title={intl.formatMessage({ id: 'dealers.fleet.title' })}
      sentence={intl.formatMessage(
        { id: most.tiresFleet > 0 ? 'dealers.fleet.sentence' : 'dealers.fleet.none' },
        {
          year: String(year),
          title: most.title,
          percent: formatPercent(most.tiresFleetPercentage),
          fleet: format.number(most.tiresFleet),
          tires: format.number(most.tiresPurchased),
        },
      )}
      labels={{
        category: intl.formatMessage({ id: 'campaign.title' }),
        value: intl.formatMessage({ id: 'campaign.tiresFleetPercentage' }),
      }}
      categories={bought.map(({ id, title, tiresFleetPercentage }) => ({
        key: id,
        label: title,
        value: tiresFleetPercentage,
      }))}
      written={formatPercent}
      whole={100}
    />
  );
}
