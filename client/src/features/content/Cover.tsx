import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import FeedOutlined from '@mui/icons-material/FeedOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ContentSegment } from '@gdd/schema/content';
import { TicketImage } from './TicketImage';

const icons: Readonly<Record<ContentSegment, typeof SvgIcon>> = {
  brochure: PictureAsPdfOutlined,
  catalogue: MenuBookOutlined,
  banner: ImageOutlined,
  news: FeedOutlined,
  single: ArticleOutlined,
};

interface CoverProps {
  readonly type: ContentSegment;
  /** The address of the cover; undefined where there is none. */
  readonly url: string | undefined;
  /** Visible when the page opens: loaded at once. */
  readonly eager?: boolean;
  readonly onBroken?: () => void;
}

/** A cover, which has the same shape with and without an image, so that nothing jumps when it loads. */
export function Cover({ type, url, eager = false, onBroken }: CoverProps) {
  const Icon = icons[type];
  return (
    <Box
      sx={{
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        bgcolor: 'sunken',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
      }}
    >
      <TicketImage
        url={url}
        // Decorative: the title beside it names the content.
        alt=""
        eager={eager}
        onBroken={onBroken}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        fallback={<Icon aria-hidden sx={{ fontSize: 40 }} />}
      />
    </Box>
  );
}
