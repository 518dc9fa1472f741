/**
 * The three sums of each (campaign, dealer) and the figures that follow from them
 * (docs/domain/campaigns-and-prizes.md), kept by the transactions that change sales, memberships or rules, so that no
 * page adds sale lines up.
 *
 * Locks are taken in this order: the sums, the campaign's row, memberships by dealer.
 */
import { and, asc, eq, gt, gte, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { intArray } from '../database/intArray.js';
import { campaigns, memberships, sales } from '../database/schema.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { figures, nextThreshold, type PrizeRules, type Rules, type Sums } from '../domain/incentive.js';
import { eligibleLine, lineFactor, lineFactorMillionths } from './lineRules.js';

const sumsLock = 7305;
/** Memberships that are held in memory at a time. */
const pageSize = 5000;

/** A campaign as far as the sums depend on it. */
export interface CampaignRules extends Rules {
  readonly id: number;
}

/** What the figures of a campaign's dealers follow from, beside the sums. */
export type FigureRules = PrizeRules & Pick<CampaignRules, 'id'>;

export const rulesColumns = {
  id: campaigns.id,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  incentiveDetail: campaigns.incentiveDetail,
  factorBoostDetail: campaigns.factorBoostDetail,
  eligibility: campaigns.eligibility,
};

/**
 * Takes part in the sums' lock until the transaction ends. A statement of its own: what comes after it sees what those
 * who held the lock before have written.
 *
 * @param share `lines` before sums are made from sale lines, or frozen: many at a time, none while an import adds its
 *   lines to them. `import` for the import itself: alone
 */
export async function lockSums(transaction: Database, share: 'lines' | 'import'): Promise<void> {
  await transaction.execute(
    share === 'import'
      ? sql`select pg_advisory_xact_lock(${sumsLock}::int)`
      : sql`select pg_advisory_xact_lock_shared(${sumsLock}::int)`,
  );
}

/** The rules of a campaign, its row locked until the transaction ends: `share` for what must not see them change. */
export async function lockedRules(
  transaction: Database,
  campaignId: number,
  strength: 'share' | 'update',
): Promise<(CampaignRules & { readonly state: typeof campaigns.$inferSelect.state }) | undefined> {
  const [row] = await transaction
    .select({ ...rulesColumns, state: campaigns.state })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for(strength);
  return row;
}

/**
 * Makes the sums and figures of a campaign's dealers anew from their sale lines.
 *
 * @param transaction holds the sums' lock for `lines`, and the campaign's row
 * @param dealerIds all of the campaign's dealers without
 */
export async function recomputeSums(
  transaction: Database,
  rules: CampaignRules,
  dealerIds?: readonly number[],
): Promise<void> {
  const ofDealers = dealerIds && sql`${sales.dealerId} = any(${intArray(dealerIds)})`;
  const fresh = await sumsByDealer(transaction, rules, ofDealers);
  await rewrite(transaction, rules, dealerIds, ({ dealerId }) => fresh.get(dealerId) ?? noSums);
}

/**
 * Adds an import's lines to the sums of every campaign that is not closed, or takes them away again.
 *
 * @param transaction holds the sums' lock for `import`; the import's lines are in the table of sales
 */
export async function moveImportSums(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  const sign = direction === 'add' ? 1 : -1;
  const waiting = await campaignsOf(transaction, eq(sales.importId, importId));
  while (waiting.length > 0) {
    const together = waiting.splice(0, campaignsInOnePass);
    await addUpImport(transaction, importId, together);
    for (const rules of together) {
      const change = await importSums(transaction, rules);
      await rewrite(transaction, rules, [...change.keys()], (kept) =>
        moved(sumsOf(kept), change.get(kept.dealerId) ?? noSums, sign),
      );
    }
    await transaction.execute(sql`drop table import_sums`);
  }
}

/** A row of their sums has room in a page of the database. */
const campaignsInOnePass = 20;

/** A campaign's column of the table of an import's sums. */
const columnOf = (sum: keyof Sums | 'factor', { id }: CampaignRules) => sql.identifier(`${sum}_${id}`);

/**
 * Adds an import's lines up, by dealer, for several campaigns in one pass over the lines: each is held against the
 * rules of each campaign once. Millions of lines that came in this transaction are unknown to the planner; there is
 * nothing here that it could plan wrongly.
 */
async function addUpImport(
  transaction: Database,
  importId: number,
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
  // without the offset each sum would work its factor out again
  await transaction.execute(sql`
    create temporary table import_sums on commit drop as
    select dealer_id, ${sql.join(sums, sql`, `)}
    from (
      select dealer_id, quantity, channel, ${sql.join(factors, sql`, `)}
      from ${sales} where ${sales.importId} = ${importId} offset 0
    ) as line
    group by dealer_id`);
}

/** What the lines of an import that were added up add to the sums of a campaign's dealers. */
async function importSums(transaction: Database, rules: CampaignRules): Promise<ReadonlyMap<number, Sums>> {
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

/** The campaigns that are not closed and whose days overlap with those of some lines. */
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
    .where(and(ne(campaigns.state, 'closed'), lte(campaigns.startsOn, span.to), gte(campaigns.endsOn, span.from)))
    .orderBy(asc(campaigns.id));
}

const noSums: Sums = { quantity: 0, fleetQuantity: 0, boostedQuantity: 0n };

function moved(kept: Sums, change: Sums, sign: 1 | -1): Sums {
  return {
    quantity: kept.quantity + sign * change.quantity,
    fleetQuantity: kept.fleetQuantity + sign * change.fleetQuantity,
    boostedQuantity: kept.boostedQuantity + BigInt(sign) * change.boostedQuantity,
  };
}

/** The three sums of those dealers of a campaign that have eligible lines; of all such lines, or those of a condition. */
export async function sumsByDealer(
  transaction: Database,
  rules: CampaignRules,
  lines: SQL | undefined,
): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = (await transaction.execute(sumsFrom(rules, lines))) as { readonly rows: readonly SumsRow[] };
  return new Map(
    rows.map((row) => [
      row.dealerId,
      {
        quantity: Number(row.quantity),
        fleetQuantity: Number(row.fleetQuantity),
        boostedQuantity: millionths(row.boostedQuantity),
      },
    ]),
  );
}

