import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { problemOf } from '../../../shared/apollo/problem';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { useContentFileQuery, type ContentCardFragment } from '../content.generated';

interface CoverDialogProps {
  readonly tool: ContentCardFragment;
  readonly onClose: () => void;
}

/**
 * The dialog 'Anteprima cover' (specification, section 2, modal 3): a tool's title and its cover, fetched as a file.
 */
export function CoverDialog({ tool: { id, title }, onClose }: CoverDialogProps) {
  const labelId = useId();
  const { intl, say } = useTexts('content.cover');
  const [brokenUrl, setBroken] = useState<string>();
  const { data, loading, error, refetch } = useContentFileQuery({
    variables: { id, part: 'COVER' },
    fetchPolicy: 'no-cache',
  });
  const url = loading ? undefined : data?.contentFile?.url;
  const isBroken = url !== undefined && url === brokenUrl;
  const problem = loading ? undefined : (problemOf(error) ?? (isBroken ? ({ code: 'NOT_FOUND' } as const) : undefined));
  return (
    <Dialog open onClose={onClose} aria-labelledby={labelId} maxWidth="md" fullWidth>
      <DialogTitle id={labelId} sx={{ pr: 8 }}>
        {say('title')}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={intl.formatMessage({ id: 'actions.close' })}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseOutlined />
      </IconButton>
      <DialogContent>
        <Typography component="h3" sx={{ fontWeight: 650, mb: 1.5, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {problem !== undefined ? (
          <ErrorState problem={problem} onRetry={() => void refetch()} />
        ) : url === undefined ? (
          <SkeletonBlock height={360} />
        ) : (
          <Box
            component="img"
            src={url}
            alt={say('alt', { title })}
            onError={() => setBroken(url)}
            sx={{
              display: 'block',
              maxWidth: '100%',
              maxHeight: '70vh',
              mx: 'auto',
              borderRadius: 1,
              bgcolor: 'sunken',
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
