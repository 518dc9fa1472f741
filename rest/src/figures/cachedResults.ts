/**
 * Results that cost as much as there are dealers, cached while nothing changes that they follow from. Whatever changes it
 * adds rows to the rollup figures (docs/decisions/0018): whose rows are the same, has the same result.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { fallsToPrimary } from '../database/connections/replica.js';
import { campaignFigures, salesFigures } from '../database/tables/programme/figures.js';
import type { FiguresScope } from './figuresScope.js';

/** Of one database; those that nobody requested for longest go first. */
const mostResults = 500;
/** Of those requested last, how many are made anew ahead of a request. */
const mostRefreshed = 50;
/** How often a result is made anew ahead of a request that does not come. */
const mostUnrequested = 3;

interface CachedResult {
  readonly version: string;
  readonly result: Promise<unknown>;
  readonly versionNow: () => Promise<string>;
  readonly make: () => Promise<unknown>;
  /** How often it was made since it was requested last. */
  readonly unrequested: number;
}

/** By request, the one requested last at the end. */
type CachedResults = Map<string, CachedResult>;

const resultsOf = new WeakMap<Database, CachedResults>();

function cachedResultsOf(database: Database): CachedResults {
  const results = resultsOf.get(database) ?? new Map<string, CachedResult>();
  resultsOf.set(database, results);
  return results;
}

/**
 * The cached result, where it is still right, or else a new one.
 *
 * @param request the whole request as text: the same text has the same result at the same version
 * @param versionNow the version of what the result follows from, read before it is made
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

/** @param falls those of before the version was read: a result after one may be of an earlier version */
function cache(database: Database, falls: number, request: string, cached: CachedResult): void {
  const results = cachedResultsOf(database);
  results.set(request, cached);
  const forget = () => results.get(request)?.result === cached.result && results.delete(request);
  // a failure is not cached
  cached.result.then(() => fallsToPrimary(database) !== falls && forget(), forget);
}

/**
 * Makes the results that were requested last anew, one after the other, where what they follow from has changed: the first
 * request after an import does not wait for them.
 */
export async function refreshCachedResults(database: Database, isStopped: () => boolean): Promise<void> {
  const results = cachedResultsOf(database);
  for (const [request, cached] of [...results].reverse().slice(0, mostRefreshed)) {
    if (isStopped()) return;
    if (cached.unrequested === mostUnrequested) continue;
    const falls = fallsToPrimary(database);
    const version = await cached.versionNow();
    // a request that came meanwhile has made it
    if (version === cached.version || results.get(request) !== cached) continue;
    const result = cached.make();
    cache(database, falls, request, { ...cached, version, result, unrequested: cached.unrequested + 1 });
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
