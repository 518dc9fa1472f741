import type { Threshold } from './thresholds';

/** The percentage of a threshold below its notch. */
interface ScaleLabel extends Threshold {
  /** Its notch, as a share of the band. */
  readonly position: number;
  /** The row in a narrow band, where labels alternate between two rows; the goal's is the first. */
  readonly row: number;
}

/**
 * The labels below a band.
 *
 * @param end the end of the band, in tyres
 */
export function labelsOf(thresholds: readonly Threshold[], end: number): readonly ScaleLabel[] {
  const goal = thresholds.findIndex(({ kind }) => kind === 'goal');
  return thresholds.map((threshold, index) => ({
    ...threshold,
    position: threshold.tires / end,
    row: Math.abs(index - goal) % 2,
  }));
}

/** How far a label is moved to the left, in percent of its width: centred below its notch, but within the band. */
export function shift(position: number): number {
  if (position > 0.94) return 100;
  return position < 0.06 ? 0 : 50;
}