type SumsRow = Readonly<Record<keyof Sums, string>> & { readonly dealerId: number };

/** The three sums of each dealer of a campaign, from its sale lines: a row for each that has eligible ones. */
export function sumsFrom(rules: CampaignRules, lines: SQL | undefined): SQL {
  return sql`
    select ${sales.dealerId} as "dealerId", sum(${sales.quantity})::text as quantity,
      coalesce(sum(${sales.quantity}) filter (where ${sales.channel} = 'fleet'), 0)::text as "fleetQuantity",
      sum(${sales.quantity} * ${lineFactor(rules)})::text as "boostedQuantity"
    from ${sales}
    where ${eligibleLine(rules)} and ${lines ?? sql`true`}
      and exists (select from ${memberships} as m where m.campaign_id = ${rules.id} and m.dealer_id = ${sales.dealerId})
    group by ${sales.dealerId}`;
}

/** What follows from the sale lines and the rules. */
const keptColumns = {
  quantity: memberships.quantity,
  fleetQuantity: memberships.fleetQuantity,
  boostedQuantity: memberships.boostedQuantity,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  nextThreshold: memberships.nextThreshold,
};

type KeptFields = Pick<typeof memberships.$inferSelect, keyof typeof keptColumns>;

/** The same, with what it also follows from. */
const rewrittenColumns = {
  dealerId: memberships.dealerId,
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  redeemed: memberships.redeemed,
  ...keptColumns,
};

type Kept = Pick<typeof memberships.$inferSelect, keyof typeof rewrittenColumns>;

function sumsOf({ quantity, fleetQuantity, boostedQuantity }: Kept): Sums {
  return { quantity, fleetQuantity, boostedQuantity: millionths(boostedQuantity) };
}

/** The figures of a membership with given sums, by the rules of its campaign, and the threshold that it has ahead. */
export function figuresOf(
  rules: PrizeRules,
  { goalThreshold, acceptedAt, redeemed }: Pick<Kept, 'goalThreshold' | 'acceptedAt' | 'redeemed'>,
  sums: Sums,
) {
  const made = figures(rules, { goalThreshold, accepted: acceptedAt !== null, redeemed }, sums);
  return { ...made, nextThreshold: nextThreshold(rules, goalThreshold, made.tiresPurchased) };
}

/** What became of a membership whose figures were made anew: the fields that changed. */
export interface Rewritten {
  readonly dealerId: number;
  readonly before: Partial<KeptFields>;
  readonly after: Partial<KeptFields>;
}

/**
 * Makes the figures of memberships anew from their sums, goals, acceptances and redemptions.
 *
 * @param transaction holds the campaign's row
 * @param dealerIds all of the campaign's dealers without
 * @param told of those that changed, some at a time
 */
export async function refreshFigures(
  transaction: Database,
  rules: FigureRules,
  dealerIds?: readonly number[],
  told?: (changed: readonly Rewritten[]) => Promise<void>,
): Promise<void> {
  await rewrite(transaction, rules, dealerIds, sumsOf, told);
}

