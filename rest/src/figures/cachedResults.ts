/**
 * A cache of results that are expensive with many dealers, valid while the data that they are computed from is
 * unchanged. Every change of that data adds rows to a rollup (docs/decisions/0018), so that the rollup's rows identify
 * its version.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { fallsToPrimary } from '../ground/database/connections/replica.js';
import { campaignFigures, salesFigures } from '../ground/database/tables/programme/figures.js';
import type { FiguresScope } from './figuresScope.js';

/** The results cached per database; the least recently requested are evicted. */
const mostResults = 500;
/** The most recently requested results that are prefetched after a change. */
const mostRefreshed = 50;
/** The times that a result is prefetched without being requested in between; then it is left to the next request. */
const mostUnrequested = 3;

interface CachedResult {
  readonly version: string;
  readonly result: Promise<unknown>;
  readonly versionNow: () => Promise<string>;
  readonly make: () => Promise<unknown>;
  /** How often the result was prefetched since its last request. */
  readonly unrequested: number;
}

/** By request; a Map keeps the order of insertion, so that the most recently requested is last. */
type CachedResults = Map<string, CachedResult>;

const resultsOf = new WeakMap<Database, CachedResults>();

function cachedResultsOf(database: Database): CachedResults {
  const results = resultsOf.get(database) ?? new Map<string, CachedResult>();
  resultsOf.set(database, results);
  return results;
}

/**
 * The cached result of a request, or a new one where the data has changed.
 *
 * @param request the complete request as text, the key of the cache
 * @param versionNow reads the version of the data that the result is computed from; called before `make`
 * @param make computes the result
 */
export async function cachedResult<T>(
  database: Database,
  request: string,
  versionNow: () => Promise<string>,
  make: () => Promise<T>,
): Promise<T> {
  const falls = fallsToPrimary(database);
  const version = await versionNow();
  const results = cachedResultsOf(database);
  const cached = results.get(request);
  results.delete(request);
  const result = cached?.version === version ? (cached.result as Promise<T>) : make();
  cache(database, falls, request, { version, result, versionNow, make, unrequested: 0 });
  const [oldest] = results.keys();
  if (results.size > mostResults && oldest !== undefined) results.delete(oldest);
  return result;
}

/**
 * Caches a result, and removes it again if it fails, or if a read fell back from the replica to the primary meanwhile:
 * the result may then be of an earlier version than the one under which it is cached.
 *
 * @param falls the count of `fallsToPrimary` from before the version was read
 */
function cache(database: Database, falls: number, request: string, cached: CachedResult): void {
  const results = cachedResultsOf(database);
  results.set(request, cached);
  const evict = () => results.get(request)?.result === cached.result && results.delete(request);
  cached.result.then(() => fallsToPrimary(database) !== falls && evict(), evict);
}

/**
 * Prefetches the most recently requested results whose data has changed, one after the other, so that the first request
 * after an import does not have to wait.
 */
export async function refreshCachedResults(database: Database, isStopped: () => boolean): Promise<void> {
  const results = cachedResultsOf(database);
  for (const [request, cached] of [...results].reverse().slice(0, mostRefreshed)) {
    if (isStopped()) return;
    if (cached.unrequested === mostUnrequested) continue;
    const falls = fallsToPrimary(database);
    const version = await cached.versionNow();
    // unchanged, or replaced by a request that came during the await
    if (version === cached.version || results.get(request) !== cached) continue;
    const result = cached.make();
    cache(database, falls, request, { ...cached, version, result, unrequested: cached.unrequested + 1 });
    // a failure is evicted: the next request computes the result again
    await result.catch(() => undefined);
  }
}

/** Identifies a set of rollup rows: ids are never reused, and rows are only inserted and deleted, never updated. */
const versionOf = (id: typeof campaignFigures.id | typeof salesFigures.id) =>
  sql<string>`concat_ws(' ', count(*), max(${id}), sum(${id}))`;

/** The root member, whose rollup rows cover all dealers. */
const root = sql`(select id from members where role = 'Programme')`;

/** The version of the figures in campaigns of the dealers below a member; default: of all dealers. */
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

/** The version of the sales to the dealers below a member since the start of a year; default: to all dealers. */
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
