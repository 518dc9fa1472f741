import { simulationBands } from '@gdd/schema/simulations';
import { BarsChart } from '../../../shared/charts/BarsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { SimulatedVolumeFragment } from './simulations.generated';

interface DistributionChartProps {
  readonly result: Pick<SimulatedVolumeFragment, 'distribution' | 'dealers'>;
}

/** The number of dealers by expendable prize, in seven bands. */
export function DistributionChart({ result: { distribution, dealers } }: DistributionChartProps) {
  const { say, format } = useTexts('simulations.bands');
  const euro = (amount: string | undefined) => format.euro(amount ?? '0', { maximumFractionDigits: 0 });
  const labelOf = (band: number) => {
    if (band === 0) return say('none');
    const isLast = band === simulationBands.length;
    return say(isLast ? 'above' : 'upTo', { amount: euro(simulationBands[isLast ? band - 1 : band]) });
  };
  const [none = 0, ...withPrize] = distribution;
  const most = Math.max(0, ...withPrize);
  const values = { none: format.number(none), count: none, total: format.number(dealers), most: format.number(most) };
  const isAny = most > 0;
  return (
    <BarsChart
      title={say('title')}
      sentence={say(isAny ? 'sentence' : 'sentence.none', {
        ...values,
        ...(isAny && { band: labelOf(1 + withPrize.indexOf(most)) }),
      })}
      categories={distribution.map((count, band) => ({ key: String(band), label: labelOf(band), value: count }))}
      labels={{ category: say('band'), value: say('dealers') }}
      written={(value) => format.number(value)}
    />
  );
}
