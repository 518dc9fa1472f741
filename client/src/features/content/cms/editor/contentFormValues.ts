import type { ContentSegment } from '@gdd/schema/content';
import type {
  ContentKind,
  CreateContentInput,
  DocType,
  UpdateContentInput,
} from '../../../../shared/apollo/schema.generated';
import { typeOf, typeOptions } from '../../contentTypes';
import type { CmsRecordFragment } from '../cms.generated';

/** When readers see a content. */
export const visibilities = ['draft', 'today', 'day'] as const;
type Visibility = (typeof visibilities)[number];

/** A file as the form keeps it; a sent one has the number of its upload, one that is there already has none. */
interface StoredFile {
  readonly uploadId: string;
  readonly filename: string;
  readonly size: number;
  /** The address of a picture of it; empty where there is none. */
  readonly preview: string;
}

/** The form of a content; the names are those of the API's fields, so that its refusals find them. */
export interface ContentFormValues {
  kind: ContentKind;
  /** The type of a document; empty for other contents. */
  docType: DocType | '';
  title: string;
  summary: string;
  /** HTML. */
  body: string;
  visibility: Visibility;
  publishedOn: string;
  coverUpload: StoredFile | null;
  fileUpload: StoredFile | null;
}

/** A new content of a type. */
export function emptyContent(type: ContentSegment): ContentFormValues {
  const { kind, docType } = typeOptions[type];
  return {
    kind,
    docType: docType ?? '',
    ...{ title: '', summary: '', body: '', visibility: 'draft', publishedOn: '', coverUpload: null, fileUpload: null },
  };
}

/** A content as the form shows it. */
export function formValuesOf(content: CmsRecordFragment): ContentFormValues {
  const { kind, docType, title, summary, body, publishedOn, cover, coverTicket, file } = content;
  return {
    ...{ kind, title, summary, body },
    docType: docType ?? '',
    visibility: publishedOn === null ? 'draft' : 'day',
    publishedOn: publishedOn ?? '',
    coverUpload:
      cover === null
        ? null
        : { uploadId: '', filename: cover.filename, size: cover.size, preview: coverTicket?.url ?? '' },
    fileUpload: file === null ? null : { uploadId: '', filename: file.filename, size: file.size, preview: '' },
  };
}

/** The day from which readers see it; null: a draft. */
export function publishedOnOf({ visibility, publishedOn }: ContentFormValues, today: string): string | null {
  if (visibility === 'draft') return null;
  return visibility === 'today' ? today : publishedOn;
}

/** The type that the form's kind comes to. */
export function typeOfValues({ kind, docType }: Pick<ContentFormValues, 'kind' | 'docType'>): ContentSegment {
  return typeOf({ kind, docType: docType === '' ? null : docType });
}

/** The form as a new content is made of it. */
export function createInput(values: ContentFormValues, today: string): CreateContentInput {
  const { kind, docType, coverUpload, fileUpload } = values;
  return {
    kind,
    ...(kind === 'DOCUMENT' && docType !== '' && { docType }),
    ...textsOf(values),
    publishedOn: publishedOnOf(values, today),
    coverUpload: coverUpload?.uploadId ?? null,
    fileUpload: fileUpload?.uploadId ?? null,
  };
}

/** The form as a change: a file that is there already is left out, one that was taken away is null. */
export function updateInput(values: ContentFormValues, today: string): Omit<UpdateContentInput, 'version'> {
  const { kind, docType, coverUpload, fileUpload } = values;
  return {
    ...(kind === 'DOCUMENT' && docType !== '' && { docType }),
    ...textsOf(values),
    publishedOn: publishedOnOf(values, today),
    ...(coverUpload?.uploadId !== '' && { coverUpload: coverUpload?.uploadId ?? null }),
    ...(fileUpload?.uploadId !== '' && { fileUpload: fileUpload?.uploadId ?? null }),
  };
}

function textsOf({ title, summary, body }: ContentFormValues) {
  const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return { title: oneLine(title), summary: oneLine(summary), body };
}
