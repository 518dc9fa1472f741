import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ReportFilter } from '../../programme/underWay/filterSchemas.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { memberById } from '../../people/dealers/queries.js';
import { figuresBelow, type FiguresScope, type MemberPlace } from '../../figures/figuresScope.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { refuseWrong } from '../../ground/platform/http/errors.js';
import { matchesSearch } from '../../ground/database/search.js';

/** The dealers of a report. */
export interface ReportScope {
  /** The dealers that have rows, as a condition on members. */
  readonly visible: SQL | undefined;
  /** The lowest member that is known to be at or above all of them. */
  readonly top: Place;
  /** The dealers that totals include, as a condition on members: deleted ones too. Undefined: all dealers. */
  readonly counted: SQL | undefined;
  /** The rollup figures of the same dealers; undefined where none are stored for exactly these. */
  readonly figures: FiguresScope | undefined;
}

type Filter = Pick<ReportFilter, 'region' | 'status' | 'tier' | 'distributorId' | 'agentId' | 'dealerId'>;

/** The agent directly above a dealer. */
export const agents = alias(members, 'agents');

/** Joins a dealer's agent, where it stands at or below a member. */
export const isAgentFor = (top: Place) =>
  and(eq(agents.id, members.parentId), eq(agents.role, 'Agent'), inSubtreeOf(top, agents));

/**
 * The dealers in the caller's subtree that match a filter.
 *
 * @param at path of the filter in the request body, to name wrong fields
 * @throws Refusal BAD_USER_INPUT for a member that is unknown or has another role
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
 * Limits rows to the dealers that totals include. The array makes Postgres find these first, which is faster than a
 * join for a few dealers; sale lines, where many dealers may match, leave the choice to the planner (`soldGroups.ts`).
 */
export function amongCounted({ counted }: ReportScope, dealerId: PgColumn): SQL | undefined {
  return counted && sql`${dealerId} = any(array(select ${members.id} from ${members} where ${counted}))`;
}

/** The place that is below all the others; undefined where the places are not on one path. */
function lowestOf(places: readonly MemberPlace[]): MemberPlace | undefined {
  const [lowest] = [...places].sort((one, other) => other.path.length - one.path.length);
  return places.every(({ path }) => lowest?.path.startsWith(path)) ? lowest : undefined;
}

/** The member that a filter names: undefined without an id, null where it is unknown or has another role. */
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
