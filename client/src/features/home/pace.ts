/** Percentage points around the expected progress that count as on track. */
const pointsOnTrack = 2;

/** The lead of a percentage over the expected one in tenths of a point; negative if it is behind. */
export function tenthsAhead(percentage: string, expected: string): number {
  return Math.round(10 * Number(percentage)) - Math.round(10 * Number(expected));
}

/** The pace for a lead in tenths of a point. */
export function paceOf(tenths: number): 'even' | 'ahead' | 'behind' {
  if (Math.abs(tenths) <= 10 * pointsOnTrack) return 'even';
  return tenths > 0 ? 'ahead' : 'behind';
}
