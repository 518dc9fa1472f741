import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { HoldFieldsFragment } from './holds.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ReleaseDialog } from './ReleaseDialog';

/** What the office alone sees of credits on hold: by whom, whether the dealer reads why, and the button that releases them. */
export function HeldBy({ hold }: { readonly hold: HoldFieldsFragment }) {
  const { say } = useTexts('hold');
  const [isReleasing, setReleasing] = useState(false);
  const { campaign, heldBy, isReasonShown } = hold;
  const what = campaign?.title ?? say('all');
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{say(`by.${isReasonShown ? 'shown' : 'hidden'}`, { name: heldBy })}</Box>
      <Button size="small" onClick={() => setReleasing(true)} aria-label={say('releaseOf', { what })}>
        {say('release')}
      </Button>
      {isReleasing && <ReleaseDialog hold={hold} onClose={() => setReleasing(false)} />}
    </>
  );
}
