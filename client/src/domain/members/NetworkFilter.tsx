import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { FilterPopover } from '../../shared/list/filters/FilterPopover';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import type { NetworkSelectsProps } from './NetworkSelects';

// Searchable selects are a large chunk and rarely opened, so they are loaded then.
const NetworkSelects = lazy(async () => ({ default: (await import('./NetworkSelects')).NetworkSelects }));

/** Pixels of a select with its label, and of the gap between two. */
const selectHeight = 66;
const selectGap = 16;

/** The filter by distributor, agent and dealer. */
export function NetworkFilter(props: NetworkSelectsProps) {
  const { say } = useTexts('members.filter');
  const { levels, pick } = props;
  const count = [pick.distributor, pick.agent, pick.dealer].filter(Boolean).length;
  return (
    <FilterPopover label={say('network')} count={count}>
      <Suspense
        fallback={
          <Box sx={{ p: 2 }}>
            <SkeletonBlock height={levels.length * (selectHeight + selectGap) - selectGap} />
          </Box>
        }
      >
        <NetworkSelects {...props} />
      </Suspense>
    </FilterPopover>
  );
}
