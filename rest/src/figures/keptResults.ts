/**
 * Results that cost as much as there are dealers, kept in memory while nothing changes that they follow from. Whatever
 * changes it adds rows to the kept figures (docs/decisions/0018): whose rows are the same, has the same result.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { campaignFigures, salesFigures } from '../database/tables/programme/figures.js';
import type { FiguresScope } from './figuresScope.js';

/** Of one database; those that nobody requested for longest go first. */
const mostResults = 500;
/** Of those requested last, how many are made anew ahead of a request. */
const mostMadeAhead = 50;
/** How often a result is made anew ahead of a request that does not come. */
const mostUnrequested = 3;

interface KeptResult {
  readonly version: string;
  readonly result: Promise<unknown>;
  readonly versionNow: () => Promise<string>;
  readonly make: () => Promise<unknown>;
  /** How often it was made since it was requested last. */
  readonly unrequested: number;
}

/** By request, the one requested last at the end. */
type KeptResults = Map<string, KeptResult>;

const resultsOf = new WeakMap<Database, KeptResults>();

/**
 * The result that is kept, where it is still right, or else a new one.
 *
 * @param request the whole request as text: the same text has the same result at the same version
 * @param versionNow the version of what the result follows from, read before it is made
 */
export async function keptResult<T>(
  database: Database,
  request: string,
  versionNow: () => Promise<string>,
  make: () => Promise<T>,
): Promise<T> {
  const version = await versionNow();
  const results = resultsOf.get(database) ?? new Map<string, KeptResult>();
  resultsOf.set(database, results);
  const kept = results.get(request);
  results.delete(request);
  const result = kept?.version === version ? (kept.result as Promise<T>) : make();
  keep(results, request, { version, result, versionNow, make, unrequested: 0 });
  const [oldest] = results.keys();
  if (results.size > mostResults && oldest !== undefined) results.delete(oldest);
  return result;
}

function keep(results: KeptResults, request: string, kept: KeptResult): void {
  results.set(request, kept);
  // a failure is not kept
  kept.result.catch(() => results.get(request)?.result === kept.result && results.delete(request));
}

/**
 * Makes the results that were requested last anew, one after the other, where what they follow from has changed: the first
 * request after an import does not wait for them.
 */
export async function refreshKeptResults(database: Database, isStopped: () => boolean): Promise<void> {
  const results = resultsOf.get(database) ?? new Map<string, KeptResult>();
  for (const [request, kept] of [...results].reverse().slice(0, mostMadeAhead)) {
    if (isStopped()) return;
    if (kept.unrequested === mostUnrequested) continue;
    const version = await kept.versionNow();
    // a request that came meanwhile has made it
    if (version === kept.version || results.get(request) !== kept) continue;
    const result = kept.make();
    keep(results, request, { ...kept, version, result, unrequested: kept.unrequested + 1 });
    await result.catch(() => undefined);
  }
}

/** Ids are never given twice, and rows come and go only where something changed or was folded. */
const versionOf = (id: typeof campaignFigures.id | typeof salesFigures.id) =>
  sql<string>`concat_ws(' ', count(*), max(${id}), sum(${id}))`;

/** Everybody: what the member at the root adds up. */
const root = sql`(select id from members where role = 'Programme')`;

/** The version of what the dealers below a member come to in campaigns; of all dealers without one. */
export async function campaignsVersion(
  database: Database,
  below: Pick<FiguresScope, 'memberId'> | undefined,
  campaignIds: readonly number[],
): Promise<string> {
  const [found] = await database
    .select({ version: versionOf(campaignFigures.id) })
    .from(campaignFigures)
    .where(
      and(eq(campaignFigures.memberId, below?.memberId ?? root), inArray(campaignFigures.campaignId, [...campaignIds])),
    );
  return found?.version ?? '';
}

/** The version of what the dealers below a member bought since a year began; of all dealers without one. */
export async function salesVersion(
  database: Database,
  below: Pick<FiguresScope, 'memberId'> | undefined,
  since: number,
): Promise<string> {
  const [found] = await database
    .select({ version: versionOf(salesFigures.id) })
    .from(salesFigures)
    .where(and(eq(salesFigures.memberId, below?.memberId ?? root), gte(salesFigures.year, since)));
  return found?.version ?? '';
}
