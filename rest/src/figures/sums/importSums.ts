import { eq, sql, type SQL, and, lte, gte, asc, count } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import type { Sums } from '../../ground/domain/incentive/lineSums.js';
import type { Cause } from '../membershipChanges.js';
import { rewrite, sumsOf } from './membershipFigures.js';
import { type CampaignRules, countsImports, rulesColumns } from './rules.js';
import { eligibleLine, lineFactorMillionths } from './lineRules.js';
import { noSums, type SumsRow } from './sums.js';

/**
 * Adds an import's lines to the sums of every campaign that counts them, or subtracts them.
 *
 * @param transaction holds the sums' lock for `import`; the import's lines are in `sales`
 * @param cause as for `changeMemberships`
 */
export async function moveImportSums(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
  cause: Cause | null,
): Promise<void> {
  const sign = direction === 'add' ? 1 : -1;
  const waiting = await campaignsOf(transaction, eq(sales.importId, importId));
  while (waiting.length > 0) {
    const batch = waiting.splice(0, campaignsInOnePass);
    await addUpLines(transaction, sql`${sales} where ${sales.importId} = ${importId}`, batch);
    for (const rules of batch) {
      const change = await importSums(transaction, rules);
      await rewrite(transaction, rules, cause, [...change.keys()], (stored) =>
        changedSums(sumsOf(stored), change.get(stored.dealerId) ?? noSums, sign),
      );
    }
    await transaction.execute(sql`drop table import_sums`);
  }
}

/**
 * The closed campaigns that counted lines of an import, by title, each with the net tyres of those lines of its
 * dealers. Campaigns closed before the import was applied are not among them.
 */
export async function closedCampaignsWith(
  database: Database,
  importId: number,
): Promise<{ readonly id: number; readonly title: string; readonly tires: number }[]> {
  const closed = await database
    .select({ ...rulesColumns, title: campaigns.title })
    .from(campaigns)
    .where(and(eq(campaigns.state, 'closed'), sql`${importId}::int = any(${campaigns.importsAtClosing})`))
    .orderBy(asc(campaigns.titleSort), asc(campaigns.id));
  const counted = await Promise.all(
    closed.map(async ({ title, ...rules }) => {
      const inCampaign = sql`exists (
        select from ${memberships} where ${memberships.campaignId} = ${rules.id} and ${memberships.dealerId} = ${sales.dealerId}
      )`;
      const [found] = await database
        .select({ lines: count(), tires: sql`coalesce(sum(${sales.quantity}), 0)`.mapWith(Number) })
        .from(sales)
        .where(and(eq(sales.importId, importId), eligibleLine(rules), inCampaign));
      return found === undefined || found.lines === 0 ? [] : [{ id: rules.id, title, tires: found.tires }];
    }),
  );
  return counted.flat();
}

/** Limited so that a row of the table of their sums fits into a database page. */
export const campaignsInOnePass = 20;

/** The name of a campaign's column in the temporary table of sums. */
const columnOf = (sum: keyof Sums | 'factor', { id }: CampaignRules) => sql.identifier(`${sum}_${id}`);

/**
 * Sums lines by dealer for several campaigns into the temporary table `import_sums`, in one pass over the lines that
 * matches each line with each campaign once. Statistics do not contain the lines inserted in this transaction; this
 * query has only one possible plan, so that the planner cannot choose a bad one.
 *
 * @param lines a `from` item: `sales`, or rows named and shaped as it
 */
export async function addUpLines(
  transaction: Database,
  lines: SQL,
  campaignsTogether: readonly CampaignRules[],
): Promise<void> {
  const factors = campaignsTogether.map(
    (rules) =>
      sql`case when ${eligibleLine(rules)} then ${lineFactorMillionths(rules)} end as ${columnOf('factor', rules)}`,
  );
  const sums = campaignsTogether.map((rules) => {
    const factor = columnOf('factor', rules);
    return sql`sum(quantity) filter (where ${factor} is not null) as ${columnOf('quantity', rules)},
      sum(quantity) filter (where ${factor} is not null and channel = 'fleet') as ${columnOf('fleetQuantity', rules)},
      sum(quantity * ${factor}) as ${columnOf('boostedQuantity', rules)}`;
  });
  // `offset 0` keeps the planner from computing a factor again for each sum
  await transaction.execute(sql`
    create temporary table import_sums on commit drop as
    select dealer_id, ${sql.join(sums, sql`, `)}
    from (
      select dealer_id, quantity, channel, ${sql.join(factors, sql`, `)}
      from ${lines} offset 0
    ) as line
    group by dealer_id`);
}

/** The sums in `import_sums` of a campaign's dealers, by dealer. */
export async function importSums(transaction: Database, rules: CampaignRules): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = (await transaction.execute(sql`
    select added.dealer_id as "dealerId", added.${columnOf('quantity', rules)}::text as quantity,
      coalesce(added.${columnOf('fleetQuantity', rules)}, 0)::text as "fleetQuantity",
      added.${columnOf('boostedQuantity', rules)}::text as "boostedQuantity"
    from import_sums as added
    where added.${columnOf('quantity', rules)} is not null
      and exists (
        select from ${memberships} as m where m.campaign_id = ${rules.id} and m.dealer_id = added.dealer_id
      )`)) as { readonly rows: readonly SumsRow[] };
  return new Map(
    rows.map(({ dealerId, quantity, fleetQuantity, boostedQuantity }) => [
      dealerId,
      {
        quantity: Number(quantity),
        fleetQuantity: Number(fleetQuantity),
        boostedQuantity: BigInt(boostedQuantity),
      },
    ]),
  );
}

/** The campaigns that count imports and whose periods overlap the days of some lines. */
async function campaignsOf(transaction: Database, lines: SQL): Promise<CampaignRules[]> {
  const [span] = await transaction
    .select({
      from: sql<string | null>`min(${sales.soldOn})::text`,
      to: sql<string | null>`max(${sales.soldOn})::text`,
    })
    .from(sales)
    .where(lines);
  if (span?.from == null || span.to === null) return [];
  return transaction
    .select(rulesColumns)
    .from(campaigns)
    .where(and(countsImports, lte(campaigns.startsOn, span.to), gte(campaigns.endsOn, span.from)))
    .orderBy(asc(campaigns.id));
}

/** The stored sums plus (sign 1) or minus (sign -1) a change. */
export function changedSums(stored: Sums, change: Sums, sign: 1 | -1): Sums {
  return {
    quantity: stored.quantity + sign * change.quantity,
    fleetQuantity: stored.fleetQuantity + sign * change.fleetQuantity,
    boostedQuantity: stored.boostedQuantity + BigInt(sign) * change.boostedQuantity,
  };
}
