import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { sumOf } from '../../../shared/charts/data/figures';
import { compareDecimals } from '../../../shared/forms/fields/decimalText';
import { useTexts } from '../../../shared/i18n/useTexts';
import { FactList } from '../../../shared/page/Facts';
import { ChoiceLink } from '../ChoiceLink';
import { usePageAddress } from '../pageAddress';
import type { SimulatedCostFragment } from './simulations.generated';
import { useVolumeName } from './useVolumeName';

interface VolumeStripProps {
  /** The accessible name of the section. */
  readonly label: string;
  readonly results: readonly SimulatedCostFragment[];
  /** The volume whose details are shown below; undefined in a strip that only compares. */
  readonly chosen?: SimulatedCostFragment | undefined;
  /** The simulation to which the differences are computed. */
  readonly first?: { readonly id: string; readonly results: readonly SimulatedCostFragment[] };
}

/** The main figures of a simulation, one card per volume (low, expected and high). */
export function VolumeStrip({ label, results, chosen, first }: VolumeStripProps) {
  const columns = `repeat(${results.length}, minmax(0, 1fr))`;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
        '@media print': { gridTemplateColumns: columns },
      }}
    >
      {results.map((result, index) => (
        <VolumeCard
          key={result.volume}
          result={result}
          place={{ index, count: results.length }}
          isChosen={chosen === undefined ? undefined : chosen.volume === result.volume}
          before={first?.results.find(({ volume }) => compareDecimals(volume, result.volume) === 0)}
          firstId={first?.id}
        />
      ))}
    </Box>
  );
}

interface VolumeCardProps {
  readonly result: SimulatedCostFragment;
  readonly place: { readonly index: number; readonly count: number };
  /** Undefined if the card cannot be chosen. */
  readonly isChosen: boolean | undefined;
  /** The result for the same volume in the simulation that this one is compared with. */
  readonly before: SimulatedCostFragment | undefined;
  readonly firstId: string | undefined;
}

function VolumeCard({ result, place, isChosen, before, firstId }: VolumeCardProps) {
  const { say, format } = useTexts('simulations');
  const { queryWith } = usePageAddress();
  const name = useVolumeName()(result.volume, place);
  const { expendable, accumulated, unlocked, goalReached, dealers, tires } = result;
  const ofDealers = (count: number) => say('of', { count: format.number(count), total: format.number(dealers) });
  const signed = { signDisplay: 'exceptZero' } as const;
  const euros = (value: string, earlier: string | undefined) =>
    earlier === undefined ? '' : ` (${format.euro(difference(value, earlier), signed)})`;
  const counts = (value: number, earlier: number | undefined) =>
    earlier === undefined ? '' : ` (${format.number(value - earlier, signed)})`;
  return (
    <Paper
      component="article"
      aria-label={name}
      sx={{
        p: 2,
        breakInside: 'avoid',
        fontVariantNumeric: 'tabular-nums',
        ...(isChosen === true && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Box sx={{ fontWeight: 600, mb: 1 }}>
        {isChosen === undefined ? (
          name
        ) : (
          <ChoiceLink query={queryWith({ volume: result.volume })} isChosen={isChosen}>
            {name}
          </ChoiceLink>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('cost')}
      </Typography>
      <Typography variant="kpi" component="p" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {format.euro(expendable)}
      </Typography>
      {before !== undefined && firstId !== undefined && (
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {say('compare.difference', {
            amount: format.euro(difference(expendable, before.expendable), signed),
            id: firstId,
          })}
        </Typography>
      )}
      <FactList
        sx={{ mt: 1, rowGap: 0.5, gridTemplateColumns: 'minmax(0, 1fr) auto', '& > dd': { textAlign: 'right' } }}
        facts={[
          { label: say('accumulated'), value: format.euro(accumulated) + euros(accumulated, before?.accumulated) },
          { label: say('unlocked'), value: ofDealers(unlocked) + counts(unlocked, before?.unlocked) },
          { label: say('goalReached'), value: ofDealers(goalReached) + counts(goalReached, before?.goalReached) },
          { label: say('tires'), value: format.number(tires) + counts(tires, before?.tires) },
        ]}
      />
    </Paper>
  );
}

/** The exact difference `amount - other`. */
function difference(amount: string, other: string): string {
  return sumOf([amount, other.startsWith('-') ? other.slice(1) : `-${other}`]);
}
