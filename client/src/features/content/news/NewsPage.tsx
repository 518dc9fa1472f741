import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { CardGrid } from '../../../shared/page/CardGrid';
import { PageHeader } from '../../../shared/page/PageHeader';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { CardsSkeleton } from '../CardsSkeleton';
import { useNewsListQuery, type ContentCardFragment, type NewsListQuery } from '../content.generated';
import { Cover } from '../Cover';

/** Covers that are visible when the page opens. */
const visibleCovers = 3;

/** The news, newest first. */
export function Component() {
  const { say } = useTexts('content.news');
  const { data, loading, error, refetch } = useNewsListQuery({ fetchPolicy: 'cache-and-network' });
  // if only the pages failed, the news are displayed without them
  const problem = loading || data?.news ? undefined : problemOf(error);
  const news = data?.news;
  const pages = data?.contentPages ?? [];
  return (
    <>
      <PageHeader title={say('title')} subtitle={say('subtitle')} />
      {pages.length > 0 && <Pages pages={pages} />}
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : !news ? (
        <CardsSkeleton count={6} />
      ) : news.length === 0 ? (
        <EmptyState title={say('empty.title')} text={say('empty.text')} />
      ) : (
        <CardGrid entryWidth={300} aria-label={say('title')}>
          {news.map((item, index) => (
            <NewsCard key={item.id} item={item} eager={index < visibleCovers} onBroken={() => void refetch()} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

/** Pages that stay, as the programme's rules, above the news. */
function Pages({ pages }: { readonly pages: NonNullable<NewsListQuery['contentPages']> }) {
  const { say } = useTexts('content');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {say('pages')}
      </Typography>
      <CardGrid entryWidth={300} rowGap={1} columnGap={2} aria-labelledby={id}>
        {pages.map(({ id: page, title, summary }) => (
          <Box component="li" key={page} sx={{ minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={`/content/${page}`}
              sx={{ display: 'inline-block', py: { xs: 1.5, md: 0 }, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {title}
            </Link>
            {summary !== '' && (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {summary}
              </Typography>
            )}
          </Box>
        ))}
      </CardGrid>
    </Box>
  );
}

interface NewsCardProps {
  readonly item: ContentCardFragment;
  readonly eager: boolean;
  readonly onBroken: () => void;
}

/** A news item; the whole card is a link. */
function NewsCard({ item: { id, title, summary, publishedOn, coverTicket }, eager, onBroken }: NewsCardProps) {
  const labelId = useId();
  const format = useFormat();
  return (
    <Paper
      component="li"
      aria-labelledby={labelId}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        minWidth: 0,
        '&:hover': { borderColor: 'inputBorder' },
      }}
    >
      <Cover type="news" url={coverTicket?.url} eager={eager} onBroken={onBroken} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.75, p: 2 }}>
        {publishedOn !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {format.date(publishedOn)}
          </Typography>
        )}
        <Typography component="h2" sx={{ fontWeight: 650, fontSize: '1rem', lineHeight: 1.375 }}>
          <Link
            id={labelId}
            component={RouterLink}
            to={`/news/${id}`}
            underline="hover"
            sx={{
              color: 'text.primary',
              fontWeight: 'inherit',
              overflowWrap: 'anywhere',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {title}
          </Link>
        </Typography>
        {summary !== '' && <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>}
      </Box>
    </Paper>
  );
}
