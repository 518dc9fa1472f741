import Box from '@mui/material/Box';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SearchSelect, type OptionSearch, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useMemberSearch } from '../../../domain/members/useMemberSearch';

export interface MemberSelectProps {
  readonly member: SearchOption | null;
  readonly onPick: (member: SearchOption | null) => void;
}

/** A select for a distributor or an agent, which searches both. */
export function MemberSelect({ member, onPick }: MemberSelectProps) {
  const { say } = useTexts('campaigns.filter');
  const { control, subscribe } = useForm({ defaultValues: { member } });
  const search = useNetworkSearch();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onPick(values.member) }),
    [subscribe, onPick],
  );
  return (
    <Box sx={{ p: 2 }}>
      <SearchSelect control={control} name="member" label={say('member')} search={search} />
    </Box>
  );
}

function useNetworkSearch(): OptionSearch {
  const { say } = useTexts('campaigns.network');
  const distributors = useMemberSearch('DISTRIBUTOR');
  const agents = useMemberSearch('AGENT');
  return useCallback(
    async (text) => {
      const searchRole = async (search: OptionSearch, role: string): Promise<readonly SearchOption[]> => {
        const roleName = say(role);
        return (await search(text)).map(({ detail, ...option }) => ({
          ...option,
          detail: [roleName, detail].filter(Boolean).join(' · '),
        }));
      };
      const found = await Promise.all([searchRole(distributors, 'DISTRIBUTOR'), searchRole(agents, 'AGENT')]);
      return found.flat();
    },
    [say, distributors, agents],
  );
}
