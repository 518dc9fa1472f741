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
 * Finds the members on cycles in a list of members and their parents.
 *
 * @param parentOf code → code of the parent; a parent without an entry of its own ends the chain
 * @returns the codes that are their own ancestors
 */
export function codesOnCycles(parentOf: ReadonlyMap<string, string>): Set<string> {
  const visited = new Set<string>();
  const cyclic = new Set<string>();
  for (const start of parentOf.keys()) {
    const chain: string[] = [];
    const placeInChain = new Map<string, number>();
    let code: string | undefined = start;
    while (code !== undefined && !visited.has(code) && !placeInChain.has(code)) {
      placeInChain.set(code, chain.length);
      chain.push(code);
      code = parentOf.get(code);
    }
    const cycleStart = code === undefined ? undefined : placeInChain.get(code);
    if (cycleStart !== undefined) chain.slice(cycleStart).forEach((member) => cyclic.add(member));
    chain.forEach((member) => visited.add(member));
  }
  return cyclic;
}
