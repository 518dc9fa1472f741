import {
  contentKinds,
  contentParts,
  contentStates,
  docTypes,
  type ContentKind,
  type ContentState,
  type DocType,
  type DocTypeId,
} from '@gdd/schema/content';
import { ObjectType } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { FileTicket } from '../files/files.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import type { Schema } from '../upstream/endpoint.js';

export const ContentKindEnum = describedEnum(
  'ContentKind',
  'The kind of a content; it never changes.',
  contentKinds,
  (kind) =>
    ({
      document: 'A file to download: a brochure, a catalogue, a digital banner.',
      news: 'A piece of news.',
      single: 'A page of its own.',
    })[kind],
);

export const DocTypeEnum = describedEnum(
  'DocType',
  'The kind of a document.',
  Object.keys(docTypes) as [DocType, ...DocType[]],
  (type) =>
    ({
      brochure: 'A brochure (`doc_type_id` 1).',
      catalogue: 'A catalogue (`doc_type_id` 2).',
      banner: 'A digital banner (`doc_type_id` 3).',
    })[type],
);

export const ContentStateEnum = describedEnum(
  'ContentState',
  "Whether readers see a content, by the programme's day.",
  contentStates,
  (state) =>
    ({
      draft: 'Not published.',
      scheduled: 'Published on a day that is still to come.',
      published: 'Readers see it.',
      archived: 'Put away: readers see it no more.',
    })[state],
);

export const ContentPartEnum = describedEnum('ContentPart', 'A file of a content.', contentParts, (part) =>
  part === 'file' ? 'The file to download.' : 'The cover.',
);

@ObjectType({ description: 'The stored cover of a content.', simpleResolvers: true })
export class ContentCover {
  @text('The name of the file.') filename: string;
  @text('The media type.') contentType: string;
  @int('The size, in bytes.') size: number;
  @int('The width, in pixels.') width: number;
  @int('The height, in pixels.') height: number;
}

@ObjectType({ description: 'The file of a content.', simpleResolvers: true })
export class ContentFile {
  @text('The name of the file.') filename: string;
  @text('The media type.') contentType: string;
  @int('The size, in bytes.') size: number;
}

@ObjectType({ description: 'A content in a list, without its text.', simpleResolvers: true })
export class ContentSummary {
  @id('The id of the content.') id: number;
  @field(() => ContentKindEnum, 'The kind.') kind: ContentKind;
  @field.orNull(() => DocTypeEnum, 'The kind of a document; null of what is none.') docType: DocType | null;
  @text('The title.') title: string;
  @text('A summary, in a sentence or two; may be empty.') summary: string;
  @field.orNull(() => ContentCover, 'The cover; `coverTicket` is the way to it.') cover: ContentCover | null;
  @field.orNull(() => ContentFile, 'The file; `contentFile` is the way to it.') file: ContentFile | null;
  @day.orNull('Readers see it from this day on; null: a draft.') publishedOn: string | null;
}

@ObjectType({ description: 'A content as readers read it.', simpleResolvers: true })
export class Content extends ContentSummary {
  @text('The text: sanitised HTML, in which an image stands as `<img src="/imgs/{id}">`; see `images`.') body: string;

  imageIds: readonly number[];
}

@ObjectType({ description: 'A content in the table of those who keep them.', simpleResolvers: true })
export class ManagedContentSummary extends ContentSummary {
  @flag('Whether it is archived.') archived: boolean;
  @field(() => ContentStateEnum, "Whether readers see it, by the programme's day.") state: ContentState;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
  @instant('When it was created.') createdAt: string;
  @instant('When it was changed last.') updatedAt: string;
}

@ObjectType({ description: 'A content as those who keep them read it.', simpleResolvers: true })
export class ManagedContent extends ManagedContentSummary {
  @text('The text: sanitised HTML, in which an image stands as `<img src="/imgs/{id}">`; see `images`.') body: string;

  imageIds: readonly number[];
}

@ObjectType({ description: 'A page of the table of contents.', simpleResolvers: true })
export class ManagedContentPage extends pageClassOf(() => ManagedContentSummary) {}

@ObjectType({ description: 'The documents by their kinds, newest first.', simpleResolvers: true })
export class ContentDocs {
  @TypicalRows(5)
  @field(() => [ContentSummary], 'The brochures.')
  brochures: ContentSummary[];

  @TypicalRows(5)
  @field(() => [ContentSummary], 'The catalogues.')
  catalogues: ContentSummary[];

  @TypicalRows(5)
  @field(() => [ContentSummary], 'The digital banners.')
  digitalBanners: ContentSummary[];
}

@ObjectType({ description: 'An image that a text shows.', simpleResolvers: true })
export class ContentTextImage {
  @id('The number of the image, as it stands in the text.') id: number;
  @field.orNull(() => FileTicket, 'The way to it; null where there is none any more.') ticket: FileTicket | null;
}

@ObjectType({ description: 'An image that was put among those of texts.', simpleResolvers: true })
export class ContentImage {
  @id('The number of the image: a text shows it as `<img src="/imgs/{id}">`.') id: number;
  @text('The media type.') contentType: string;
  @int('The size, in bytes.') size: number;
  @int('The width, in pixels.') width: number;
  @int('The height, in pixels.') height: number;
}

const docTypeNames = Object.fromEntries(Object.entries(docTypes).map(([name, id]) => [id, name])) as Record<
  DocTypeId,
  DocType
>;

/** A content under the names of GraphQL. */
export function contentOf<T extends Schema<'ContentSummary'>>({ doc_type_id: docType, ...content }: T) {
  return { ...content, docType: docType === null ? null : docTypeNames[docType] };
}
