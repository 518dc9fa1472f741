import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { FilterPopover } from '../../shared/list/FilterPopover';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import type { NetworkSelectsProps } from './NetworkSelects';

// A select that searches is heavy, and rarely opened.
const NetworkSelects = lazy(async () => ({ default: (await import('./NetworkSelects')).NetworkSelects }));

/** The dealers of one distributor, or of one of its agents. */
export function NetworkFilter({ pick, onPick }: NetworkSelectsProps) {
  const intl = useIntl();
  const count = [pick.distributor, pick.agent].filter(Boolean).length;
  return (
    <FilterPopover label={intl.formatMessage({ id: 'dealers.filter.network' })} count={count}>
      <Suspense fallback={<SelectsSkeleton />}>
        <NetworkSelects pick={pick} onPick={onPick} />
      </Suspense>
    </FilterPopover>
  );
}

/** As tall as the two selects. */
function SelectsSkeleton() {
  return (
    <Box sx={{ p: 2 }}>
      <SkeletonBlock height={selectsHeight} />
    </Box>
  );
}

const selectsHeight = 148;
