import { monthPattern } from '@gdd/schema/accruals';
import type { useFormat } from '../../shared/i18n/useFormat';

/** A month of an address by its name; what is no month as it stands there. */
export function monthName(month: string, format: ReturnType<typeof useFormat>): string {
  return monthPattern.test(month) ? format.month(month) : month;
}
