/** The hash that proves the rows of a closed month (docs/domain/accruals.md). */
import { sql, type SQL } from 'drizzle-orm';

/**
 * SHA-256, hexadecimal, of a month's rows as UTF-8 text: a line with the month, then a line for each row by campaign
 * and dealer; fields separated by semicolons, amounts with two decimals, a missing distributor as an empty text.
 *
 * @param month yyyy-mm, as a value or a column
 */
export function hashOfMonth(month: SQL): SQL<string> {
  return sql<string>`
    (select encode(sha256(convert_to(${month} || coalesce(string_agg(E'\n' || concat_ws(';', campaign_id, dealer_id,
        coalesce(distributor_id::text, ''), region, unlocked::text, accumulated, opening, accrued, corrections, adjustments,
        paid, closing), '' order by campaign_id, dealer_id), ''), 'UTF8')), 'hex')
      from accrual_rows as frozen where frozen.month = ${month})`;
}
