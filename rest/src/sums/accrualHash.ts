/** The hash that proves the rows of a closed month (docs/domain/accruals.md). */
import { sql, type SQL } from 'drizzle-orm';

/**
 * SHA-256 in hexadecimal digits of a month's rows: UTF-8, a line for the month and one for each row, by campaign and
 * dealer; fields with semicolons between them, amounts with two decimals, no distributor as an empty text.
 *
 * @param month yyyy-mm, or the column of it
 */
export function hashOfMonth(month: SQL): SQL<string> {
  return sql<string>`
    (select encode(sha256(convert_to(${month} || coalesce(string_agg(E'\n' || concat_ws(';', campaign_id, dealer_id,
        coalesce(distributor_id::text, ''), region, unlocked::text, accumulated, opening, accrued, corrections, adjustments,
        paid, closing), '' order by campaign_id, dealer_id), ''), 'UTF8')), 'hex')
      from accrual_rows as frozen where frozen.month = ${month})`;
}
