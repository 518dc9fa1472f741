import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@gdd/schema/members';
import type { campaignFigures, salesFigures } from '../ground/database/tables/programme/figures.js';
import type { Place } from '../ground/database/scope.js';

/**
 * The dealers whose figures are read from a rollup: those below a member, optionally of some regions, statuses and
 * tiers.
 */
export interface FiguresScope {
  readonly memberId: number;
  /** The role of the member. */
  readonly role: MemberRole;
  readonly region?: readonly string[] | undefined;
  readonly status?: readonly string[] | undefined;
  readonly tier?: readonly string[] | undefined;
}

/** A member's path and role. */
export interface MemberPlace extends Place {
  readonly role: MemberRole;
}

/** The scope of all dealers below a member; undefined for a dealer, which has no rollup rows of its own. */
export function figuresBelow({ path, role }: MemberPlace): FiguresScope | undefined {
  // a path ends with the member's own id and '/'
  return role === 'Dealer' ? undefined : { memberId: Number(path.split('/').at(-2)), role };
}

/** The filters within the dealers below a member. */
type PlacesFilter = Omit<FiguresScope, 'memberId' | 'role'>;

/**
 * The condition for the rollup rows whose sums are the figures of some dealers.
 *
 * @param dealers `all`: as in totals, deleted dealers included; `visible`: as in lists, without deleted dealers
 */
export function rollupRowsOf(
  table: typeof campaignFigures | typeof salesFigures,
  { memberId, ...places }: PlacesFilter & Pick<FiguresScope, 'memberId'>,
  dealers: 'all' | 'visible',
): SQL | undefined {
  return and(
    eq(table.memberId, memberId),
    rollupRowsIn(table, places),
    dealers === 'all' ? undefined : eq(table.isDeleted, false),
  );
}

/** The condition for the rollup rows of regions, statuses and tiers, of all members. */
export function rollupRowsIn(
  table: typeof campaignFigures | typeof salesFigures,
  { region, status, tier }: PlacesFilter,
): SQL | undefined {
  const oneOf = (column: typeof table.region | typeof table.status | typeof table.tier, values?: readonly string[]) =>
    values && inArray(column, [...values]);
  return and(oneOf(table.region, region), oneOf(table.status, status), oneOf(table.tier, tier));
}
