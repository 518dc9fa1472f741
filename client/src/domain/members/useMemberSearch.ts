import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { MemberRole } from '../../shared/apollo/schema.generated';
import { searchLimit, type OptionSearch, type SearchOption } from '../../shared/forms/searchSelect/SearchSelect';
import { MembersOfRoleDocument } from './members.generated';

interface MemberLike {
  readonly id: string;
  readonly code: string;
  readonly businessName: string;
  readonly city?: string | null;
}

/** A member as a select shows it. */
export function memberOption({ id, code, businessName, city }: MemberLike): SearchOption {
  return { id, label: businessName, detail: [code, city].filter(Boolean).join(' · ') };
}

/**
 * Searches the members of a role that the user may see.
 *
 * @param role undefined while no role is chosen: nothing is found
 * @param parent only members below this one
 */
export function useMemberSearch(role: MemberRole | undefined, parent?: string): OptionSearch {
  const client = useApolloClient();
  return useCallback(
    async (search) => {
      if (role === undefined) return [];
      const { data } = await client.query({
        query: MembersOfRoleDocument,
        variables: { role, search, limit: searchLimit, ...(parent !== undefined && { parent }) },
        fetchPolicy: 'network-only',
      });
      return (data?.dealersByRole ?? []).map(memberOption);
    },
    [client, role, parent],
  );
}
