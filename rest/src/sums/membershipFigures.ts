import { and, eq, sql, gt, asc } from 'drizzle-orm';
import { memberships } from '../database/tables/programme/memberships.js';
import type { Sums } from '../domain/incentive/lineSums.js';
import { type PrizeRules, figures, nextThreshold } from '../domain/incentive/incentive.js';
import { millionths, decimalText } from '../domain/decimal.js';
import type { Database } from '../database/connections/connection.js';
import { changeMemberships } from '../figures/campaignFigures.js';
import { intArray } from '../database/intArray.js';
import type { Cause } from '../figures/membershipChanges.js';
import type { FigureRules } from './rules.js';

/** Memberships that are held in memory at a time. */
const batchSize = 5000;

/** The columns that follow from the sale lines and the rules. */
const derivedColumns = {
  quantity: memberships.quantity,
  fleetQuantity: memberships.fleetQuantity,
  boostedQuantity: memberships.boostedQuantity,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  debt: memberships.debt,
  nextThreshold: memberships.nextThreshold,
};

type DerivedFields = Pick<typeof memberships.$inferSelect, keyof typeof derivedColumns>;

/** The same, with what it also follows from. */
const rewrittenColumns = {
  dealerId: memberships.dealerId,
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  entriesSum: memberships.entriesSum,
  ...derivedColumns,
};

export type StoredMembership = Pick<typeof memberships.$inferSelect, keyof typeof rewrittenColumns>;

export function sumsOf({ quantity, fleetQuantity, boostedQuantity }: StoredMembership): Sums {
  return { quantity, fleetQuantity, boostedQuantity: millionths(boostedQuantity) };
}

/** The figures of a membership with given sums, by the rules of its campaign, and the threshold that it has ahead. */
export function figuresOf(
  rules: PrizeRules,
  { goalThreshold, acceptedAt, entriesSum }: Pick<StoredMembership, 'goalThreshold' | 'acceptedAt' | 'entriesSum'>,
  sums: Sums,
) {
  const made = figures(rules, { goalThreshold, accepted: acceptedAt !== null, entriesSum }, sums);
  return { ...made, nextThreshold: nextThreshold(rules, goalThreshold, made.tiresPurchased) };
}

/** A membership whose figures were made anew: the fields that changed. */
interface Rewritten {
  readonly dealerId: number;
  readonly before: Partial<DerivedFields>;
  readonly after: Partial<DerivedFields>;
}

/**
 * Makes the figures of memberships anew from their sums, goals, acceptances and entries.
 *
 * @param transaction holds the campaign's row
 * @param cause as of `changeMemberships`
 * @param dealerIds all of the campaign's dealers without
 * @param onChanged of those that changed, some at a time
 */
export async function refreshFigures(
  transaction: Database,
  rules: FigureRules,
  cause: Cause | null,
  dealerIds?: readonly number[],
  onChanged?: (changed: readonly Rewritten[]) => Promise<void>,
): Promise<void> {
  await rewrite(transaction, rules, cause, dealerIds, sumsOf, onChanged);
}

/** Locks memberships in the order of their dealers, and writes the sums and figures anew of those that change. */
export async function rewrite(
  transaction: Database,
  rules: FigureRules,
  cause: Cause | null,
  dealerIds: readonly number[] | undefined,
  sumsFor: (stored: StoredMembership) => Sums,
  onChanged: (changed: readonly Rewritten[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for await (const page of membershipPages(transaction, rules.id, dealerIds, 'update')) {
    const changed = page.flatMap((stored) => {
      const sums = sumsFor(stored);
      const fresh = { ...sums, boostedQuantity: decimalText(sums.boostedQuantity), ...figuresOf(rules, stored, sums) };
      const fields = changedFields(stored, fresh);
      return fields.length === 0 ? [] : [{ stored: stored, fresh, fields }];
    });
    if (changed.length === 0) continue;
    const fresh = changed.map(({ stored: { dealerId }, fresh }) => ({ dealerId, ...fresh }));
    const ids = fresh.map(({ dealerId }) => dealerId);
    await changeMemberships(transaction, rules.id, ids, cause, () => writeFigures(transaction, rules.id, fresh));
    await onChanged(
      changed.map(({ stored: stored, fresh, fields }) => ({
        dealerId: stored.dealerId,
        before: only(fields, stored),
        after: only(fields, fresh),
      })),
    );
  }
}

const derivedFields = Object.keys(derivedColumns) as (keyof DerivedFields)[];

function changedFields(one: DerivedFields, other: DerivedFields): (keyof DerivedFields)[] {
  return derivedFields.filter((field) => !isSameNumber(one[field], other[field]));
}

/** Whether two figures are the same; null is none. Most are the same text; 12.00 and 12.000000 are the same number. */
export function isSameNumber(one: number | string | null, other: number | string | null): boolean {
  return one === other || (one !== null && other !== null && millionths(one) === millionths(other));
}

function only(fields: readonly (keyof DerivedFields)[], of: DerivedFields): Partial<DerivedFields> {
  return Object.fromEntries(fields.map((field) => [field, of[field]]));
}

/**
 * Memberships of a campaign by dealer, some at a time.
 *
 * @param dealerIds all of the campaign's dealers without
 * @param lock that each is kept under until the transaction ends
 */
export async function* membershipPages(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[] | undefined,
  lock?: 'update',
): AsyncGenerator<StoredMembership[]> {
  const waiting = dealerIds && [...dealerIds].sort((a, b) => a - b);
  let after = 0;
  for (;;) {
    const among = waiting?.splice(0, batchSize);
    const found = transaction
      .select(rewrittenColumns)
      .from(memberships)
      .where(
        and(
          eq(memberships.campaignId, campaignId),
          among ? sql`${memberships.dealerId} = any(${intArray(among)})` : gt(memberships.dealerId, after),
        ),
      )
      .orderBy(asc(memberships.dealerId))
      .limit(batchSize);
    const page = await (lock === undefined ? found : found.for(lock));
    if (page.length > 0) yield page;
    if (waiting ? waiting.length === 0 : page.length < batchSize) return;
    after = page.at(-1)?.dealerId ?? after;
  }
}

async function writeFigures(
  transaction: Database,
  campaignId: number,
  rows: readonly (DerivedFields & { readonly dealerId: number })[],
): Promise<void> {
  await transaction.execute(sql`
    update ${memberships} set
      quantity = fresh."quantity", fleet_quantity = fresh."fleetQuantity", boosted_quantity = fresh."boostedQuantity",
      tires_purchased = fresh."tiresPurchased", tires_missing = fresh."tiresMissing",
      tires_fleet = fresh."tiresFleet", tires_fleet_percentage = fresh."tiresFleetPercentage",
      plafond_accumulated = fresh."plafondAccumulated", plafond_expendable = fresh."plafondExpendable", debt = fresh.debt,
      next_threshold = fresh."nextThreshold"
    from json_to_recordset(${JSON.stringify(rows)}::json) as fresh(
      "dealerId" int, "quantity" bigint, "fleetQuantity" bigint, "boostedQuantity" numeric,
      "tiresPurchased" bigint, "tiresMissing" int, "tiresFleet" bigint,
      "tiresFleetPercentage" numeric, "plafondAccumulated" numeric, "plafondExpendable" numeric, debt numeric,
      "nextThreshold" bigint
    )
    where ${memberships.campaignId} = ${campaignId} and ${memberships.dealerId} = fresh."dealerId"`);
}
