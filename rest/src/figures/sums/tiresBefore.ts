/**
 * The tyres of the year before by campaign and day, from which the share s is derived (docs/domain/reports.md). Like
 * the sums they are maintained by the transactions that change sales or rules, under the same lock.
 */
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { tiresBefore } from '../../ground/database/tables/programme/memberships.js';
import { yearBefore } from '../../ground/domain/periods.js';
import { periodBefore, type TiresBefore } from '../../ground/domain/incentive/underWay.js';
import { matchingSale } from './lineRules.js';
import { countsImports, rulesColumns, type CampaignRules } from './rules.js';

/** The fields of a campaign on which the tyres of the year before depend. */
type BeforeRules = Pick<CampaignRules, 'id' | 'state' | 'startsOn' | 'endsOn' | 'eligibility'>;

/** The eligible tyres of all dealers in a campaign's period a year before: in total, and up to the same day. */
export async function tiresBeforeOf(database: Database, campaignId: number, today: string): Promise<TiresBefore> {
  const [found] = await database
    .select({
      toDay:
        sql`coalesce(sum(${tiresBefore.quantity}) filter (where ${tiresBefore.day} <= ${yearBefore(today)}), 0)`.mapWith(
          Number,
        ),
      whole: sql`coalesce(sum(${tiresBefore.quantity}), 0)`.mapWith(Number),
    })
    .from(tiresBefore)
    .where(eq(tiresBefore.campaignId, campaignId));
  return found ?? { toDay: 0, whole: 0 };
}

/** The condition that a line counts for the year before of a campaign. */
function countsBefore(rules: BeforeRules): SQL {
  const { startsOn, endsOn } = periodBefore(rules);
  return sql`(${sales.soldOn} between ${startsOn} and ${endsOn} and ${matchingSale(rules.eligibility)})`;
}

/**
 * The query of the tyres of the year before by day, from the sale lines; drafts have none yet.
 *
 * @param among a condition on the lines; default: the lines of all dealers
 */
export function daysBeforeFrom(rules: BeforeRules, among: SQL = sql`true`): SQL {
  return sql`
    select ${sales.soldOn} as day, sum(${sales.quantity}) as quantity from ${sales}
    where ${rules.state === 'draft' ? sql`false` : countsBefore(rules)} and ${among}
    group by ${sales.soldOn} having sum(${sales.quantity}) <> 0`;
}

/**
 * Recomputes a campaign's tyres of the year before.
 *
 * @param transaction holds the sums' lock for `lines`
 */
export async function recomputeTiresBefore(transaction: Database, rules: BeforeRules): Promise<void> {
  await transaction.delete(tiresBefore).where(eq(tiresBefore.campaignId, rules.id));
  await transaction.execute(sql`
    insert into tires_before (campaign_id, day, quantity)
    select ${rules.id}::int, day, quantity from (${daysBeforeFrom(rules)}) as fresh`);
}

/**
 * Adds an import's lines to the tyres of the year before of every campaign that counts them, or subtracts them, in one
 * pass over the lines for all campaigns.
 *
 * @param transaction holds the sums' lock for `import`; the import's lines are in `sales`
 */
export async function moveImportTiresBefore(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  const open = await transaction.select(rulesColumns).from(campaigns).where(countsImports).orderBy(asc(campaigns.id));
  if (open.length === 0) return;
  const sums = open.map(
    (rules, index) =>
      sql`coalesce(sum(${sales.quantity}) filter (where ${countsBefore(rules)}), 0)::text as ${sql.identifier(`of_${index}`)}`,
  );
  const { rows } = (await transaction.execute(sql`
    select ${sales.soldOn}::text as day, ${sql.join(sums, sql`, `)}
    from ${sales} where ${sales.importId} = ${importId} group by ${sales.soldOn}`)) as {
    readonly rows: readonly Readonly<Record<string, string>>[];
  };
  const sign = direction === 'add' ? 1 : -1;
  const changes = rows.flatMap((row) =>
    open
      .map(({ id }, index) => ({ campaignId: id, day: row['day'], quantity: sign * Number(row[`of_${index}`]) }))
      .filter(({ quantity }) => quantity !== 0),
  );
  if (changes.length === 0) return;
  await transaction.execute(sql`
    insert into tires_before as stored (campaign_id, day, quantity)
    select change."campaignId", change.day, change.quantity
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as change("campaignId" int, day date, quantity bigint)
    on conflict (campaign_id, day) do update set quantity = stored.quantity + excluded.quantity`);
  await transaction.delete(tiresBefore).where(eq(tiresBefore.quantity, 0));
}
