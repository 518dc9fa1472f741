import { parts } from '../../shared/page/partStyles';

interface Notch {
  readonly at: number;
  /** The main threshold: its notch crosses the whole band. */
  readonly main?: boolean;
}

interface TreadBandProps {
  /** The accessible name: what is measured. */
  readonly label: string;
  /** The accessible text of the value. */
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
  const size = compact ? 'compact' : 'full';
  return (
    <span
      className={parts.band}
      data-size={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={filled}
      aria-valuetext={text}
      title={compact ? text : undefined}
    >
      {filled > 0 && <span className={parts.bandRubber} style={{ width: share(filled, end) }} />}
      {notches.map(({ at, main = false }) => (
        <span
          key={at}
          className={parts.bandNotch}
          data-main={main}
          // In the filled part a cut, beyond it a mark.
          data-cut={at <= filled}
          style={{ left: share(at, end) }}
        />
      ))}
      {filled > 0 && (
        <span className={parts.bandEdge} style={{ left: `max(${share(filled, end)}, ${compact ? 3 : 5}px)` }} />
      )}
    </span>
  );
}

function share(value: number, end: number): string {
  return `${((100 * value) / end).toFixed(3)}%`;
}
