import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SearchSelect } from '../forms/SearchSelect';
import type { NetworkPick, NetworkPlace } from './networkPick';
import { useMemberSearch } from './useMemberSearch';

export interface NetworkSelectsProps {
  /** The selects that somebody has use for: nobody chooses among what stands above or is itself. */
  readonly places: readonly NetworkPlace[];
  readonly pick: NetworkPick;
  readonly onPick: (pick: NetworkPick) => void;
}

/** A distributor, one of its agents, one of their dealers: each choice narrows the next. */
export function NetworkSelects({ places, pick, onPick }: NetworkSelectsProps) {
  const intl = useIntl();
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
      {places.map((place) => (
        <SearchSelect
          key={place}
          control={control}
          name={place}
          label={intl.formatMessage({ id: `reports.filter.${place}` })}
          search={search[place]}
          searchKey={above[place]?.id ?? ''}
          {...(above[place] !== null && {
            hint: intl.formatMessage({ id: 'reports.filter.within' }, { name: above[place].label }),
          })}
        />
      ))}
    </Stack>
  );
}
