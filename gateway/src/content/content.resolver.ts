import { docTypes, type ContentPart, type DocType } from '@gdd/schema/content';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Batched, Rest, TypicalRows } from '../directives/decorators.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { inputId, pathId } from '../schema/ids.js';
import {
  addContentImage,
  contentsOfSegment,
  contentsTable,
  coverTickets,
  createContent,
  downloadContentImage,
  downloadTool,
  imageTickets,
  listDocuments,
  listDocumentsOfType,
  listNews,
  listPages,
  readContent,
  updateContent,
} from '../upstream/endpoints.generated.js';
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
  @Query(() => ContentDocs, { nullable: true, description: 'The documents that readers see, by their kinds.' })
  @Rest(listDocuments)
  async contentDocs(@Ctx() { upstream }: GatewayContext): Promise<ContentDocs> {
    const { brochures, catalogues, digitalBanners } = (await upstream.call(listDocuments, {})).data.contents;
    return {
      brochures: brochures.map(contentOf),
      catalogues: catalogues.map(contentOf),
      digitalBanners: digitalBanners.map(contentOf),
    };
  }

  @Query(() => [ContentSummary], {
    nullable: true,
    description: 'The documents of one kind that readers see, newest first.',
  })
  @TypicalRows(10)
  @Rest(listDocumentsOfType)
  async contentDocsByType(
    @Arg('type', () => DocTypeEnum, { description: 'The kind.' }) type: DocType,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ContentSummary[]> {
    const call = { path: { type: docTypes[type] } };
    return (await upstream.call(listDocumentsOfType, call)).data.contents.map(contentOf);
  }

  @Query(() => [ContentSummary], { nullable: true, description: 'The news that readers see, newest first.' })
  @TypicalRows(8)
  @Rest(listNews)
  async news(@Ctx() { upstream }: GatewayContext): Promise<ContentSummary[]> {
    return (await upstream.call(listNews, {})).data.contents.map(contentOf);
  }

  @Query(() => [ContentSummary], {
    nullable: true,
    description: 'The single pages that readers see, such as rules, newest first.',
  })
  @TypicalRows(3)
  @Rest(listPages)
  async contentPages(@Ctx() { upstream }: GatewayContext): Promise<ContentSummary[]> {
    return (await upstream.call(listPages, {})).data.contents.map(contentOf);
  }

  @Query(() => Content, {
    nullable: true,
    description: 'A single page or a piece of news, as readers read it; a draft is answered like a missing one.',
  })
  @Rest(readContent)
  async content(
    @Arg('id', () => ID, { description: 'The number of the content.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Content> {
    return contentOf((await upstream.call(readContent, { path: { id: pathId(id) } })).data.content);
  }

  @Query(() => FileTicket, { nullable: true, description: 'The file or the cover of a content.' })
  @Rest(downloadTool)
  contentFile(
    @Arg('id', () => ID, { description: 'The number of the content.' }) id: string,
    @Arg('part', () => ContentPartEnum, { defaultValue: 'file', description: 'Which of the two.' }) part: ContentPart,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadTool, { path: { a: pathId(id), b: part } });
  }

  @Query(() => FileTicket, { nullable: true, description: 'An image of a text.' })
  @Rest(downloadContentImage)
  contentImageFile(
    @Arg('id', () => ID, { description: 'The number of the image.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadContentImage, { path: { id: pathId(id) } });
  }

  @Query(() => ManagedContentPage, { nullable: true, description: 'A page of the table of contents, drafts too.' })
  @Rest(contentsTable)
  async cmsContents(
    @Arg('input', () => ContentTableInput, { description: 'The state of the table.' }) input: ContentTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedContentPage> {
    const { items, total } = (await upstream.call(contentsTable, { body: contentTableState(input) })).data;
    return { items: items.map(contentOf), total };
  }

  @Query(() => ManagedContent, { nullable: true, description: 'A content, a draft too, as an edit begins with it.' })
  @Rest(contentsOfSegment)
  async cmsContent(
    @Arg('id', () => ID, { description: 'The number of the content.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedContent> {
    const { data } = await upstream.call(contentsOfSegment, { path: { segment: String(pathId(id)) }, body: {} });
    // the response to a number has one content; a page of contents is a fault of the service
    if (!('content' in data)) throw new GatewayError('UPSTREAM_INVALID');
    return contentOf(data.content);
  }

  @Mutation(() => ManagedContent, { description: 'Creates a content.' })
  @Rest(createContent)
  async createContent(
    @Arg('input', () => CreateContentInput, { description: 'The content.' }) input: CreateContentInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key creates one content.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedContent> {
    const call = { body: createContentBody(input), idempotencyKey };
    return contentOf((await upstream.call(createContent, call)).data.content);
  }

  @Mutation(() => ManagedContent, {
    description: 'Changes a content: publishing, archiving and taking back are changes of publishedOn and archived.',
  })
  @Rest(updateContent)
  async updateContent(
    @Arg('id', () => ID, { description: 'The number of the content.' }) id: string,
    @Arg('input', () => UpdateContentInput, { description: 'The changes.' }) input: UpdateContentInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ManagedContent> {
    const call = { path: { id: pathId(id) }, body: updateContentBody(input) };
    return contentOf((await upstream.call(updateContent, call)).data.content);
  }

  @Mutation(() => ContentImage, { description: 'Puts an image that was sent among those that texts may show.' })
  @Rest(addContentImage)
  async addContentImage(
    @Arg('uploadId', () => ID, { description: 'The number of the upload, for CONTENT_IMAGE.' }) uploadId: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key puts one image.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ContentImage> {
    const call = { body: { upload: inputId('uploadId', uploadId) }, idempotencyKey };
    return (await upstream.call(addContentImage, call)).data.image;
  }
}

/** The tickets to the covers of a list, by a loader: one call for all of them. */
@Resolver(() => ContentSummary)
export class ContentRowResolver {
  @FieldResolver(() => FileTicket, { nullable: true, description: 'The way to the cover; null where there is none.' })
  @Batched(coverTickets, idsPerCall)
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
  @Batched(imageTickets, idsPerCall)
  images(@Root() { imageIds }: Content, @Ctx() context: GatewayContext): Promise<ContentTextImage[]> {
    return textImages(imageIds, context);
  }
}

/** The tickets to the images of a text in the editor. */
@Resolver(() => ManagedContent)
export class ManagedTextResolver {
  @FieldResolver(() => [ContentTextImage], { nullable: true, description: imagesDescription })
  @Batched(imageTickets, idsPerCall)
  images(@Root() { imageIds }: ManagedContent, @Ctx() context: GatewayContext): Promise<ContentTextImage[]> {
    return textImages(imageIds, context);
  }
}