/** Locks memberships in the order of their dealers, and writes the sums and figures anew of those that change. */
async function rewrite(
  transaction: Database,
  rules: FigureRules,
  dealerIds: readonly number[] | undefined,
  sumsFor: (kept: Kept) => Sums,
  told: (changed: readonly Rewritten[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for await (const page of lockedPages(transaction, rules.id, dealerIds)) {
    const changed = page.flatMap((kept) => {
      const sums = sumsFor(kept);
      const fresh = { ...sums, boostedQuantity: decimalText(sums.boostedQuantity), ...figuresOf(rules, kept, sums) };
      const fields = changedFields(kept, fresh);
      return fields.length === 0 ? [] : [{ kept, fresh, fields }];
    });
    if (changed.length === 0) continue;
    await writeKept(
      transaction,
      rules.id,
      changed.map(({ kept: { dealerId }, fresh }) => ({ dealerId, ...fresh })),
    );
    await told(
      changed.map(({ kept, fresh, fields }) => ({
        dealerId: kept.dealerId,
        before: only(fields, kept),
        after: only(fields, fresh),
      })),
    );
  }
}

const keptFields = Object.keys(keptColumns) as (keyof KeptFields)[];

function changedFields(one: KeptFields, other: KeptFields): (keyof KeptFields)[] {
  return keptFields.filter((field) => !isSameNumber(one[field], other[field]));
}

/** Whether two figures are the same; null is none. Most are the same text; 12.00 and 12.000000 are the same number. */
export function isSameNumber(one: number | string | null, other: number | string | null): boolean {
  return one === other || (one !== null && other !== null && millionths(one) === millionths(other));
}

function only(fields: readonly (keyof KeptFields)[], of: KeptFields): Partial<KeptFields> {
  return Object.fromEntries(fields.map((field) => [field, of[field]]));
}

async function* lockedPages(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[] | undefined,
): AsyncGenerator<Kept[]> {
  const waiting = dealerIds && [...dealerIds].sort((a, b) => a - b);
  let after = 0;
  for (;;) {
    const among = waiting?.splice(0, pageSize);
    const page = await transaction
      .select(rewrittenColumns)
      .from(memberships)
      .where(
        and(
          eq(memberships.campaignId, campaignId),
          among ? sql`${memberships.dealerId} = any(${intArray(among)})` : gt(memberships.dealerId, after),
        ),
      )
      .orderBy(asc(memberships.dealerId))
      .limit(pageSize)
      .for('update');
    if (page.length > 0) yield page;
    if (waiting ? waiting.length === 0 : page.length < pageSize) return;
    after = page.at(-1)?.dealerId ?? after;
  }
}

async function writeKept(
  transaction: Database,
  campaignId: number,
  rows: readonly (KeptFields & { readonly dealerId: number })[],
): Promise<void> {
  await transaction.execute(sql`
    update ${memberships} set
      quantity = fresh."quantity", fleet_quantity = fresh."fleetQuantity", boosted_quantity = fresh."boostedQuantity",
      tires_purchased = fresh."tiresPurchased", tires_missing = fresh."tiresMissing",
      tires_fleet = fresh."tiresFleet", tires_fleet_percentage = fresh."tiresFleetPercentage",
      plafond_accumulated = fresh."plafondAccumulated", plafond_expendable = fresh."plafondExpendable",
      next_threshold = fresh."nextThreshold"
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(
      "dealerId" int, "quantity" bigint, "fleetQuantity" bigint, "boostedQuantity" numeric,
      "tiresPurchased" bigint, "tiresMissing" int, "tiresFleet" bigint,
      "tiresFleetPercentage" numeric, "plafondAccumulated" numeric, "plafondExpendable" numeric,
      "nextThreshold" bigint
    )
    where ${memberships.campaignId} = ${campaignId} and ${memberships.dealerId} = fresh."dealerId"`);
}

/** The months of each dealer, from its sale lines. */
export function monthsFrom(lines: SQL | undefined): SQL {
  return sql`
    select ${sales.dealerId} as dealer_id, date_trunc('month', ${sales.soldOn}::timestamp)::date as month,
      sum(${sales.quantity}) as quantity,
      coalesce(sum(${sales.quantity}) filter (where ${sales.channel} = 'fleet'), 0) as fleet_quantity,
      sum(${sales.amount}) as amount
    from ${sales} where ${lines ?? sql`true`}
    group by 1, 2`;
}

/**
 * Adds the lines of an import up by dealer and month, for this transaction: the table `import_months`.
 *
 * @param transaction the import's own; its lines are in the table of sales
 */
export async function addUpImportMonths(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table import_months on commit drop as ${monthsFrom(sql`${sales.importId} = ${importId}`)}`);
}

/**
 * Adds an import's lines to the dealers' months, or takes them away again.
 *
 * @param transaction in which the lines were added up, once; they are in the table of sales
 */
export async function moveImportMonths(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  const sign = direction === 'add' ? sql`1` : sql`-1`;
  await transaction.execute(sql`
    insert into sales_months as kept (dealer_id, month, quantity, fleet_quantity, amount)
    select dealer_id, month, ${sign} * quantity, ${sign} * fleet_quantity, ${sign} * amount
    from import_months
    on conflict (dealer_id, month) do update set
      quantity = kept.quantity + excluded.quantity,
      fleet_quantity = kept.fleet_quantity + excluded.fleet_quantity,
      amount = kept.amount + excluded.amount`);
  // a month without a line is not kept: undoing leaves nothing behind
  if (direction === 'remove') {
    await transaction.execute(sql`
      delete from sales_months as kept using import_months as touched
      where kept.dealer_id = touched.dealer_id and kept.month = touched.month and kept.quantity = 0
        and kept.fleet_quantity = 0 and kept.amount = 0 and not exists (
          select from sales other where other.dealer_id = kept.dealer_id and other.import_id <> ${importId}
            and other.sold_on >= kept.month and other.sold_on < (kept.month + interval '1 month')
        )`);
  }
  await transaction.execute(sql`drop table import_months`);
}
