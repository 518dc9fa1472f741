import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContentSegment } from '@gdd/schema/content';
import { Cover } from '../Cover';
import { ContentBody } from './ContentBody';

interface ArticleProps {
  readonly type: ContentSegment;
  readonly summary: string;
  /** The address of the cover; undefined where there is none. */
  readonly coverUrl: string | undefined;
  /** HTML. */
  readonly body: string;
  /** Returns the address of an image in the text. */
  readonly imageUrl: (id: string) => string | undefined;
  readonly onBroken?: () => void;
}

/** An article below its title: summary, cover and text, in lines of a readable length. */
export function Article({ type, summary, coverUrl, body, imageUrl, onBroken }: ArticleProps) {
  return (
    <Box component="article" sx={{ maxWidth: 720 }}>
      {summary !== '' && (
        <Typography sx={{ fontSize: '1.125rem', lineHeight: 1.5, color: 'text.secondary', mb: 3 }}>
          {summary}
        </Typography>
      )}
      {coverUrl !== undefined && (
        <Box sx={{ borderRadius: 2, overflow: 'hidden', mb: 3 }}>
          <Cover type={type} url={coverUrl} eager {...(onBroken && { onBroken })} />
        </Box>
      )}
      <ContentBody html={body} imageUrl={imageUrl} onBroken={onBroken} />
    </Box>
  );
}
