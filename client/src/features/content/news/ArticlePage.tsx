import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import type { ContentKind } from '../../../shared/apollo/schema.generated';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PageHeader } from '../../../shared/page/PageHeader';
import { RecordNotFound } from '../../../shared/states/RecordNotFound';
import { PageState } from '../../../shared/states/PageState';
import { useContentPageQuery, type ContentPageQuery } from '../content.generated';
import { readerPath, typeOf } from '../contentTypes';
import { useContentFile } from '../useContentFile';
import { useFileLabels } from '../useFileLabels';
import { Article } from './Article';

interface ArticlePageProps {
  /** The kind of content that has this page's path. */
  readonly kind: ContentKind;
  /** Shown above the title. */
  readonly back?: ReactNode;
  /** Shown below the text. */
  readonly after?: (id: string) => ReactNode;
}

/** A content to read, by the id in the address; drafts, archived and missing ones are not found. */
export function ArticlePage({ kind, back, after }: ArticlePageProps) {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useContentPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const content = data?.content;
  if (problem?.code === 'NOT_FOUND') return <NotFound back={back} />;
  if (!content || problem !== undefined) {
    return (
      <PageState
        title={intl.formatMessage({ id: kind === 'NEWS' ? 'content.news.one' : 'content.single.one' })}
        back={back}
        heights={[560]}
        problem={problem}
        onRetry={() => void refetch()}
      />
    );
  }
  // The service reads news and single pages by the same call, but each kind has its own path.
  if (content.kind !== kind) return <Navigate to={readerPath(content)} replace />;
  return <LoadedArticle content={content} back={back} after={after?.(id)} onBroken={() => void refetch()} />;
}

interface LoadedArticleProps {
  readonly content: NonNullable<ContentPageQuery['content']>;
  readonly back: ReactNode;
  readonly after: ReactNode;
  readonly onBroken: () => void;
}

function LoadedArticle({ content, back, after, onBroken }: LoadedArticleProps) {
  const { say, format } = useTexts('content');
  const fileLabels = useFileLabels();
  const { busy, fetchFile } = useContentFile();
  const { title, summary, publishedOn, coverTicket, body, file, images } = content;
  const urls = new Map(images?.flatMap(({ id, ticket }) => (ticket === null ? [] : [[id, ticket.url] as const])));
  return (
    <Box sx={{ maxWidth: 720 }}>
      {back}
      <PageHeader
        title={title}
        subtitle={publishedOn === null ? undefined : format.date(publishedOn)}
        actions={
          <Button
            variant="outlined"
            size="small"
            startIcon={<PrintOutlined />}
            onClick={() => window.print()}
            sx={{ displayPrint: 'none' }}
          >
            {say('print')}
          </Button>
        }
      />
      <Article
        type={typeOf(content)}
        summary={summary}
        coverUrl={coverTicket?.url}
        body={body}
        imageUrl={(id) => urls.get(id)}
        onBroken={onBroken}
      />
      {file !== null && (
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          loadingPosition="start"
          onClick={() => fetchFile(content)}
          aria-label={say('tools.downloadOf', { title })}
          sx={{ mt: 3, displayPrint: 'none' }}
        >
          {say('downloadFile', { file: fileLabels(file) })}
        </Button>
      )}
      {after}
    </Box>
  );
}

function NotFound({ back }: { readonly back: ReactNode }) {
  const { say } = useTexts('content.notFound');
  return (
    <RecordNotFound
      back={back}
      title={say('title')}
      text={say('text')}
      link={{ to: '/news', labelId: 'content.news.all' }}
    />
  );
}
