import { BarsChart } from '../../../shared/charts/BarsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { VisibleCampaign } from './useDealerCampaigns';

interface DealerFleetProps {
  readonly campaigns: readonly VisibleCampaign[] | undefined;
  readonly year: number;
}

/** The share of each campaign's tyres that were sold to fleets; nothing without purchases. */
export function DealerFleet({ campaigns = [], year }: DealerFleetProps) {
  const { intl, say, format } = useTexts('campaign');
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
        category: say('title'),
        value: say('tiresFleetPercentage'),
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
