import { selectLimit } from '@gdd/schema/lists';
import type { MemberRole } from '../../shared/apollo/schema.generated';
import type { SearchOption } from '../../shared/forms/searchSelect/SearchSelect';
import { useTexts } from '../../shared/i18n/useTexts';
import { useMembersOfRoleQuery } from './members.generated';

/**
 * A member with its name: as it was picked, or looked up for an address that only has its id (a reload, a shared link).
 *
 * @param id empty without a member
 * @param roles the roles that it may have, two at most
 */
export function useMemberName(
  id: string,
  picked: SearchOption | null,
  [first, second]: readonly [MemberRole, MemberRole?],
): SearchOption | null {
  const { say } = useTexts('campaigns');
  const isUnknown = id !== '' && picked?.id !== id;
  const optionsFor = (role: MemberRole | undefined) => ({
    variables: { role: role ?? first, search: '', limit: selectLimit.most },
    skip: !isUnknown || role === undefined,
  });
  const one = useMembersOfRoleQuery(optionsFor(first));
  const other = useMembersOfRoleQuery(optionsFor(second));
  if (id === '') return null;
  if (!isUnknown) return picked;
  const found = [...(one.data?.dealersByRole ?? []), ...(other.data?.dealersByRole ?? [])].find(
    (member) => member.id === id,
  );
  return { id, label: found?.businessName ?? say('unknownMember', { id }) };
}
