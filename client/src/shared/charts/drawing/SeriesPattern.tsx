import { useTheme } from '@mui/material/styles';
import { mostSeries } from '../data/mostSeries';

interface SeriesPatternProps {
  readonly id: string;
  /** The index of the series. */
  readonly index: number;
}

/** The fill of a series, by its id: series differ by their texture, not only by their colour. */
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

/** The lines of the textures by index, in a tile of 8 × 8 pixels. Index 0 is plain, and index 2 has dots. */
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
