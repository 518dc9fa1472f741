import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@gdd/schema/members';
import type { campaignFigures, salesFigures } from '../database/tables/programme/figures.js';
import type { Place } from '../database/scope.js';

/** The dealers of rollup figures: all below a member, or those of some regions, states and tiers. */
export interface FiguresScope {
  readonly memberId: number;
  /** The role of the member. */
  readonly role: MemberRole;
  readonly region?: readonly string[] | undefined;
  readonly status?: readonly string[] | undefined;
  readonly tier?: readonly string[] | undefined;
}

/** Where a member stands, and what it is. */
export interface MemberPlace extends Place {
  readonly role: MemberRole;
}

/** The rollup figures of all dealers at or below a member; undefined for a dealer, who has none. */
export function figuresBelow({ path, role }: MemberPlace): FiguresScope | undefined {
  return role === 'Dealer' ? undefined : { memberId: Number(path.split('/').at(-2)), role };
}

/** The filters of dealers' figures below a member. */
type PlacesFilter = Omit<FiguresScope, 'memberId' | 'role'>;

/**
 * The rollup rows that add up to some dealers' figures.
 *
 * @param whom `all`: those that count in totals, deleted ones too; `visible`: those that have rows, none deleted
 */
export function rollupRowsOf(
  table: typeof campaignFigures | typeof salesFigures,
  { memberId, ...places }: PlacesFilter & Pick<FiguresScope, 'memberId'>,
  whom: 'all' | 'visible',
): SQL | undefined {
  return and(
    eq(table.memberId, memberId),
    rollupRowsIn(table, places),
    whom === 'all' ? undefined : eq(table.isDeleted, false),
  );
}

/** The rollup rows of regions, states and tiers, whoever stands above. */
export function rollupRowsIn(
  table: typeof campaignFigures | typeof salesFigures,
  { region, status, tier }: PlacesFilter,
): SQL | undefined {
  const oneOf = (column: typeof table.region | typeof table.status | typeof table.tier, values?: readonly string[]) =>
    values && inArray(column, [...values]);
  return and(oneOf(table.region, region), oneOf(table.status, status), oneOf(table.tier, tier));
}
