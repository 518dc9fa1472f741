import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonRows } from '../../shared/states/Skeletons';
import type { AuditEntry } from './auditLabels';

const pageSize = 10;

/** A query for one page of an object's timeline. */
type AuditQuery<Data> = TypedDocumentNode<
  Data,
  { readonly id: string; readonly page: number; readonly pageSize: number }
>;

interface AuditTimelineProps<Data, Entry extends AuditEntry> {
  /** The heading; 'Cronologia' without one. */
  readonly title?: string;
  readonly query: AuditQuery<Data>;
  /** The id of the object whose timeline is shown. */
  readonly id: string;
  readonly pageOf: (data: Data) => { readonly items: readonly Entry[]; readonly total: number } | null | undefined;
  /** Renders a page's entries as `AuditEntries`, with the feature's own labels. */
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** The timeline of an object's changes with old and new values; newest first, ten per page. */
export function AuditTimeline<Data, Entry extends AuditEntry>({ title, ...props }: AuditTimelineProps<Data, Entry>) {
  const { say } = useTexts('audit');
  const [pages, setPages] = useState(1);
  return (
    <Surface title={title ?? say('title')}>
      {Array.from({ length: pages }, (_, index) => (
        <TimelinePage
          key={index}
          {...props}
          page={index + 1}
          isLast={index === pages - 1}
          onMore={() => setPages(pages + 1)}
        />
      ))}
    </Surface>
  );
}

interface TimelinePageProps<Data, Entry extends AuditEntry> extends Omit<AuditTimelineProps<Data, Entry>, 'title'> {
  readonly page: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function TimelinePage<Data, Entry extends AuditEntry>({
  query,
  id,
  pageOf,
  children,
  page,
  isLast,
  onMore,
}: TimelinePageProps<Data, Entry>) {
  const { say } = useTexts('audit');
  const { data, dataState, error, loading, refetch } = useQuery(query, {
    variables: { id, page, pageSize },
    // Other users change it too.
    fetchPolicy: 'cache-and-network',
  });
  const problem = problemOf(error);
  const visible = dataState === 'complete' ? pageOf(data) : undefined;
  if (problem !== undefined && !loading) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!visible) return <SkeletonRows count={4} height={56} />;
  if (visible.items.length === 0 && page === 1) {
    return <Typography sx={{ color: 'text.secondary' }}>{say('empty')}</Typography>;
  }
  return (
    <>
      {children(visible.items)}
      {isLast && page * pageSize < visible.total && (
        <Button variant="outlined" size="small" onClick={onMore} sx={{ mt: 2 }}>
          {say('more')}
        </Button>
      )}
    </>
  );
}
