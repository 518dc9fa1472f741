import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SearchSelect, type SearchOption } from '../../shared/forms/searchSelect/SearchSelect';
import type { NetworkLevel, NetworkPick } from './networkPick';
import { useTexts } from '../../shared/i18n/useTexts';
import { useMemberSearch } from './useMemberSearch';

export interface NetworkSelectsProps {
  /** The levels that can be chosen, from the top. */
  readonly levels: readonly NetworkLevel[];
  readonly pick: NetworkPick;
  readonly onPick: (pick: NetworkPick) => void;
  /** The hint below a select, by the member chosen at the level above; default: its name. */
  readonly hintOf?: (level: NetworkLevel, above: SearchOption | null) => string | undefined;
}

/** Selects for a distributor, one of its agents, and one of their dealers: each choice narrows the next. */
export function NetworkSelects({ levels, pick, onPick, hintOf }: NetworkSelectsProps) {
  const { say } = useTexts('members.filter');
  const within = (_level: NetworkLevel, member: SearchOption | null) =>
    member === null ? undefined : say('within', { name: member.label });
  const { control, subscribe, reset } = useForm({ defaultValues: pick });
  const [distributor, agent] = useWatch({ control, name: ['distributor', 'agent'] });
  const above = { distributor: null, agent: distributor, dealer: agent ?? distributor };
  const search = {
    distributor: useMemberSearch('DISTRIBUTOR'),
    agent: useMemberSearch('AGENT', above.agent?.id),
    dealer: useMemberSearch('DEALER', above.dealer?.id),
  };

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== 'distributor' && name !== 'agent' && name !== 'dealer') return;
          // A changed distributor clears the agent; a changed distributor or agent clears the dealer.
          const next = {
            ...values,
            ...(name === 'distributor' && { agent: null }),
            ...(name !== 'dealer' && { dealer: null }),
          };
          if (name !== 'dealer') reset(next);
          onPick(next);
        },
      }),
    [subscribe, reset, onPick],
  );

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      {levels.map((level) => {
        const hint = (hintOf ?? within)(level, above[level]);
        return (
          <SearchSelect
            key={level}
            control={control}
            name={level}
            label={say(level)}
            search={search[level]}
            searchKey={above[level]?.id ?? ''}
            {...(hint !== undefined && { hint })}
          />
        );
      })}
    </Stack>
  );
}
