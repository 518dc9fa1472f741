/**
 * Detects budgets that are crossed, by polling in the background of every replica. The replica that inserts the row of
 * a crossing publishes the event in the same transaction, so that each crossing is reported once
 * (docs/domain/budgets.md).
 */
import type { BudgetBasis, BudgetThreshold } from '@gdd/schema/budgets';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../ground/database/connections/connection.js';
import { isOpened } from '../../../ground/database/opened.js';
import { budgetCrossings, campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { crossedThresholds, isCrossed } from '../../../ground/domain/budget.js';
import { millionths } from '../../../ground/domain/decimal.js';
import { publishEvents } from '../../../events/publish.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { startBackgroundWork, type BackgroundWork } from '../../../ground/platform/work/backgroundWork.js';
import { budgetUses } from './budgetUses.js';
import type { BudgetUse } from './schemas.js';

/** Long, because nobody waits for the notification and a forecast of many dealers takes a second to compute. */
const pauseMs = 5 * 60_000;

type BudgetContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

interface WatchContext extends BudgetContext {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly pollMs?: number;
}

/** Starts polling the budgets. */
export function startBudgetWatch({ log, pollMs = pauseMs, ...context }: WatchContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: () => recordCrossings(context),
    onFailure: (error) => log.warn({ err: error }, 'the budgets could not be looked at'),
  });
}

/** Records and publishes new crossings, and deletes those that no longer hold since the budget was raised. */
export async function recordCrossings({ database, clock, programmeDay }: BudgetContext): Promise<void> {
  const uses = await budgetUses(database, programmeDay(), isOpened);
  if (uses.size === 0) return;
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    await deleteRaised(transaction, uses);
    const crossed = [...uses].flatMap(([campaignId, use]) => crossingsOf(use).map((each) => ({ campaignId, ...each })));
    if (crossed.length === 0) return;
    const inserted = await transaction
      .insert(budgetCrossings)
      .values(crossed.map((each) => ({ ...each, crossedAt: now })))
      .onConflictDoNothing()
      .returning({
        id: budgetCrossings.id,
        campaignId: budgetCrossings.campaignId,
        basis: budgetCrossings.basis,
        threshold: budgetCrossings.threshold,
      });
    await publishEvents(
      transaction,
      inserted.filter(isHighestOf(inserted)).map(({ id, campaignId, threshold }) => ({
        kind: 'budgetCrossed',
        key: id,
        at: now,
        about: { campaignId, crossingId: id, threshold },
      })),
    );
  });
}

/** The amounts that are compared with a budget, by basis; no `expected` without a forecast. */
const amountsOf = ({ accumulated, forecast }: BudgetUse): readonly (readonly [BudgetBasis, string])[] => [
  ['accumulated', accumulated],
  ...(forecast === null ? [] : [['expected', forecast.expected] as const]),
];

function crossingsOf(use: BudgetUse) {
  const { budget } = use;
  return amountsOf(use).flatMap(([basis, amount]) =>
    crossedThresholds(amount, budget).map((threshold) => ({ basis, threshold, budget, amount })),
  );
}

interface Crossing {
  readonly campaignId: number;
  readonly basis: BudgetBasis;
  readonly threshold: BudgetThreshold;
}

/** Filters for the highest threshold: of several crossed at once only that is reported. */
const isHighestOf = (all: readonly Crossing[]) => (one: Crossing) =>
  !all.some(
    (other) => other.campaignId === one.campaignId && other.basis === one.basis && other.threshold > one.threshold,
  );

/**
 * Deletes the crossings of budgets that were raised since, where the share is now below the threshold, so that crossing
 * it again is reported again. A share that fell without a raise (returns, undone imports) keeps its crossing.
 */
async function deleteRaised(transaction: Database, uses: ReadonlyMap<number, BudgetUse>): Promise<void> {
  const rows = await transaction
    .select()
    .from(budgetCrossings)
    .where(inArray(budgetCrossings.campaignId, [...uses.keys()]))
    .orderBy(budgetCrossings.id)
    .for('update');
  const raised = rows.filter(({ campaignId, basis, threshold, budget }) => {
    const use = uses.get(campaignId);
    if (use === undefined || millionths(use.budget) <= millionths(budget)) return false;
    return amountsOf(use).some(([of, amount]) => of === basis && !isCrossed(amount, use.budget, threshold));
  });
  if (raised.length === 0) return;
  const ids = raised.map(({ id }) => id);
  await transaction.delete(budgetCrossings).where(inArray(budgetCrossings.id, ids));
}

/** A crossing with its campaign's title; undefined where it was deleted because the budget was raised. */
export async function crossingById(database: Database, id: number) {
  const [row] = await database
    .select({ crossing: budgetCrossings, title: campaigns.title })
    .from(budgetCrossings)
    .innerJoin(campaigns, eq(campaigns.id, budgetCrossings.campaignId))
    .where(eq(budgetCrossings.id, id));
  return row;
}
