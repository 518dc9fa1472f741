import { memberRoleOfUser, parentRoles, type MemberRole } from '@gdd/schema/members';
import type { Role } from '@gdd/schema/permissions';

/** Whether a member of one role may stand directly below a member of another (docs/domain/network-and-access.md). */
export function mayStandBelow(role: MemberRole, parentRole: MemberRole): boolean {
  return parentRoles[role].includes(parentRole);
}

/** Whether users with all of these roles belong to a member of this role (docs/domain/network-and-access.md). */
export function rolesFitMember(roles: readonly Role[], memberRole: MemberRole): boolean {
  return roles.every((role) => memberRoleOfUser[role] === memberRole);
}

/**
 * Finds who stands on a circle in a list of members and their parents.
 *
 * @param parentOf code → code of the parent, for the members listed; parents not listed end a chain
 * @returns the codes that are their own ancestors
 */
export function codesOnCycles(parentOf: ReadonlyMap<string, string>): Set<string> {
  const settled = new Set<string>();
  const cyclic = new Set<string>();
  for (const start of parentOf.keys()) {
    const chain: string[] = [];
    const placeInChain = new Map<string, number>();
    let code: string | undefined = start;
    while (code !== undefined && !settled.has(code) && !placeInChain.has(code)) {
      placeInChain.set(code, chain.length);
      chain.push(code);
      code = parentOf.get(code);
    }
    const circleStart = code === undefined ? undefined : placeInChain.get(code);
    if (circleStart !== undefined) chain.slice(circleStart).forEach((member) => cyclic.add(member));
    chain.forEach((member) => settled.add(member));
  }
  return cyclic;
}
