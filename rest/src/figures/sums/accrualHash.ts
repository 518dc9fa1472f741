/** The hash that proves the rows of a closed month (docs/domain/accruals.md). */
import { sql, type SQL } from 'drizzle-orm';

/** The version of the text that months are hashed with from now on. */
export const hashVersion = 2;

/**
 * SHA-256, hexadecimal, of a month's rows as UTF-8 text: a line with the month, then a line for each row by campaign
 * and dealer; fields separated by semicolons, amounts with two decimals, a missing distributor as an empty text.
 *
 * @param month yyyy-mm, as a value or a column
 * @param version of the text, as a value or a column: 1 has neither the state of the prize nor what was released
 */
export function hashOfMonth(month: SQL, version: SQL): SQL<string> {
  const isFirst = sql`${version} = 1`;
  return sql<string>`
    (select encode(sha256(convert_to(${month} || coalesce(string_agg(E'\n' || concat_ws(';', campaign_id, dealer_id,
        coalesce(distributor_id::text, ''), region, unlocked::text, case when not ${isFirst} then prize_state end,
        accumulated, opening, accrued, corrections, adjustments, paid, case when not ${isFirst} then released end,
        closing), '' order by campaign_id, dealer_id), ''), 'UTF8')), 'hex')
      from accrual_rows as frozen where frozen.month = ${month})`;
}
