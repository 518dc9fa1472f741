import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HoldFieldsFragment } from './holds.generated';
import { ReleaseDialog } from './ReleaseDialog';

/** What the office alone sees of credits on hold: by whom, whether the dealer reads why, and the button that releases them. */
export function HeldBy({ hold }: { readonly hold: HoldFieldsFragment }) {
  const intl = useIntl();
  const [isReleasing, setReleasing] = useState(false);
  const { campaign, heldBy, isReasonShown } = hold;
  const what = campaign?.title ?? intl.formatMessage({ id: 'hold.all' });
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`hold.by.${isReasonShown ? 'shown' : 'hidden'}`} values={{ name: heldBy }} />
      </Box>
      <Button
        size="small"
        onClick={() => setReleasing(true)}
        aria-label={intl.formatMessage({ id: 'hold.releaseOf' }, { what })}
      >
        <FormattedMessage id="hold.release" />
      </Button>
      {isReleasing && <ReleaseDialog hold={hold} onClose={() => setReleasing(false)} />}
    </>
  );
}
