import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ReportFilter } from './filterSchemas.js';
import type { Database } from '../../database/connections/connection.js';
import { members } from '../../database/tables/people/network.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from '../../database/scope.js';
import { memberById } from '../../dealers/queries.js';
import { figuresBelow, type FiguresScope, type MemberPlace } from '../../figures/figuresScope.js';
import { severalOf } from '../../domain/tableState.js';
import { refuseWrong } from '../../platform/http/errors.js';
import { matchesSearch } from '../../database/search.js';

/** Whom a report is about. */
export interface ReportScope {
  /** The dealers that have rows, as a condition on members. */
  readonly visible: SQL | undefined;
  /** The lowest member that all of them are known to stand at or below. */
  readonly top: Place;
  /** Those that count in totals: deleted ones too. Undefined: everybody. */
  readonly counted: SQL | undefined;
  /** The rollup figures of the same dealers; undefined where none are kept of just these. */
  readonly figures: FiguresScope | undefined;
}

type Filter = Pick<ReportFilter, 'region' | 'status' | 'tier' | 'distributorId' | 'agentId' | 'dealerId'>;

/** The agent directly above a dealer. */
export const agents = alias(members, 'agents');

/** Joins a dealer's agent, where it stands at or below a member. */
export const isAgentFor = (top: Place) =>
  and(eq(agents.id, members.parentId), eq(agents.role, 'Agent'), inSubtreeOf(top, agents));

/**
 * Whom a filter means within the caller's subtree.
 *
 * @param at where the filter stands in the request, to name what is wrong with it
 * @throws Refusal BAD_USER_INPUT for a member that is unknown, or has not that role
 */
export async function scopeOf(
  database: Database,
  top: MemberPlace,
  filter: Filter,
  searchTerm: string,
  at: string,
): Promise<ReportScope> {
  const below = await Promise.all([
    namedMember(database, top, filter.distributorId, 'Distributor'),
    namedMember(database, top, filter.agentId, 'Agent'),
    namedMember(database, top, filter.dealerId, 'Dealer'),
  ]);
  const [distributor, agent, dealer] = below;
  refuseWrong({
    [`${at}.distributorId`]: distributor === null ? 'unknown' : undefined,
    [`${at}.agentId`]: agent === null ? 'unknown' : undefined,
    [`${at}.dealerId`]: dealer === null ? 'unknown' : undefined,
  });
  const oneOf = (column: typeof members.region | typeof members.status | typeof members.tier, values?: string[]) =>
    values && inArray(column, values);
  const [region, status, tier] = [severalOf(filter.region), severalOf(filter.status), severalOf(filter.tier)];
  const search = matchesSearch(searchTerm);
  const conditions = and(
    oneOf(members.region, region),
    oneOf(members.status, status),
    oneOf(members.tier, tier),
    search,
  );
  const lowest = lowestOf([top, ...[distributor, agent, dealer].flatMap((place) => place ?? [])]);
  const figures = search === undefined && lowest ? figuresBelow(lowest) : undefined;
  const within = (condition: (place: Place) => SQL | undefined) =>
    [distributor, agent, dealer].flatMap((place) => (place ? [condition(place)] : []));
  return {
    visible: and(eq(members.role, 'Dealer'), inSubtreeOf(top), ...within(inSubtreeOf), conditions),
    top: lowest ?? top,
    counted: and(everInSubtreeOf(top), ...within(everInSubtreeOf), conditions),
    figures: figures && { ...figures, region, status, tier },
  };
}

/**
 * Narrows what has a dealer to those that a search leaves, which are found first: joined, few dealers would be looked for
 * among all. Of lines, where many dealers may be meant, a join is left to the planner (`soldGroups.ts`).
 */
export function amongCounted({ counted }: ReportScope, dealerId: PgColumn): SQL | undefined {
  return counted && sql`${dealerId} = any(array(select ${members.id} from ${members} where ${counted}))`;
}

/** The one of some places that stands below all others; undefined where there is none. */
function lowestOf(places: readonly MemberPlace[]): MemberPlace | undefined {
  const [lowest] = [...places].sort((one, other) => other.path.length - one.path.length);
  return places.every(({ path }) => lowest?.path.startsWith(path)) ? lowest : undefined;
}

async function namedMember(
  database: Database,
  top: Place,
  id: number | undefined,
  role: 'Distributor' | 'Agent' | 'Dealer',
): Promise<MemberPlace | null | undefined> {
  if (id === undefined) return undefined;
  const member = await memberById(database, top, id);
  return member?.role === role ? member : null;
}
