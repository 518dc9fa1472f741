import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { lineDashes } from './data/lines';
import { Hatch, hatchFill } from './drawing/Hatch';
import { SeriesPattern } from './drawing/SeriesPattern';

interface LegendProps {
  /** A number is the index of a series, `place` the index of a line. */
  readonly entries: readonly {
    readonly label: string;
    readonly mark: 'bar' | 'line' | 'hatch' | 'outline' | number | { readonly place: number };
  }[];
}

/** The legend of a chart's shapes; each differs from the others by more than its colour. */
export function Legend({ entries }: LegendProps) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mb: 1, typography: 'caption' }}
    >
      {entries.map(({ label, mark }) => (
        <Box key={label} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Mark mark={mark} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

function Mark({ mark }: { mark: LegendProps['entries'][number]['mark'] }) {
  const id = useId();
  const { palette } = useTheme().vars;
  const [now, before] = palette.charts;
  return (
    <svg width={20} height={12}>
      {mark === 'bar' && <rect x={4} width={12} height={12} fill={now} />}
      {mark === 'hatch' && (
        <>
          <Hatch id={id} />
          <rect x={4.5} y={0.5} width={11} height={11} fill={hatchFill(id)} stroke={before} />
        </>
      )}
      {mark === 'outline' && <rect x={4.5} y={0.5} width={11} height={11} fill="none" stroke={before} />}
      {typeof mark === 'number' && (
        <>
          <SeriesPattern id={id} index={mark} />
          <rect x={2} width={16} height={12} fill={hatchFill(id)} />
        </>
      )}
      {typeof mark === 'object' && (
        <path
          d="M0 6H20"
          stroke={palette.charts[mark.place]}
          strokeWidth={2}
          strokeDasharray={lineDashes[mark.place]}
        />
      )}
      {mark === 'line' && (
        <>
          <path d="M0 6H20" stroke={before} strokeWidth={2} strokeDasharray="4 3" />
          <circle cx={10} cy={6} r={4} fill={palette.background.paper} stroke={before} strokeWidth={2} />
        </>
      )}
    </svg>
  );
}
