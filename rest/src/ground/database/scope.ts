import { and, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from './tables/people/network.js';

/** The position of a member in the tree. */
export interface Place {
  /** '/1/5/20/': the ids from the root down to the member. */
  readonly path: string;
}

/** The table of members, or an alias of it. */
type MemberTable = Readonly<Record<'path' | 'deletedAt', PgColumn>>;

/** The exclusive upper bound of the paths that start with a path: '/1/50' for '/1/5/', as '0' follows '/' in ASCII. */
const upperBound = (path: string) => `${path.slice(0, -1)}0`;

/**
 * The members that a user may see (docs/domain/network-and-access.md): those at or below the user's own member, without
 * deleted ones. Every query of members must include this condition.
 *
 * @param top the user's own member, or another one in its subtree
 */
export function inSubtreeOf(top: Place, table: MemberTable = members): SQL | undefined {
  return and(withinPath(top, table), isNull(table.deletedAt));
}

/**
 * The same with deleted members, for totals only: they include deleted dealers, whose rows are not shown
 * (docs/domain/network-and-access.md).
 *
 * @returns undefined (no condition) for the root, whose subtree has all members
 */
export function everInSubtreeOf(top: Place, table: Pick<MemberTable, 'path'> = members): SQL | undefined {
  return seesEverybody(top) ? undefined : withinPath(top, table);
}

/** The members that a caller sees one by one: those of the subtree, and for the office (accessCampaigns) deleted ones too. */
export function visibleTo({ member, permissions }: { member: Place; permissions: readonly string[] }): SQL | undefined {
  return permissions.includes('accessCampaigns') ? everInSubtreeOf(member) : inSubtreeOf(member);
}

const withinPath = (top: Place, table: Pick<MemberTable, 'path'> = members) =>
  and(gte(table.path, top.path), lt(table.path, upperBound(top.path)));

/** A member with its ancestors and its subtree, deleted ones too: all possible ancestors of the dealers below it. */
export function aroundMember(top: Place, table: MemberTable): SQL | undefined {
  return or(withinPath(top, table), sql`starts_with(${top.path}, ${table.path})`);
}

/** Whether a member is the root, whose path has a single id ('/1/') and whose subtree has all members. */
export function seesEverybody({ path }: Place): boolean {
  return path.split('/').length === 3;
}

/** The subtree of a member without the member itself and without deleted ones. */
export function belowMember(top: Place): SQL | undefined {
  return and(inSubtreeOf(top), gt(members.path, top.path));
}
