import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SearchSelect } from '../../shared/forms/SearchSelect';
import { useMemberSearch } from '../../shared/members/useMemberSearch';
import type { NetworkPick } from './useNetworkChoice';

export interface NetworkSelectsProps {
  readonly pick: NetworkPick;
  readonly onPick: (pick: NetworkPick) => void;
}

/** A distributor, and one of its agents. */
export function NetworkSelects({ pick, onPick }: NetworkSelectsProps) {
  const intl = useIntl();
  const { control, subscribe, setValue } = useForm({ defaultValues: pick });
  const distributor = useWatch({ control, name: 'distributor' });
  const searchDistributors = useMemberSearch('DISTRIBUTOR');
  const searchAgents = useMemberSearch('AGENT', distributor?.id);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Another distributor's agents are others; the cascade reports once, when it has settled.
          if (name === 'distributor' && values.agent !== null) setValue('agent', null);
          else onPick(values);
        },
      }),
    [subscribe, setValue, onPick],
  );

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <SearchSelect
        control={control}
        name="distributor"
        label={intl.formatMessage({ id: 'dealers.filter.distributor' })}
        search={searchDistributors}
      />
      <SearchSelect
        control={control}
        name="agent"
        label={intl.formatMessage({ id: 'dealers.filter.agent' })}
        search={searchAgents}
        searchKey={distributor?.id ?? ''}
        {...(distributor === null && { hint: intl.formatMessage({ id: 'dealers.filter.agentHint' }) })}
      />
    </Stack>
  );
}
