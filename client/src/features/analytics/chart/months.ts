import type { Half } from '../../../shared/list/state/years';

/** The months of a year or half-year: '2025-07' and so on. */
export function monthsOf(year: number, half: Half): readonly string[] {
  const first = half === '2' ? 7 : 1;
  return Array.from(
    { length: half === '' ? 12 : 6 },
    (_, index) => `${year}-${String(first + index).padStart(2, '0')}`,
  );
}
