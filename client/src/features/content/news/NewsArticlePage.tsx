import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { BackLink } from '../../../shared/page/BackLink';
import { useNewsTitlesQuery } from '../content.generated';
import { ArticlePage } from './ArticlePage';

/** A news item, with links to the previous and the next one. */
export function Component() {
  return (
    <ArticlePage
      kind="NEWS"
      back={
        <Box sx={{ displayPrint: 'none' }}>
          <BackLink to="/news" labelId="content.news.all" />
        </Box>
      }
      after={(id) => <Neighbours id={id} />}
    />
  );
}

/** Links to the older and the newer news item; nothing until they are loaded. */
function Neighbours({ id }: { readonly id: string }) {
  const { say } = useTexts('content.news');
  const { data } = useNewsTitlesQuery();
  const news = data?.news ?? [];
  const at = news.findIndex((item) => item.id === id);
  if (at < 0 || news.length < 2) return null;
  const newer = news[at - 1];
  const older = news[at + 1];
  return (
    <Box
      component="nav"
      aria-label={say('others')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        mt: 5,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {older !== undefined && <Neighbour {...older} labelId="content.news.older" icon={ArrowBackOutlined} />}
      {newer !== undefined && <Neighbour {...newer} labelId="content.news.newer" icon={ArrowForwardOutlined} atEnd />}
    </Box>
  );
}

interface NeighbourProps {
  readonly id: string;
  readonly title: string;
  readonly labelId: string;
  readonly icon: typeof SvgIcon;
  readonly atEnd?: boolean;
}

function Neighbour({ id, title, labelId, icon: Icon, atEnd = false }: NeighbourProps) {
  const arrow = <Icon aria-hidden sx={{ fontSize: 16 }} />;
  return (
    <Box sx={{ gridColumn: { sm: atEnd ? 2 : 1 }, textAlign: { sm: atEnd ? 'right' : 'left' } }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
      >
        {!atEnd && arrow}
        <FormattedMessage id={labelId} />
        {atEnd && arrow}
      </Typography>
      <div>
        <Link
          component={RouterLink}
          to={`/news/${id}`}
          sx={{ display: 'inline-block', py: { xs: 1, sm: 0.25 }, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
      </div>
    </Box>
  );
}
