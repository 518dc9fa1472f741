import { monthPattern } from '@gdd/schema/accruals';
import type { useFormat } from '../../shared/i18n/useFormat';

/** The name of a month in an address; any other text is returned unchanged. */
export function monthName(month: string, format: ReturnType<typeof useFormat>): string {
  return monthPattern.test(month) ? format.month(month) : month;
}
