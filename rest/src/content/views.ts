import type { ContentState } from '@gdd/schema/content';
import { imagesIn, sanitisedHtml } from './html.js';
import type { ContentRow, ContentSummaryRow } from './queries.js';
import type { ContentSummaryView, ManagedContentView, ManagedSummaryView, ReadContentView } from './schemas.js';

/** The state of a content on a day; readers see published ones only. */
export function stateOf(
  { archived, publishedOn }: Pick<ContentRow, 'archived' | 'publishedOn'>,
  today: string,
): ContentState {
  const visible = publishedOn === null ? 'draft' : publishedOn > today ? 'scheduled' : 'published';
  return archived ? 'archived' : visible;
}

export function summaryView(row: ContentSummaryRow): ContentSummaryView {
  const { id, kind, docTypeId, title, summary, publishedOn } = row;
  const { cover, file } = row;
  return {
    id,
    kind,
    doc_type_id: docTypeId,
    title,
    summary,
    cover: cover && {
      filename: cover.filename,
      contentType: cover.contentType,
      size: cover.size,
      width: cover.width,
      height: cover.height,
    },
    file: file && { filename: file.filename, contentType: file.contentType, size: file.size },
    publishedOn,
  };
}

/**
 * A content with its text, sanitised again: texts stored by an earlier version or directly in SQL meet today's rules.
 */
export function readView(row: ContentRow): ReadContentView {
  const body = sanitisedHtml(row.body);
  return { ...summaryView(row), body, imageIds: imagesIn(body) };
}

function managedFields({ archived, publishedOn, version, createdAt, updatedAt }: ContentSummaryRow, today: string) {
  return {
    archived,
    state: stateOf({ archived, publishedOn }, today),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function managedSummaryView(row: ContentSummaryRow, today: string): ManagedSummaryView {
  return { ...summaryView(row), ...managedFields(row, today) };
}

export function managedView(row: ContentRow, today: string): ManagedContentView {
  return { ...readView(row), ...managedFields(row, today) };
}
