/**
 * Checks in the background of every replica that documents and ledger say the same, as `npm run recompute` does: whoever
 * runs the portal hears of it before the bank does (docs/domain/settlement.md, 'The check that runs').
 */
import { asc, gt } from 'drizzle-orm';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { settlementDocuments } from '../../ground/database/tables/programme/settlements.js';
import { startBackgroundWork, type BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import { dealersDocuments, documentNumbers, type Difference } from '../../figures/sums/differences.js';
import type { Metrics } from '../../ground/telemetry/metrics.js';

/** The pause between two checks of all documents. */
const pauseMs = 15 * 60_000;
/** Documents that a statement looks at, and those more that the last dealer of them has. */
const documentsAtOnce = 2000;
/** Differences that the log names; the metric has all of them. */
const mostNamed = 20;
/** More than the id of any dealer. */
const lastId = 2 ** 31 - 1;

interface CheckContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: {
    error(details: { readonly differences: readonly Difference[]; readonly total: number }, text: string): void;
    warn(details: { readonly err: unknown }, text: string): void;
  };
  readonly metrics: Pick<Metrics, 'documentsChecked'>;
  readonly pollMs?: number;
  /** For tests: default 2,000. */
  readonly atOnce?: number;
}

/**
 * Starts the checks. A difference is logged at each of them, with the ids of dealer and campaign and the number of the
 * document, until it is mended; nothing is changed, and the service goes on.
 */
export function startDocumentCheck({ pollMs = pauseMs, ...context }: CheckContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: (isStopped) => checkDocuments(context, isStopped),
    onFailure: (error) => context.log.warn({ err: error }, 'the documents of settlements could not be checked'),
  });
}

async function checkDocuments(context: Omit<CheckContext, 'pollMs'>, isStopped: () => boolean): Promise<void> {
  const { database, clock, log, metrics, atOnce = documentsAtOnce } = context;
  const differences: Difference[] = [...(await documentNumbers(database))];
  // dealers after dealers: no statement becomes longer with the years, and each sees a dealer's documents and entries of one moment
  for (let after = 0; after < lastId;) {
    if (isStopped()) return;
    const upTo = await lastDealer(database, after, atOnce);
    differences.push(...(await dealersDocuments(database, { after, upTo })));
    after = upTo;
  }
  metrics.documentsChecked(differences.length, clock.now());
  if (differences.length > 0) {
    log.error(
      { differences: differences.slice(0, mostNamed), total: differences.length },
      'documents of settlements and the ledger disagree',
    );
  }
}

/** The dealer to whom the next documents reach, in the order of dealers; `lastId` after all documents. */
async function lastDealer(database: Database, after: number, documents: number): Promise<number> {
  const { dealerId } = settlementDocuments;
  const [last] = await database
    .select({ dealerId })
    .from(settlementDocuments)
    .where(gt(dealerId, after))
    .orderBy(asc(dealerId))
    .offset(documents - 1)
    .limit(1);
  return last?.dealerId ?? lastId;
}
