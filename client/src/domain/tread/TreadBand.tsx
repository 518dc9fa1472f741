import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface Notch {
  readonly at: number;
  /** The one that the band is about: it cuts the band through. */
  readonly main?: boolean;
}

interface TreadBandProps {
  /** The measure, for whoever cannot see the band. */
  readonly label: string;
  /** The value in words. */
  readonly text: string;
  readonly value: number;
  /** The end of the band, in the value's unit; above 0. */
  readonly end: number;
  readonly notches?: readonly Notch[];
  readonly compact?: boolean;
}

/** The tread band: dark rubber with wear-indicator notches and a leading edge of road-marking amber. */
export function TreadBand({ label, text, value, end, notches = [], compact = false }: TreadBandProps) {
  const filled = Math.min(Math.max(value, 0), end);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={filled}
      aria-valuetext={text}
      title={compact ? text : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        height: compact ? 10 : 22,
        borderRadius: 0.5,
        bgcolor: 'sunken',
        boxShadow: ({ vars }) => `inset 0 0 0 1px ${vars.palette.inputBorder}`,
        forcedColorAdjust: 'none',
        // The band is a figure: it is printed where other grounds are not.
        printColorAdjust: 'exact',
      }}
    >
      {filled > 0 && <Box sx={rubber} style={{ width: share(filled, end) }} />}
      {notches.map(({ at, main = false }) => (
        <Box
          key={at}
          sx={{
            position: 'absolute',
            bottom: 0,
            height: main ? '100%' : '50%',
            width: 2,
            ml: '-2px',
            // In the rubber a cut, before it a mark.
            bgcolor: at <= filled ? 'background.paper' : 'text.secondary',
          }}
          style={{ left: share(at, end) }}
        />
      ))}
      {filled > 0 && (
        <Box
          sx={{
            position: 'absolute',
            top: -2,
            bottom: -2,
            width: compact ? 3 : 5,
            ml: compact ? '-3px' : '-5px',
            borderRadius: '1px',
            bgcolor: 'accent.main',
            boxShadow: ({ vars }) => `0 0 0 1px ${vars.palette.background.paper}`,
          }}
          style={{ left: `max(${share(filled, end)}, ${compact ? 3 : 5}px)` }}
        />
      )}
    </Box>
  );
}

/** The part of the band that is reached; its grooves run to a point as a tyre's do. */
const rubber = {
  position: 'absolute',
  inset: 0,
  right: 'auto',
  minWidth: 3,
  borderRadius: 0.5,
  bgcolor: 'text.primary',
  backgroundImage: ({ vars: { palette } }: Theme) => {
    const groove = `color-mix(in srgb, ${palette.background.paper} 30%, transparent)`;
    const half = (angle: number) => `repeating-linear-gradient(${angle}deg, ${groove} 0 2px, transparent 2px 9px)`;
    return `${half(120)}, ${half(60)}`;
  },
  backgroundSize: '100% 50%',
  backgroundPosition: 'top, bottom',
  backgroundRepeat: 'no-repeat',
} as const;

function share(value: number, end: number): string {
  return `${((100 * value) / end).toFixed(3)}%`;
}
