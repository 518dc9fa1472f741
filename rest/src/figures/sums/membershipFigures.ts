import { and, eq, sql, gt, asc } from 'drizzle-orm';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import type { Sums } from '../../ground/domain/incentive/lineSums.js';
import { type PrizeRules, figures, nextThreshold } from '../../ground/domain/incentive/incentive.js';
import { millionths, decimalText } from '../../ground/domain/decimal.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { changeMemberships } from '../campaignFigures.js';
import { intArray } from '../../ground/database/intArray.js';
import type { Cause } from '../membershipChanges.js';
import type { FigureRules } from './rules.js';

/** Memberships read and written in one statement. */
const batchSize = 5000;

/** The columns derived from the sale lines, the rules and the terms. */
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

/** The derived columns with the terms that they are computed from. */
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

/** The figures of a membership with given sums, by the rules of its campaign, and its next threshold. */
export function figuresOf(
  rules: PrizeRules,
  { goalThreshold, acceptedAt, entriesSum }: Pick<StoredMembership, 'goalThreshold' | 'acceptedAt' | 'entriesSum'>,
  sums: Sums,
) {
  const made = figures(rules, { goalThreshold, accepted: acceptedAt !== null, entriesSum }, sums);
  return { ...made, nextThreshold: nextThreshold(rules, goalThreshold, made.tiresPurchased) };
}

/** The changed fields of a membership whose figures were recomputed. */
interface Rewritten {
  readonly dealerId: number;
  readonly before: Partial<DerivedFields>;
  readonly after: Partial<DerivedFields>;
}

/**
 * Recomputes the figures of memberships from their stored sums, goals, acceptances and entries.
 *
 * @param transaction holds the campaign's row
 * @param cause as for `changeMemberships`
 * @param dealerIds default: all dealers of the campaign
 * @param onChanged called with the memberships that changed, in batches
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

/**
 * Locks memberships in the order of their dealers, recomputes their sums and figures, and writes those that change.
 *
 * @param sumsFor the new sums of a membership
 */
export async function rewrite(
  transaction: Database,
  rules: FigureRules,
  cause: Cause | null,
  dealerIds: readonly number[] | undefined,
  sumsFor: (stored: StoredMembership) => Sums,
  onChanged: (changed: readonly Rewritten[]) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for await (const page of membershipPages(transaction, rules.id, dealerIds, { lock: 'update' })) {
    const changed = page.flatMap((stored) => {
      const sums = sumsFor(stored);
      const fresh = { ...sums, boostedQuantity: decimalText(sums.boostedQuantity), ...figuresOf(rules, stored, sums) };
      const fields = changedFields(stored, fresh);
      return fields.length === 0 ? [] : [{ stored, fresh, fields }];
    });
    if (changed.length === 0) continue;
    const fresh = changed.map(({ stored: { dealerId }, fresh }) => ({ dealerId, ...fresh }));
    const ids = fresh.map(({ dealerId }) => dealerId);
    await changeMemberships(transaction, rules.id, ids, cause, () => writeFigures(transaction, rules.id, fresh));
    await onChanged(
      changed.map(({ stored, fresh, fields }) => ({
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

/**
 * Whether two figures are equal as numbers (12.00 and 12.000000 are), or both null. Compares as texts first, for speed.
 */
export function isSameNumber(one: number | string | null, other: number | string | null): boolean {
  return one === other || (one !== null && other !== null && millionths(one) === millionths(other));
}

function only(fields: readonly (keyof DerivedFields)[], of: DerivedFields): Partial<DerivedFields> {
  return Object.fromEntries(fields.map((field) => [field, of[field]]));
}

/**
 * The memberships of a campaign in the order of their dealers, in batches.
 *
 * @param dealerIds undefined: all dealers of the campaign
 * @param options.lock locks the rows until the transaction ends; default: no lock
 * @param options.size memberships of a batch
 */
export async function* membershipPages(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[] | undefined,
  { lock, size = batchSize }: { readonly lock?: 'update'; readonly size?: number } = {},
): AsyncGenerator<StoredMembership[]> {
  const remaining = dealerIds && [...dealerIds].sort((a, b) => a - b);
  let after = 0;
  for (;;) {
    const batch = remaining?.splice(0, size);
    const found = transaction
      .select(rewrittenColumns)
      .from(memberships)
      .where(
        and(
          eq(memberships.campaignId, campaignId),
          batch ? sql`${memberships.dealerId} = any(${intArray(batch)})` : gt(memberships.dealerId, after),
        ),
      )
      .orderBy(asc(memberships.dealerId))
      .limit(size);
    const page = await (lock === undefined ? found : found.for(lock));
    if (page.length > 0) yield page;
    if (remaining ? remaining.length === 0 : page.length < size) return;
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
