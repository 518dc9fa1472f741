import {
  contentSortColumns,
  docTypes,
  type ContentKind,
  type ContentSortColumn,
  type ContentState,
  type DocType,
} from '@gdd/schema/content';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { DateScalar } from '../schema/scalars.js';
import { dayRange, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ContentKindEnum, ContentStateEnum, DocTypeEnum } from './content.types.js';

const ContentSortColumnEnum = describedEnum(
  'ContentSortColumn',
  'A column that the table of contents can be sorted by.',
  contentSortColumns,
  (column) => (column === 'publishedOn' ? 'By the day of publishing; drafts have none.' : `By ${column}.`),
);

@InputType({ description: 'Which contents; all conditions must hold, in a list any value suffices.' })
class ContentFilter {
  @Field(() => [ContentKindEnum], { nullable: true, description: 'Any of these kinds.' })
  kind?: ContentKind[] | null;

  @Field(() => [DocTypeEnum], { nullable: true, description: 'Documents of any of these kinds.' })
  docType?: DocType[] | null;

  @Field(() => [ContentStateEnum], { nullable: true, description: 'In any of these states.' })
  state?: ContentState[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Published on this day or later.' })
  publishedFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Published on this day or earlier.' })
  publishedTo?: string | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
class ContentSort extends TableSort {
  @Field(() => ContentSortColumnEnum, { description: 'The column.' })
  column: ContentSortColumn;
}

@InputType({ description: 'The state of the table of contents.' })
export class ContentTableInput extends TablePage {
  @Field(() => ContentFilter, { nullable: true, description: 'Which contents; all without.' })
  filter?: ContentFilter | null;

  @Field(() => ContentSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: ContentSort | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of title or summary; case and accents do not matter.',
  })
  search?: string | null;
}

@InputType({ description: 'A new content.' })
export class CreateContentInput {
  @Field(() => ContentKindEnum, { description: 'The kind; it never changes.' })
  kind: ContentKind;

  @Field(() => DocTypeEnum, { nullable: true, description: 'The kind of a document, and only of one.' })
  docType?: DocType | null;

  @Field(() => String, { description: 'The title: 1 to 200 characters.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'A summary: up to 500 characters.' })
  summary?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text, as HTML up to 100,000 characters; what is not allowed in it is left out.',
  })
  body?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'From which day readers see it; a draft without.' })
  publishedOn?: string | null;

  @Field(() => ID, { nullable: true, description: 'The number of an upload for CONTENT_COVER.' })
  coverUpload?: string | null;

  @Field(() => ID, { nullable: true, description: 'The number of an upload for CONTENT_FILE.' })
  fileUpload?: string | null;
}

@InputType({ description: 'Changes to a content; fields left out stay as they are.' })
export class UpdateContentInput {
  @Field(() => DocTypeEnum, { nullable: true, description: 'The kind of a document, and only of one.' })
  docType?: DocType | null;

  @Field(() => String, { nullable: true, description: 'The title: 1 to 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'A summary: up to 500 characters; an empty text removes it.' })
  summary?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text, as HTML up to 100,000 characters; what is not allowed in it is left out.',
  })
  body?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'From which day readers see it; null makes a draft of it.',
  })
  publishedOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is put away.' })
  archived?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The number of an upload for CONTENT_COVER; null takes the cover away.',
  })
  coverUpload?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The number of an upload for CONTENT_FILE; null takes the file away.',
  })
  fileUpload?: string | null;

  @Field(() => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
  version: number;
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
