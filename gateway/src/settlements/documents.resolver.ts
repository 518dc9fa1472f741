import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Approval } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { namedTable, TableFileArgs } from '../imports/columns.types.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { DateScalar } from '../schema/scalars.js';
import { tableFileBody } from '../schema/tables.js';
import {
  answerSettlementDocument,
  cancelSettlementDocument,
  dealerSettlementDocuments,
  discardSettlementDocument,
  exportSettlementDocuments,
  getSettlementDocument,
  paySettlementDocument,
  readSettlementPayments,
  returnSettlementPayment,
  settlementDocumentEvents,
  settlementDocumentNeverSent,
  settlementDocumentPdf,
  settlementDocumentsTable,
  takeBackSettlementPayment,
} from '../upstream/endpoints.generated.js';
import { documentsState, SettlementDocumentsFileInput, SettlementDocumentTableInput } from './documents.inputs.js';
import {
  SettlementDocument,
  SettlementDocumentEvent,
  SettlementDocumentPage,
  SettlementDocumentRow,
} from './documents.types.js';
import { PaymentsOutcome } from './payments.types.js';

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

  @Query(() => [SettlementDocumentEvent], {
    nullable: true,
    description: 'The history of a document of a settlement, oldest first.',
  })
  @Rest(settlementDocumentEvents)
  @TypicalRows(10)
  async settlementDocumentEvents(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocumentEvent[]> {
    return (await upstream.call(settlementDocumentEvents, { path: { documentId: pathId(id) } })).data.events;
  }

  @Mutation(() => SettlementDocument, {
    description: 'Records the payment of a document by hand; of one whose payment came back, a second transfer.',
  })
  @Rest(paySettlementDocument)
  async paySettlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('paidOn', () => DateScalar, { description: 'The day, from that of the document to today.' }) paidOn: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { paidOn } };
    return (await upstream.call(paySettlementDocument, call)).data.document;
  }

  @Mutation(() => SettlementDocument, {
    description: 'Takes back a payment that was read wrongly, once another user approves it.',
  })
  @Rest(takeBackSettlementPayment)
  async takeBackSettlementPayment(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return asRequested((await upstream.call(takeBackSettlementPayment, call)).data);
  }

  @Mutation(() => SettlementDocument, {
    description: 'Says that a payment came back from the bank or the dealer, once another user approves it.',
  })
  @Rest(returnSettlementPayment)
  async returnSettlementPayment(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: up to 500 characters.' }) reason: string,
    @Arg('day', () => DateScalar, { description: 'When it came back, from the day of the payment to today.' })
    day: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason, day } };
    return asRequested((await upstream.call(returnSettlementPayment, call)).data);
  }

  @Mutation(() => SettlementDocument, {
    description: 'Says that a credit note which is only assumed to be sent never left, once another user approves it.',
  })
  @Rest(settlementDocumentNeverSent)
  async settlementDocumentNeverSent(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return asRequested((await upstream.call(settlementDocumentNeverSent, call)).data);
  }

  @Mutation(() => SettlementDocument, {
    description: 'Discards the file of a credit note that never left, once another user approves it.',
  })
  @Rest(discardSettlementDocument)
  async discardSettlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return asRequested((await upstream.call(discardSettlementDocument, call)).data);
  }

  @Mutation(() => SettlementDocument, {
    description:
      'Cancels a document that never left and is not paid, once another user approves it: its entries are reversed, its number stays.',
  })
  @Rest(cancelSettlementDocument)
  async cancelSettlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return asRequested((await upstream.call(cancelSettlementDocument, call)).data);
  }

  @Mutation(() => SettlementDocument, {
    description:
      'Answers a credit note that was sent and is not paid with a debit note of the whole note, once another user approves it: its entries are reversed.',
  })
  @Rest(answerSettlementDocument)
  async answerSettlementDocument(
    @Arg('id', () => ID, { description: 'The id of the document, not the number that it bears.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: pathId(id) }, body: { reason } };
    return asRequested((await upstream.call(answerSettlementDocument, call)).data);
  }

  @Mutation(() => PaymentsOutcome, {
    description: 'Reads from an uploaded file which documents were paid: the right rows are taken, the others named.',
  })
  @Rest(readSettlementPayments)
  async readSettlementPayments(
    @Arg('uploadId', () => ID, { description: 'A CSV or XLSX file with the columns numero and pagato_il.' })
    uploadId: string,
    @Args(() => TableFileArgs) file: TableFileArgs,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<PaymentsOutcome> {
    return (await upstream.call(readSettlementPayments, { body: namedTable(uploadId, file) })).data.outcome;
  }
}

/** A document as it still is, with the request that a change of it has made. */
const asRequested = ({
  document,
  approval: pendingApproval,
}: {
  readonly document: SettlementDocument;
  readonly approval: Approval;
}): SettlementDocument => ({ ...document, pendingApproval });
