import type { ContentSegment } from '@gdd/schema/content';
import type {
  ContentKind,
  CreateContentInput,
  DocType,
  UpdateContentInput,
} from '../../../../shared/apollo/schema.generated';
import { typeOf, typeOptions } from '../../contentTypes';
import type { CmsRecordFragment } from '../cms.generated';

/** When a content is published. */
export const visibilities = ['draft', 'today', 'day'] as const;
type Visibility = (typeof visibilities)[number];

/** A file of the form: a new one has the id of its upload, a stored one an empty id. */
interface StoredFile {
  readonly uploadId: string;
  readonly filename: string;
  readonly size: number;
  /** The address of a preview image; empty where there is none. */
  readonly preview: string;
}

/**
 * The values of the content form. Their names are those of the API's fields, so that its errors can be assigned to
 * them.
 */
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

/** The initial values of a new content of a type. */
export function emptyContent(type: ContentSegment): ContentFormValues {
  const { kind, docType } = typeOptions[type];
  return {
    kind,
    docType: docType ?? '',
    title: '',
    summary: '',
    body: '',
    visibility: 'draft',
    publishedOn: '',
    coverUpload: null,
    fileUpload: null,
  };
}

/** A content as form values. */
export function formValuesOf(content: CmsRecordFragment): ContentFormValues {
  const { kind, docType, title, summary, body, publishedOn, cover, coverTicket, file } = content;
  return {
    kind,
    title,
    summary,
    body,
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

/** The publication day; null for a draft. */
export function publishedOnOf({ visibility, publishedOn }: ContentFormValues, today: string): string | null {
  if (visibility === 'draft') return null;
  return visibility === 'today' ? today : publishedOn;
}

/** The type that the form's kind and document type stand for. */
export function typeOfValues({ kind, docType }: Pick<ContentFormValues, 'kind' | 'docType'>): ContentSegment {
  return typeOf({ kind, docType: docType === '' ? null : docType });
}

/** The form values as the API's input for a new content. */
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

/** The form values as the API's input for a change: a stored file is left out, a removed one is null. */
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
