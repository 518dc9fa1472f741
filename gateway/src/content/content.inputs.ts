import { contentSortColumns, docTypes, type ContentKind, type ContentState, type DocType } from '@gdd/schema/content';
import { InputType } from 'type-graphql';
import { day, field, flag, id, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ContentKindEnum, ContentStateEnum, DocTypeEnum } from './content.types.js';

@InputType({ description: 'Filter for contents: all given conditions apply; in a list, any value matches.' })
class ContentFilter {
  @field.orNull(() => [ContentKindEnum], 'Limited to these kinds.') kind?: ContentKind[] | null;
  @field.orNull(() => [DocTypeEnum], 'Documents of any of these kinds.') docType?: DocType[] | null;
  @field.orNull(() => [ContentStateEnum], 'In any of these states.') state?: ContentState[] | null;
  @day.orNull('Published on this day or later.') publishedFrom?: string | null;
  @day.orNull('Published on this day or earlier.') publishedTo?: string | null;
}

const contentList = listOf('Content', 'contents', {
  columns: contentSortColumns,
  filter: ContentFilter,
  order: 'by id',
  search: 'A part of title or summary; case and accents do not matter.',
  describe: (column) => (column === 'publishedOn' ? 'By the day of publishing; drafts have none.' : `By ${column}.`),
});

@InputType({ description: 'The state of the table of contents.' })
export class ContentTableInput extends contentList.Table {}

@InputType({ description: 'A new content.' })
export class CreateContentInput {
  @field(() => ContentKindEnum, 'The kind; it never changes.') kind: ContentKind;
  @field.orNull(() => DocTypeEnum, 'The kind of a document, and only of one.') docType?: DocType | null;
  @text('The title: 1 to 200 characters.') title: string;
  @text.orNull('A summary: up to 500 characters.') summary?: string | null;

  @text.orNull('The text, as HTML up to 100,000 characters; what is not allowed in it is left out.')
  body?: string | null;

  @day.orNull('From which day readers see it; a draft without.') publishedOn?: string | null;
  @id.orNull('The number of an upload for CONTENT_COVER.') coverUpload?: string | null;
  @id.orNull('The number of an upload for CONTENT_FILE.') fileUpload?: string | null;
}

@InputType({ description: 'Changes to a content; fields left out stay as they are.' })
export class UpdateContentInput {
  @field.orNull(() => DocTypeEnum, 'The kind of a document, and only of one.') docType?: DocType | null;
  @text.orNull('The title: 1 to 200 characters.') title?: string | null;
  @text.orNull('A summary: up to 500 characters; an empty text removes it.') summary?: string | null;

  @text.orNull('The text, as HTML up to 100,000 characters; what is not allowed in it is left out.')
  body?: string | null;

  @day.orNull('From which day readers see it; null makes a draft of it.') publishedOn?: string | null;
  @flag.orNull('Whether it is archived.') archived?: boolean | null;
  @id.orNull('The number of an upload for CONTENT_COVER; null takes the cover away.') coverUpload?: string | null;
  @id.orNull('The number of an upload for CONTENT_FILE; null takes the file away.') fileUpload?: string | null;
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
}

/** The table state of the REST service (docs/domain/lists-and-calls.md). */
export function contentTableState(table: ContentTableInput): BodyOf<'/cms', 'POST'> {
  const { kind, docType, state, publishedFrom, publishedTo } = table.filter ?? {};
  return {
    filter: {
      ...given({ kind, state }),
      ...(docType && { doc_type_id: docType.map((type) => docTypes[type]) }),
      ...dayRange('publishedOn', publishedFrom, publishedTo),
    },
    ...tablePage(table),
  };
}

/** The body of a new content. */
export function createContentBody(input: CreateContentInput): BodyOf<'/cms/create', 'POST'> {
  const { docType, coverUpload, fileUpload, ...rest } = input;
  const { kind, title } = input;
  return {
    ...given(rest),
    ...given({ doc_type_id: docType && docTypes[docType] }),
    ...uploads({ coverUpload, fileUpload }),
    kind,
    title,
  };
}

/** The body of a change: null clears `publishedOn` and the uploads; other fields that are null stay unchanged. */
export function updateContentBody(input: UpdateContentInput): BodyOf<'/cms/update/{id}', 'POST'> {
  const { docType, title, summary, body, archived, version, publishedOn, coverUpload, fileUpload } = input;
  return {
    ...given({ title, summary, body, archived, doc_type_id: docType && docTypes[docType] }),
    ...(publishedOn !== undefined && { publishedOn }),
    ...uploads({ coverUpload, fileUpload }),
    version,
  };
}

type UploadName = 'coverUpload' | 'fileUpload';

function uploads(
  named: Readonly<Record<UploadName, string | null | undefined>>,
): Partial<Record<UploadName, number | null>> {
  return Object.fromEntries(
    Object.entries(named)
      .filter((entry): entry is [string, string | null] => entry[1] !== undefined)
      .map(([name, id]) => [name, id === null ? null : inputId(name, id)]),
  );
}
