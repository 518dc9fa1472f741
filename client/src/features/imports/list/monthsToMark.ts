/** As many months are offered, the latest of those that are not marked yet. */
const mostMonths = 12;

/**
 * The months that can be marked as complete, the earliest first: those after the last marked one that are over.
 *
 * @param through the last marked month, yyyy-mm; null before the first
 * @param lastOver the last month that is over, yyyy-mm
 */
export function monthsToMark(through: string | null, lastOver: string): string[] {
  const months: string[] = [];
  for (let month = lastOver; months.length < mostMonths && (through === null || month > through);) {
    months.unshift(month);
    month = monthBefore(month);
  }
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
