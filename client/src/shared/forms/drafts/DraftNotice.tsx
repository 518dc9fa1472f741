import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Draft } from './useDraft';

/** Says that a form was filled in with what had been typed before, and offers to begin anew. */
export function DraftNotice({ draft }: { readonly draft: Draft | undefined }) {
  if (!draft?.isRestored) return null;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="forms.draft" />
      </Typography>
      <Button size="small" onClick={draft.discard}>
        <FormattedMessage id="forms.draft.discard" />
      </Button>
    </Box>
  );
}
