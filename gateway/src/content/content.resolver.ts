import { docTypes, type ContentPart, type DocType } from '@gdd/schema/content';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Batched, TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { Argument, IdArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  ContentTableInput,
  contentTableState,
  CreateContentInput,
  createContentBody,
  UpdateContentInput,
  updateContentBody,
} from './content.inputs.js';
import {
  Content,
  ContentDocs,
  ContentImage,
  contentOf,
  ContentPartEnum,
  ContentSummary,
  ContentTextImage,
  DocTypeEnum,
  ManagedContent,
  ManagedContentPage,
} from './content.types.js';
import { coverTicketByContentIdLoader, imageTicketByIdLoader } from './content.loaders.js';

@Resolver()
export class ContentsResolver {
  @RestQuery(() => ContentDocs, rest.listDocuments)
  async contentDocs(@Upstream() upstream: UpstreamRequest): Promise<ContentDocs> {
    const { brochures, catalogues, digitalBanners } = (await upstream.call(rest.listDocuments, {})).data.contents;
    return {
      brochures: brochures.map(contentOf),
      catalogues: catalogues.map(contentOf),
      digitalBanners: digitalBanners.map(contentOf),
    };
  }

  @RestQuery(
    () => [ContentSummary],
    rest.listDocumentsOfType,
    'The documents of one kind that readers see, newest first.',
  )
  @TypicalRows(10)
  async contentDocsByType(
    @Argument('type', () => DocTypeEnum, 'The kind.') type: DocType,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ContentSummary[]> {
    const call = { path: { type: docTypes[type] } };
    return (await upstream.call(rest.listDocumentsOfType, call)).data.contents.map(contentOf);
  }

  @RestQuery(() => [ContentSummary], rest.listNews)
  @TypicalRows(8)
  async news(@Upstream() upstream: UpstreamRequest): Promise<ContentSummary[]> {
    return (await upstream.call(rest.listNews, {})).data.contents.map(contentOf);
  }

  @RestQuery(() => [ContentSummary], rest.listPages)
  @TypicalRows(3)
  async contentPages(@Upstream() upstream: UpstreamRequest): Promise<ContentSummary[]> {
    return (await upstream.call(rest.listPages, {})).data.contents.map(contentOf);
  }

  @RestQuery(() => Content, rest.readContent)
  async content(@PathId('content') id: number, @Upstream() upstream: UpstreamRequest): Promise<Content> {
    return contentOf((await upstream.call(rest.readContent, { path: { id } })).data.content);
  }

  @RestQuery(() => FileTicket, rest.downloadTool, 'The file or the cover of a content.')
  contentFile(
    @PathId('content') id: number,
    @Argument('part', () => ContentPartEnum, 'The part of the content.', { defaultValue: 'file' }) part: ContentPart,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadTool, { path: { a: id, b: part } });
  }

  @RestQuery(() => FileTicket, rest.downloadContentImage)
  contentImageFile(@PathId('image') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadContentImage, { path: { id } });
  }

  @RestQuery(() => ManagedContentPage, rest.contentsTable)
  async cmsContents(
    @Input(ContentTableInput, 'The state of the table.') input: ContentTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedContentPage> {
    const { items, total } = (await upstream.call(rest.contentsTable, { body: contentTableState(input) })).data;
    return { items: items.map(contentOf), total };
  }

  @RestQuery(() => ManagedContent, rest.contentsOfSegment, 'A content, a draft too, as an edit begins with it.')
  async cmsContent(@PathId('content') id: number, @Upstream() upstream: UpstreamRequest): Promise<ManagedContent> {
    const { data } = await upstream.call(rest.contentsOfSegment, { path: { segment: String(id) }, body: {} });
    // the response to a number has one content; a page of contents is a fault of the service
    if (!('content' in data)) throw new GatewayError('UPSTREAM_INVALID');
    return contentOf(data.content);
  }

  @RestMutation(() => ManagedContent, rest.createContent)
  async createContent(
    @Input(CreateContentInput, 'The content.') input: CreateContentInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedContent> {
    const call = { body: createContentBody(input), idempotencyKey };
    return contentOf((await upstream.call(rest.createContent, call)).data.content);
  }

  @RestMutation(() => ManagedContent, rest.updateContent)
  async updateContent(
    @PathId('content') id: number,
    @Input(UpdateContentInput, 'The changes.') input: UpdateContentInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ManagedContent> {
    const call = { path: { id }, body: updateContentBody(input) };
    return contentOf((await upstream.call(rest.updateContent, call)).data.content);
  }

  @RestMutation(() => ContentImage, rest.addContentImage)
  async addContentImage(
    @IdArg('uploadId', 'The number of the upload, for CONTENT_IMAGE.') uploadId: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ContentImage> {
    const call = { body: { upload: inputId('uploadId', uploadId) }, idempotencyKey };
    return (await upstream.call(rest.addContentImage, call)).data.image;
  }
}

/** The tickets to the covers of a list, by a loader: one call for all of them. */
@Resolver(() => ContentSummary)
export class ContentRowResolver {
  @FieldResolver(() => FileTicket, { nullable: true, description: 'The way to the cover; null where there is none.' })
  @Batched(rest.coverTickets, idsPerCall)
  coverTicket(
    @Root() { id, cover }: ContentSummary,
    @Ctx() { loaders }: GatewayContext,
  ): Promise<FileTicket | null> | null {
    return cover === null ? null : loaders.of(coverTicketByContentIdLoader).load(id);
  }
}

const imagesDescription =
  'The images that the text shows, each once: their tickets take the place of the addresses in the text.';

async function textImages(ids: readonly number[], { loaders }: GatewayContext): Promise<ContentTextImage[]> {
  const tickets = await Promise.all(ids.map((id) => loaders.of(imageTicketByIdLoader).load(id)));
  return ids.map((id, index) => ({ id, ticket: tickets[index] ?? null }));
}

/** The tickets to the images of a text, by a loader: one call for all of them. */
@Resolver(() => Content)
export class ContentTextResolver {
  @FieldResolver(() => [ContentTextImage], { nullable: true, description: imagesDescription })
  @Batched(rest.imageTickets, idsPerCall)
  images(@Root() { imageIds }: Content, @Ctx() context: GatewayContext): Promise<ContentTextImage[]> {
    return textImages(imageIds, context);
  }
}

/** The tickets to the images of a text in the editor. */
@Resolver(() => ManagedContent)
export class ManagedTextResolver {
  @FieldResolver(() => [ContentTextImage], { nullable: true, description: imagesDescription })
  @Batched(rest.imageTickets, idsPerCall)
  images(@Root() { imageIds }: ManagedContent, @Ctx() context: GatewayContext): Promise<ContentTextImage[]> {
    return textImages(imageIds, context);
  }
}
