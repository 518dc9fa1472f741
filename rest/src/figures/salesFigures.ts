/** The rollups of the dealers' months: `sales_figures` by place, `sales_years` by dealer (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { takeLock } from '../ground/database/connections/locks.js';
import { lockDealerRows, placesNow } from './places.js';
import { signalFigures } from '../events/signals/signal.js';

/** Changes of dealers' months, to be added to the rollups. */
export interface MonthChanges {
  /** Signed sums by dealer and month, and `months`: 1 where the month is created, -1 where it is deleted, else 0. */
  readonly months: SQL;
  /** The present months of the dealers, from the year before the changes to the year after them. */
  readonly bought: SQL;
  /** Whether months are created; else they are deleted. */
  readonly areAdded: boolean;
}

/** All months of some dealers, as additions. @param which a condition on `sales_months` */
export function allMonths(which: SQL): MonthChanges {
  const months = sql`select dealer_id, month, quantity, fleet_quantity, amount, 1 as months from sales_months where ${which}`;
  return { months, bought: months, areAdded: true };
}

/** The months in which a dealer bought, as a bit mask by dealer and year; bit 0 is January. */
const bitsOf = (months: SQL) => sql`
  select dealer_id, extract(year from month)::int as year, bit_or(1 << (extract(month from month)::int - 1)) as bits
  from (${months}) as source group by 1, 2`;

/**
 * The changes of the numbers of buying dealers by dealer, year and part of the year (1 to 12: months; 13, 14: halves;
 * 15: year): `dealers` that bought in the part, `dealers_either` in it or in the same part of the year before. The
 * masks after the changes are read from `bought`; those before are reconstructed by removing or adding the changed
 * months.
 */
function presenceFrom({ months, bought, areAdded }: MonthChanges): SQL {
  const before = (now: SQL, changed: SQL) =>
    areAdded ? sql`${now} & ~coalesce(${changed}, 0)` : sql`${now} | coalesce(${changed}, 0)`;
  const [now, past] = [sql`coalesce(now.bits, 0)`, sql`coalesce(past.bits, 0)`];
  return sql`
    with bought as materialized (${bitsOf(bought)}),
    changed as materialized (${bitsOf(sql`select * from (${months}) as change where months <> 0`)}),
    masks as (
      select dealer_id, year, ${now} as now_after, ${past} as past_after,
        ${before(now, sql`now_changed.bits`)} as now_before, ${before(past, sql`past_changed.bits`)} as past_before
      from (select dealer_id, year from changed union select dealer_id, year + 1 from changed) as touched
        left join bought as now using (dealer_id, year)
        left join (select dealer_id, year + 1 as year, bits from bought) as past using (dealer_id, year)
        left join changed as now_changed using (dealer_id, year)
        left join (select dealer_id, year + 1 as year, bits from changed) as past_changed using (dealer_id, year)
    )
    select dealer_id, year, part, 0::bigint as quantity, 0::bigint as fleet_quantity, 0::numeric as amount,
      (now_after & part_bits <> 0)::int - (now_before & part_bits <> 0)::int as dealers,
      ((now_after | past_after) & part_bits <> 0)::int - ((now_before | past_before) & part_bits <> 0)::int
        as dealers_either
    from masks join (
      select part, case part when 13 then 63 when 14 then 4032 when 15 then 4095 else 1 << (part - 1) end as part_bits
      from generate_series(1, 15) as part
    ) as parts on part_bits & ((now_after # now_before) | (past_after # past_before)) <> 0`;
}

