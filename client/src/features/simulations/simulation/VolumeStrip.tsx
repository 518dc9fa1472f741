import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { sumOf } from '../../../shared/charts/data/figures';
import { compareDecimals } from '../../../shared/forms/fields/decimalText';
import { useFormat } from '../../../shared/i18n/useFormat';
import { FactList } from '../../../shared/page/Facts';
import { ChoiceLink } from '../ChoiceLink';
import { usePageAddress } from '../pageAddress';
import type { SimulatedCostFragment } from './simulations.generated';
import { useVolumeName } from './useVolumeName';

interface VolumeStripProps {
  /** The matter of the numbers, for whoever cannot see that they belong together. */
  readonly label: string;
  readonly results: readonly SimulatedCostFragment[];
  /** The volume whose details stand below; none in a strip that only compares. */
  readonly chosen?: SimulatedCostFragment | undefined;
  /** The simulation that the differences are to. */
  readonly first?: { readonly id: string; readonly results: readonly SimulatedCostFragment[] };
}

/** The main numbers of a simulation, a card for each volume: low, expected and high at a glance. */
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
  /** Undefined where there is nothing to choose. */
  readonly isChosen: boolean | undefined;
  /** The same volume of the simulation that it is compared with. */
  readonly before: SimulatedCostFragment | undefined;
  readonly firstId: string | undefined;
}

function VolumeCard({ result, place, isChosen, before, firstId }: VolumeCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const { queryWith } = usePageAddress();
  const name = useVolumeName()(result.volume, place);
  const say = (id: string, values = {}) => intl.formatMessage({ id: `simulations.${id}` }, values);
  const { expendable, accumulated, unlocked, goalReached, dealers, tires } = result;
  const of = (count: number) => say('of', { count: format.number(count), total: format.number(dealers) });
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
        <FormattedMessage id="simulations.cost" />
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
          { label: say('unlocked'), value: of(unlocked) + counts(unlocked, before?.unlocked) },
          { label: say('goalReached'), value: of(goalReached) + counts(goalReached, before?.goalReached) },
          { label: say('tires'), value: format.number(tires) + counts(tires, before?.tires) },
        ]}
      />
    </Paper>
  );
}

/** One amount less another, exactly. */
function difference(amount: string, other: string): string {
  return sumOf([amount, other.startsWith('-') ? other.slice(1) : `-${other}`]);
}
