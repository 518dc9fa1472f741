import type { ImportKind } from '@gdd/schema/campaigns';
import type { ImportConfirmation } from '@gdd/schema/imports';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ImportConfirmationEnum, ImportKindEnum } from '../schema/importEnums.js';
import { inputId, pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  applyImport,
  exportImports,
  getImport,
  importErrorsFile,
  importTemplateFile,
  importsTable,
  importUndo,
  pushSaleLines,
  startImport,
  undoImport,
} from '../upstream/endpoints.generated.js';
import { ImportsFileInput, ImportTableInput, importTableState } from './imports.inputs.js';
import { Import, ImportPage, ImportUndo } from './imports.types.js';

@Resolver()
export class ImportsResolver {
  @Query(() => ImportPage, { nullable: true, description: 'A page of the history of imports.' })
  @Rest(importsTable)
  async importsTable(
    @Arg('input', () => ImportTableInput, { description: 'The state of the table.' }) input: ImportTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ImportPage> {
    return (await upstream.call(importsTable, { body: importTableState(input) })).data;
  }

  @Query(() => Import, { nullable: true, description: 'An import: its state, what is wrong in it, what it changes.' })
  @Rest(getImport)
  async import(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    return (await upstream.call(getImport, { path: { id: pathId(id) } })).data.import;
  }

  @Query(() => ImportUndo, { nullable: true, description: 'What the undoing of an import leaves as it is.' })
  @Rest(importUndo)
  async importUndo(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ImportUndo> {
    return (await upstream.call(importUndo, { path: { id: pathId(id) } })).data.undo;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The history of imports, all of it, as a file.' })
  @Rest(exportImports)
  importsFile(
    @Arg('input', () => ImportsFileInput, { description: 'Which, in which order and format.' }) input: ImportsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportImports, { body: tableFileBody(input, importTableState) });
  }

  @Query(() => FileTicket, { nullable: true, description: 'An empty file with the columns of a kind: CSV.' })
  @Rest(importTemplateFile)
  importTemplateFile(
    @Arg('kind', () => ImportKindEnum, { description: 'The kind.' }) kind: ImportKind,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, importTemplateFile, { path: { kind } });
  }

  @Query(() => FileTicket, { nullable: true, description: 'The bad rows of an import, the reason in front: CSV.' })
  @Rest(importErrorsFile)
  importErrorsFile(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, importErrorsFile, { path: { id: pathId(id) } });
  }

  @Mutation(() => Import, {
    description:
      'Loads a file that was sent; it is read and checked in the background. A file that is being applied or is applied gives that import.',
  })
  @Rest(startImport)
  async startImport(
    @Arg('kind', () => ImportKindEnum, { description: 'The content of the file.' }) kind: ImportKind,
    @Arg('uploadId', () => ID, { description: 'The number of the upload.' }) uploadId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    const call = { path: { kind }, query: {}, body: { upload: inputId('uploadId', uploadId) } };
    return (await upstream.call(startImport, call)).data.import;
  }

  @Mutation(() => Import, {
    description:
      'Applies sale lines that were sent as text/csv or application/x-ndjson, but for those in error. The same lines again give the same import.',
  })
  @Rest(pushSaleLines)
  async pushSaleLines(
    @Arg('uploadId', () => ID, { description: 'The number of the upload.' }) uploadId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    const call = { query: {}, body: { upload: inputId('uploadId', uploadId) } };
    return (await upstream.call(pushSaleLines, call)).data.import;
  }

  @Mutation(() => Import, {
    description: 'Applies an import in the background, all of it or nothing, or asks a second person to.',
  })
  @Rest(applyImport)
  async applyImport(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Arg('skipInvalid', () => Boolean, { defaultValue: false, description: 'Whether bad rows are left out.' })
    skipInvalid: boolean,
    @Arg('confirmWarnings', () => Boolean, {
      defaultValue: false,
      description: 'Whether somebody has looked at the warnings that want it, except `EQUAL_LINES`.',
    })
    confirmWarnings: boolean,
    @Arg('confirm', () => [ImportConfirmationEnum], {
      defaultValue: [],
      description: 'The warnings that somebody has looked at, by name. Equal lines want `EQUAL_LINES` here.',
    })
    confirm: ImportConfirmation[],
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    const call = { path: { id: pathId(id) }, body: { skipInvalid, confirmWarnings, confirm } };
    const { data } = await upstream.call(applyImport, call);
    return { ...data.import, pendingApproval: requestOf(data) };
  }

  @Mutation(() => Import, {
    description: 'Undoes an import in the background, as a whole, or asks a second person to.',
  })
  @Rest(undoImport)
  async undoImport(
    @Arg('id', () => ID, { description: 'The number of the import.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    const { data } = await upstream.call(undoImport, { path: { id: pathId(id) } });
    return { ...data.import, pendingApproval: requestOf(data) };
  }
}
