import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SearchSelect, type SearchOption } from '../../shared/forms/searchSelect/SearchSelect';
import type { NetworkPick, NetworkPlace } from './networkPick';
import { useMemberSearch } from './useMemberSearch';

export interface NetworkSelectsProps {
  /** The selects that somebody has use for: nobody chooses among what stands above or is itself. */
  readonly places: readonly NetworkPlace[];
  readonly pick: NetworkPick;
  readonly onPick: (pick: NetworkPick) => void;
  /** The hint below a select, by the member that is chosen above it; its name unless given. */
  readonly hintOf?: (place: NetworkPlace, above: SearchOption | null) => string | undefined;
}

/** A distributor, one of its agents, one of their dealers: each choice narrows the next. */
export function NetworkSelects({ places, pick, onPick, hintOf }: NetworkSelectsProps) {
  const intl = useIntl();
  const within = (_place: NetworkPlace, member: SearchOption | null) =>
    member === null ? undefined : intl.formatMessage({ id: 'members.filter.within' }, { name: member.label });
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
          // Another distributor's agents are others, and so are an agent's dealers.
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
      {places.map((place) => {
        const hint = (hintOf ?? within)(place, above[place]);
        return (
          <SearchSelect
            key={place}
            control={control}
            name={place}
            label={intl.formatMessage({ id: `members.filter.${place}` })}
            search={search[place]}
            searchKey={above[place]?.id ?? ''}
            {...(hint !== undefined && { hint })}
          />
        );
      })}
    </Stack>
  );
}
