import { and, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from './tables/people/network.js';

/** Where a member stands in the tree. */
export interface Place {
  /** '/1/5/20/': the ids from the root down to the member. */
  readonly path: string;
}

/** The members, or an alias of them. */
type MemberTable = Readonly<Record<'path' | 'deletedAt', PgColumn>>;

/** The paths that start with '/1/5/' are those from it up to '/1/50': '0' follows '/' in the "C" order. */
const endOf = (path: string) => `${path.slice(0, -1)}0`;

/**
 * The one rule of what a user may see (docs/domain/network-and-access.md): the members at or below the user's own
 * member, deleted ones left out. Every query over members carries it.
 *
 * @param top the user's own member, or one that was found within its subtree
 */
export function inSubtreeOf(top: Place, table: MemberTable = members): SQL | undefined {
  return and(withinPath(top, table), isNull(table.deletedAt));
}

/**
 * The same with the deleted ones, for totals alone: deleted dealers count, and have no row
 * (docs/domain/network-and-access.md).
 *
 * @returns undefined where everybody stands below: whoever asks for all need not be looked up
 */
export function everInSubtreeOf(top: Place, table: Pick<MemberTable, 'path'> = members): SQL | undefined {
  return seesEverybody(top) ? undefined : withinPath(top, table);
}

/** The members that a caller sees one by one: those of the subtree, and for the office (accessCampaigns) deleted ones too. */
export function visibleTo({ member, permissions }: { member: Place; permissions: readonly string[] }): SQL | undefined {
  return permissions.includes('accessCampaigns') ? everInSubtreeOf(member) : inSubtreeOf(member);
}

const withinPath = (top: Place, table: Pick<MemberTable, 'path'> = members) =>
  and(gte(table.path, top.path), lt(table.path, endOf(top.path)));

/** The members at or below one, and those above it, deleted ones too: all that a dealer below it may have above itself. */
export function aroundMember(top: Place, table: MemberTable): SQL | undefined {
  return or(withinPath(top, table), sql`starts_with(${top.path}, ${table.path})`);
}

/** Whether a member is the root, below which everybody stands: its path names nobody else. */
export function seesEverybody({ path }: Place): boolean {
  return path.split('/').length === 3;
}

/** The same without the member itself. */
export function belowMember(top: Place): SQL | undefined {
  return and(inSubtreeOf(top), gt(members.path, top.path));
}
