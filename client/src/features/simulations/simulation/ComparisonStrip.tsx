import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { SimulationOutcome } from '@gdd/schema/simulations';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Kpi, KpiGrid } from '../../../shared/page/Kpi';
import { usePageAddress } from '../pageAddress';
import type { SimulatedVolumeFragment } from './simulations.generated';

interface ComparisonStripProps {
  readonly against: NonNullable<SimulatedVolumeFragment['against']>;
  /** The title of the other campaign. */
  readonly title: string;
}

/** How many dealers accumulate more, and how many less, than in another campaign. */
export function ComparisonStrip({ against, title }: ComparisonStripProps) {
  const format = useFormat();
  const { queryWith } = usePageAddress();
  const { say } = useTexts('simulations.against', { title });
  const outcome = (name: SimulationOutcome, count: number) => (
    <Kpi
      label={say(name)}
      value={format.number(count)}
      action={
        count > 0 && (
          <Link component={RouterLink} to={{ search: `${queryWith({})}&esito=${name}` }} preventScrollReset>
            {say(`${name}.show`)}
          </Link>
        )
      }
    />
  );
  return (
    <KpiGrid label={say('title')} columns={4}>
      {outcome('winner', against.winners)}
      {outcome('loser', against.losers)}
      {outcome('same', against.same)}
      <Kpi
        label={say('difference')}
        value={format.euro(against.difference, { signDisplay: 'exceptZero' })}
        detail={say('title')}
      />
    </KpiGrid>
  );
}
