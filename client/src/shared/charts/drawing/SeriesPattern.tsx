import { useTheme } from '@mui/material/styles';
import { mostSeries } from '../data/mostSeries';

interface SeriesPatternProps {
  readonly id: string;
  /** The place of the series among the others. */
  readonly index: number;
}

/** The paint of one of several series: each differs from the others by its texture, not by its colour alone. */
export function SeriesPattern({ id, index }: SeriesPatternProps) {
  const { palette } = useTheme().vars;
  return (
    <defs>
      <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill={palette.charts[index % mostSeries]} />
        <Texture index={index} color={palette.background.paper} />
      </pattern>
    </defs>
  );
}

/** The lines of each texture within its tile of 8 pixels; the first series has none, and one has dots. */
const lines: Readonly<Record<number, string>> = {
  1: 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  3: 'M0 4H8',
  4: 'M4 0V8',
  5: 'M0 4H8M4 0V8',
};

function Texture({ index, color }: { index: number; color: string }) {
  if (index % mostSeries === 2) return <circle cx={4} cy={4} r={1.75} fill={color} />;
  const path = lines[index % mostSeries];
  return path === undefined ? null : <path d={path} stroke={color} strokeWidth={1.5} fill="none" />;
}
