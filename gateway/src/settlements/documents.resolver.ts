import { Args, Resolver } from 'type-graphql';
import type { Approval } from '../approvals/approvals.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { namedTable, TableFileArgs } from '../imports/columns.types.js';
import { TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { DayArg, IdArg, Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => SettlementDocumentPage, rest.settlementDocumentsTable, 'A page of the documents of settlements.')
  async settlementDocumentsTable(
    @Input(SettlementDocumentTableInput, 'The state of the table.') input: SettlementDocumentTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentPage> {
    return (await upstream.call(rest.settlementDocumentsTable, { body: documentsState(input) })).data;
  }

  @RestQuery(
    () => [SettlementDocumentRow],
    rest.dealerSettlementDocuments,
    'The documents of a dealer, newest first, cancelled ones too.',
  )
  @TypicalRows(10)
  async dealerSettlementDocuments(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentRow[]> {
    return (await upstream.call(rest.dealerSettlementDocuments, { path: { id: dealerId } })).data.documents;
  }

  @RestQuery(() => SettlementDocument, rest.getSettlementDocument, 'A document of a settlement.')
  async settlementDocument(
    @PathId('document') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    return (await upstream.call(rest.getSettlementDocument, { path: { documentId: id } })).data.document;
  }

  @RestQuery(() => FileTicket, rest.settlementDocumentPdf, 'A document of a settlement as a PDF.')
  settlementDocumentFile(@PathId('document') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.settlementDocumentPdf, { path: { documentId: id } });
  }

  @RestQuery(
    () => FileTicket,
    rest.exportSettlementDocuments,
    'The lines of documents of settlements as a file, for an ERP.',
  )
  settlementDocumentsFile(
    @Input(SettlementDocumentsFileInput, 'Which, in which order and format.') input: SettlementDocumentsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const body = tableFileBody(input, documentsState);
    return fileTicket(upstream, rest.exportSettlementDocuments, { path: {}, body });
  }

  @RestQuery(
    () => [SettlementDocumentEvent],
    rest.settlementDocumentEvents,
    'The history of a document of a settlement, oldest first.',
  )
  @TypicalRows(10)
  async settlementDocumentEvents(
    @PathId('document') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentEvent[]> {
    return (await upstream.call(rest.settlementDocumentEvents, { path: { documentId: id } })).data.events;
  }

  @RestMutation(
    () => SettlementDocument,
    rest.paySettlementDocument,
    'Records the payment of a document by hand; of one whose payment came back, a second transfer.',
  )
  async paySettlementDocument(
    @PathId('document') id: number,
    @DayArg('paidOn', 'The day, from that of the document to today.') paidOn: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { paidOn } };
    return (await upstream.call(rest.paySettlementDocument, call)).data.document;
  }

  @RestMutation(
    () => SettlementDocument,
    rest.takeBackSettlementPayment,
    'Takes back a payment that was read wrongly, once another user approves it.',
  )
  async takeBackSettlementPayment(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.takeBackSettlementPayment, call)).data);
  }

  @RestMutation(
    () => SettlementDocument,
    rest.returnSettlementPayment,
    'Says that a payment came back from the bank or the dealer, once another user approves it.',
  )
  async returnSettlementPayment(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @DayArg('day', 'When it came back, from the day of the payment to today.') day: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason, day } };
    return asRequested((await upstream.call(rest.returnSettlementPayment, call)).data);
  }

  @RestMutation(
    () => SettlementDocument,
    rest.settlementDocumentNeverSent,
    'Says that a credit note which is only assumed to be sent never left, once another user approves it.',
  )
  async settlementDocumentNeverSent(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.settlementDocumentNeverSent, call)).data);
  }

  @RestMutation(
    () => SettlementDocument,
    rest.discardSettlementDocument,
    'Discards the file of a credit note that never left, once another user approves it.',
  )
  async discardSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.discardSettlementDocument, call)).data);
  }

  @RestMutation(
    () => SettlementDocument,
    rest.cancelSettlementDocument,
    'Cancels a document that never left and is not paid, once another user approves it: its entries are reversed, its number stays.',
  )
  async cancelSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.cancelSettlementDocument, call)).data);
  }

  @RestMutation(
    () => SettlementDocument,
    rest.answerSettlementDocument,
    'Answers a credit note that was sent and is not paid with a debit note of the whole note, once another user approves it: its entries are reversed.',
  )
  async answerSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.answerSettlementDocument, call)).data);
  }

  @RestMutation(
    () => PaymentsOutcome,
    rest.readSettlementPayments,
    'Reads from an uploaded file which documents were paid: the right rows are taken, the others named.',
  )
  async readSettlementPayments(
    @IdArg('uploadId', 'A CSV or XLSX file with the columns numero and pagato_il.') uploadId: string,
    @Args(() => TableFileArgs) file: TableFileArgs,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<PaymentsOutcome> {
    return (await upstream.call(rest.readSettlementPayments, { body: namedTable(uploadId, file) })).data.outcome;
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