/** The sums of months by place and part of the year, for each member above the dealers. */
export function salesFiguresFrom(changes: MonthChanges, places: SQL): SQL {
  return sql`
    select year, part::smallint as part, node::int as member_id, region, status, tier, is_deleted,
      sum(quantity)::bigint as quantity, sum(fleet_quantity)::bigint as fleet_quantity, sum(amount) as amount,
      sum(dealers)::bigint as dealers, sum(dealers_either)::bigint as dealers_either
    from (
      select year, part, above, region, status, tier, is_deleted, sum(sign * quantity) as quantity,
        sum(sign * fleet_quantity) as fleet_quantity, sum(sign * amount) as amount, sum(sign * dealers) as dealers,
        sum(sign * dealers_either) as dealers_either
      from (
        select dealer_id, extract(year from month)::int as year, extract(month from month)::int as part, quantity,
          fleet_quantity, amount, 0 as dealers, 0 as dealers_either
        from (${changes.months}) as change
        union all
        select * from (${presenceFrom(changes)}) as presence
      ) as change join (${places}) as place using (dealer_id)
      group by year, part, above, region, status, tier, is_deleted
    ) as leaf cross join lateral unnest(string_to_array(trim(both '/' from above), '/')) as node
    group by year, part, node, region, status, tier, is_deleted`;
}

/** The sums of months by dealer and year, with those of the year before beside them. */
export function salesYearsFrom(months: SQL): SQL {
  return sql`
    select dealer_id, year, sum(quantity)::bigint as quantity, sum(quantity_before)::bigint as quantity_before,
      sum(amount) as amount, sum(amount_before) as amount_before, sum(months)::smallint as months
    from (
      select dealer_id, extract(year from month)::int as year, quantity, 0 as quantity_before, amount,
        0 as amount_before, months
      from (${months}) as change
      union all
      select dealer_id, extract(year from month)::int + 1, 0, quantity, 0, amount, months from (${months}) as change
    ) as either group by dealer_id, year order by dealer_id, year`;
}

/**
 * Inserts the sums of changed months. Rows are only inserted, never updated, so that writers do not wait for each
 * other.
 */
export async function addSalesFigures(transaction: Database, changes: MonthChanges, places: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into sales_figures (year, part, member_id, region, status, tier, is_deleted, quantity, fleet_quantity, amount,
      dealers, dealers_either) ${salesFiguresFrom(changes, places)}`);
  await signalFigures(transaction);
}

async function addSalesYears(transaction: Database, months: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into sales_years as stored (dealer_id, year, quantity, quantity_before, amount, amount_before, months)
    ${salesYearsFrom(months)}
    on conflict (dealer_id, year) do update set quantity = stored.quantity + excluded.quantity,
      quantity_before = stored.quantity_before + excluded.quantity_before, amount = stored.amount + excluded.amount,
      amount_before = stored.amount_before + excluded.amount_before, months = stored.months + excluded.months`);
}

/**
 * Locks the places of the dealers in the table `import_months`, and excludes other writers of months: whether a month
 * of a dealer exists is read before it is written.
 */
export async function lockImportMonths(transaction: Database): Promise<void> {
  await takeLock(transaction, 'months');
  await lockDealerRows(transaction, sql`array(select dealer_id from import_months)`);
}

/**
 * Adds the table `import_months` to the rollups of months, or subtracts it.
 *
 * @param transaction has applied it to `sales_months`; its column `months` marks the months created (1) or deleted (-1)
 */
export async function moveImportRollups(transaction: Database, direction: 'add' | 'remove'): Promise<void> {
  const sign = sql.raw(direction === 'add' ? '1' : '-1');
  const months = sql`select dealer_id, month, ${sign} * quantity as quantity, ${sign} * fleet_quantity as fleet_quantity,
    ${sign} * amount as amount, months from import_months`;
  const changed = sql`import_months where months <> 0`;
  const bought = sql`
    select dealer_id, month from sales_months
    where dealer_id in (select dealer_id from ${changed})
      and month >= (select date_trunc('year', min(month)) - interval '1 year' from ${changed})
      and month < (select date_trunc('year', max(month)) + interval '2 years' from ${changed})`;
  await addSalesYears(transaction, months);
  if (direction === 'remove')
    await transaction.execute(sql`
      delete from sales_years where months = 0 and dealer_id in (select dealer_id from import_months)`);
  await addSalesFigures(transaction, { months, bought, areAdded: direction === 'add' }, placesNow);
}
