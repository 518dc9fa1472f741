import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../../shared/dialogs/Dialog';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useIsNarrow } from '../../../../shared/page/useIsNarrow';
import type { ImageUrl } from '../../editor/nodes';
import { Article } from '../../news/Article';
import { typeOfValues, type ContentFormValues } from './contentFormValues';

interface PreviewDialogProps {
  readonly values: ContentFormValues;
  readonly publishedOn: string | null;
  readonly imageUrl: ImageUrl;
  readonly onClose: () => void;
}

/** A preview of the content as its readers will see it. */
export function PreviewDialog({ values, publishedOn, imageUrl, onClose }: PreviewDialogProps) {
  const id = useId();
  const { say, format } = useTexts('content');
  const isNarrow = useIsNarrow();
  const { title, summary, body, coverUpload } = values;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <DialogTitle id={id} sx={{ color: 'text.secondary' }}>
        {say('tools.preview')}
      </DialogTitle>
      <DialogContent dividers sx={{ py: 3 }}>
        <Typography variant="h1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title.trim() === '' ? say('untitled') : title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
          {publishedOn === null || publishedOn === '' ? say('state.DRAFT') : format.date(publishedOn)}
        </Typography>
        <Article
          type={typeOfValues(values)}
          summary={summary}
          coverUrl={coverUpload?.preview || undefined}
          body={body}
          imageUrl={imageUrl}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
