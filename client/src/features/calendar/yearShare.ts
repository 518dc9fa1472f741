const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The position of a day's start or end in a year, in percent. Days outside the year are at its nearer end.
 *
 * @param day yyyy-mm-dd
 */
export function percentOfYear(year: number, day: string, edge: 'start' | 'end' = 'start'): number {
  const [first, next] = [at(`${year}-01-01`), at(`${year + 1}-01-01`)];
  const moment = at(day) + (edge === 'end' ? dayMs : 0);
  return (100 * (Math.min(Math.max(moment, first), next) - first)) / (next - first);
}

/** The months of a year: '2025-07'. */
export function monthsOf(year: number): readonly string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}
