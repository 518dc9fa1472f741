import type { ImportKind } from '@gdd/schema/campaigns';
import type { ImportConfirmation } from '@gdd/schema/imports';
import { Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, FlagArg, Input, InputId, PathId, Upstream } from '../schema/arguments.js';
import { ImportConfirmationEnum, ImportKindEnum } from '../schema/importEnums.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { ImportsFileInput, ImportTableInput, importTableState } from './imports.inputs.js';
import { Import, ImportPage, ImportUndo } from './imports.types.js';

@Resolver()
export class ImportsResolver {
  @RestQuery(() => ImportPage, rest.importsTable)
  async importsTable(
    @Input(ImportTableInput, 'The state of the table.') input: ImportTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ImportPage> {
    return (await upstream.call(rest.importsTable, { body: importTableState(input) })).data;
  }

  @RestQuery(() => Import, rest.getImport)
  async import(@PathId('import') id: number, @Upstream() upstream: UpstreamRequest): Promise<Import> {
    return (await upstream.call(rest.getImport, { path: { id } })).data.import;
  }

  @RestQuery(() => ImportUndo, rest.importUndo)
  async importUndo(@PathId('import') id: number, @Upstream() upstream: UpstreamRequest): Promise<ImportUndo> {
    return (await upstream.call(rest.importUndo, { path: { id } })).data.undo;
  }

  @RestQuery(() => FileTicket, rest.exportImports)
  importsFile(
    @Input(ImportsFileInput, 'The filter, order and format of the file.') input: ImportsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportImports, { body: tableFileBody(input, importTableState) });
  }

  @RestQuery(() => FileTicket, rest.importTemplateFile)
  importTemplateFile(
    @Argument('kind', () => ImportKindEnum, 'The kind.') kind: ImportKind,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.importTemplateFile, { path: { kind } });
  }

  @RestQuery(() => FileTicket, rest.importErrorsFile)
  importErrorsFile(@PathId('import') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.importErrorsFile, { path: { id } });
  }

  @RestMutation(
    () => Import,
    rest.startImport,
    'Loads a file that was sent; it is read and checked in the background. A file that is being applied or is applied gives that import.',
  )
  async startImport(
    @Argument('kind', () => ImportKindEnum, 'The content of the file.') kind: ImportKind,
    @InputId('upload', 'uploadId') uploadId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Import> {
    const call = { path: { kind }, query: {}, body: { upload: uploadId } };
    return (await upstream.call(rest.startImport, call)).data.import;
  }

  @RestMutation(
    () => Import,
    rest.pushSaleLines,
    'Applies sale lines that were sent as text/csv or application/x-ndjson, but for those in error. The same lines again give the same import.',
  )
  async pushSaleLines(
    @InputId('upload', 'uploadId') uploadId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Import> {
    const call = { query: {}, body: { upload: uploadId } };
    return (await upstream.call(rest.pushSaleLines, call)).data.import;
  }

  @RestMutation(() => Import, rest.applyImport)
  async applyImport(
    @PathId('import') id: number,
    @FlagArg('skipInvalid', 'Whether bad rows are left out.', { defaultValue: false }) skipInvalid: boolean,
    @FlagArg('confirmWarnings', 'Whether somebody has looked at the warnings that want it, except `EQUAL_LINES`.', {
      defaultValue: false,
    })
    confirmWarnings: boolean,
    @Argument(
      'confirm',
      () => [ImportConfirmationEnum],
      'The warnings that somebody has looked at, by name. Equal lines want `EQUAL_LINES` here.',
      { defaultValue: [] },
    )
    confirm: ImportConfirmation[],
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Import> {
    const call = { path: { id }, body: { skipInvalid, confirmWarnings, confirm } };
    const { data } = await upstream.call(rest.applyImport, call);
    return { ...data.import, pendingApproval: requestOf(data) };
  }

  @RestMutation(() => Import, rest.undoImport)
  async undoImport(@PathId('import') id: number, @Upstream() upstream: UpstreamRequest): Promise<Import> {
    const { data } = await upstream.call(rest.undoImport, { path: { id } });
    return { ...data.import, pendingApproval: requestOf(data) };
  }
}
