/** Within so many points of what is expected by the day somebody is on track. */
const pointsOnTrack = 2;

/** By how much a percentage is ahead of another, in tenths of a point; below 0 it is behind. */
export function tenthsAhead(percentage: string, expected: string): number {
  return Math.round(10 * Number(percentage)) - Math.round(10 * Number(expected));
}

/** The text for so many tenths of a point of advance. */
export function paceOf(tenths: number): 'even' | 'ahead' | 'behind' {
  if (Math.abs(tenths) <= 10 * pointsOnTrack) return 'even';
  return tenths > 0 ? 'ahead' : 'behind';
}
