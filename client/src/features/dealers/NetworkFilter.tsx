import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SearchSelect } from '../../shared/forms/SearchSelect';
import { FilterPopover } from '../../shared/list/FilterPopover';
import { useMemberSearch } from './useMemberSearch';
import type { NetworkPick } from './useNetworkChoice';

interface NetworkFilterProps {
  readonly pick: NetworkPick;
  readonly onPick: (pick: NetworkPick) => void;
}

/** The dealers of one distributor, or of one of its agents. */
export function NetworkFilter({ pick, onPick }: NetworkFilterProps) {
  const intl = useIntl();
  const count = [pick.distributor, pick.agent].filter(Boolean).length;
  return (
    <FilterPopover label={intl.formatMessage({ id: 'dealers.filter.network' })} count={count}>
      <NetworkSelects pick={pick} onPick={onPick} />
    </FilterPopover>
  );
}

function NetworkSelects({ pick, onPick }: NetworkFilterProps) {
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
