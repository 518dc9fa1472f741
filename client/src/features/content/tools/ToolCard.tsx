import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ContentCardFragment } from '../content.generated';
import { typeOf } from '../contentTypes';
import { Cover } from '../Cover';
import { useContentFile } from '../useContentFile';
import { useFileLabels } from '../useFileLabels';

interface ToolCardProps {
  readonly tool: ContentCardFragment;
  readonly onPreview: () => void;
  readonly onBroken: () => void;
}

/** A tool: its cover, title, summary and file. */
export function ToolCard({ tool, onPreview, onBroken }: ToolCardProps) {
  const id = useId();
  const { say, format } = useTexts('content.tools');
  const fileLabels = useFileLabels();
  const { busy, fetchFile } = useContentFile();
  const { title, summary, publishedOn, coverTicket, file } = tool;
  const label = (action: string) => say(`${action}Of`, { title });
  return (
    <Paper
      component="li"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 }}
    >
      <Cover type={typeOf(tool)} url={coverTicket?.url} onBroken={onBroken} />
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 0.75, p: 2 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {summary !== '' && <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>}
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[publishedOn && format.date(publishedOn), file && fileLabels(file)].filter(Boolean).join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1 }}>
          {file !== null && (
            <Button
              variant="outlined"
              size="small"
              startIcon={<FileDownloadOutlined />}
              loading={busy}
              loadingPosition="start"
              aria-label={label('download')}
              onClick={() => fetchFile(tool)}
            >
              {say('download')}
            </Button>
          )}
          {coverTicket !== null && (
            <Button size="small" startIcon={<VisibilityOutlined />} aria-label={label('preview')} onClick={onPreview}>
              {say('preview')}
            </Button>
          )}
        </Box>
      </Box>
    </Paper>
  );
}
