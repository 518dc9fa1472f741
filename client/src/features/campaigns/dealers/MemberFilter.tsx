import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { FilterPopover } from '../../../shared/list/filters/FilterPopover';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import type { MemberSelectProps } from './MemberSelect';

// The searchable select is a large chunk and rarely opened, so it is loaded then.
const MemberSelect = lazy(async () => ({ default: (await import('./MemberSelect')).MemberSelect }));

/** The filter by one distributor or agent. */
export function MemberFilter({ member, onPick }: MemberSelectProps) {
  const { say } = useTexts('campaigns.filter');
  return (
    <FilterPopover label={say('network')} count={member === null ? 0 : 1}>
      <Suspense
        fallback={
          <Box sx={{ p: 2 }}>
            <SkeletonBlock height={64} />
          </Box>
        }
      >
        <MemberSelect member={member} onPick={onPick} />
      </Suspense>
    </FilterPopover>
  );
}
