import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { inputId, pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  cancelSettlementDocument,
  dealerSettlementDocuments,
  exportSettlementDocuments,
  getSettlementDocument,
  readSettlementPayments,
  settlementDocumentPdf,
  settlementDocumentsTable,
} from '../upstream/endpoints.generated.js';
import { documentsState, SettlementDocumentsFileInput, SettlementDocumentTableInput } from './documents.inputs.js';
import {
  PaymentsOutcome,
  SettlementDocument,
  SettlementDocumentPage,
  SettlementDocumentRow,
} from './documents.types.js';

/** Credit notes and notices of approved settlement runs. */
@Resolver()
export class SettlementDocumentsResolver {
  @Query(() => SettlementDocumentPage, { nullable: true, description: 'A page of the documents of settlements.' })
  @Rest(settlementDocumentsTable)
  async settlementDocumentsTable(
    @Arg('input', () => SettlementDocumentTableInput, { description: 'The state of the table.' })
    input: SettlementDocumentTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocumentPage> {
    return (await upstream.call(settlementDocumentsTable, { body: documentsState(input) })).data;
  }

  @Query(() => [SettlementDocumentRow], {
    nullable: true,
    description: 'The documents of a dealer, newest first, cancelled ones too.',
  })
  @Rest(dealerSettlementDocuments)
  @TypicalRows(10)
  async dealerSettlementDocuments(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocumentRow[]> {
    return (await upstream.call(dealerSettlementDocuments, { path: { id: pathId(dealerId) } })).data.documents;
  }

  @Query(() => SettlementDocument, { nullable: true, description: 'A document of a settlement.' })
  @Rest(getSettlementDocument)
  async settlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    return (await upstream.call(getSettlementDocument, { path: { documentId: pathId(id) } })).data.document;
  }

  @Query(() => FileTicket, { nullable: true, description: 'A document of a settlement as a PDF.' })
  @Rest(settlementDocumentPdf)
  settlementDocumentFile(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, settlementDocumentPdf, { path: { documentId: pathId(id) } });
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The lines of documents of settlements as a file, for an ERP.',
  })
  @Rest(exportSettlementDocuments)
  settlementDocumentsFile(
    @Arg('input', () => SettlementDocumentsFileInput, { description: 'Which, in which order and format.' })
    input: SettlementDocumentsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const body = tableFileBody(input, documentsState);
    return fileTicket(upstream, exportSettlementDocuments, { path: {}, body });
  }

  @Mutation(() => SettlementDocument, {
    description: 'Cancels a document of a settlement: its entries are reversed, its number stays.',
  })
  @Rest(cancelSettlementDocument)
  async cancelSettlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return (await upstream.call(cancelSettlementDocument, call)).data.document;
  }

  @Mutation(() => PaymentsOutcome, {
    description: 'Reads from an uploaded file which documents were paid: the right rows are taken, the others named.',
  })
  @Rest(readSettlementPayments)
  async readSettlementPayments(
    @Arg('uploadId', () => ID, { description: 'A CSV or XLSX file with the columns numero and pagato_il.' })
    uploadId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<PaymentsOutcome> {
    const body = { uploadId: inputId('uploadId', uploadId) };
    return (await upstream.call(readSettlementPayments, { body })).data.outcome;
  }
}
