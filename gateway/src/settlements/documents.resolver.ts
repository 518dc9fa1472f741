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
  @RestQuery(() => SettlementDocumentPage, rest.settlementDocumentsTable)
  async settlementDocumentsTable(
    @Input(SettlementDocumentTableInput, 'The state of the table.') input: SettlementDocumentTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentPage> {
    return (await upstream.call(rest.settlementDocumentsTable, { body: documentsState(input) })).data;
  }

  @RestQuery(() => [SettlementDocumentRow], rest.dealerSettlementDocuments)
  @TypicalRows(10)
  async dealerSettlementDocuments(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentRow[]> {
    return (await upstream.call(rest.dealerSettlementDocuments, { path: { id: dealerId } })).data.documents;
  }

  @RestQuery(() => SettlementDocument, rest.getSettlementDocument)
  async settlementDocument(
    @PathId('document') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    return (await upstream.call(rest.getSettlementDocument, { path: { documentId: id } })).data.document;
  }

  @RestQuery(() => FileTicket, rest.settlementDocumentPdf)
  settlementDocumentFile(@PathId('document') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.settlementDocumentPdf, { path: { documentId: id } });
  }

  @RestQuery(() => FileTicket, rest.exportSettlementDocuments)
  settlementDocumentsFile(
    @Input(SettlementDocumentsFileInput, 'The filter, order and format of the file.')
    input: SettlementDocumentsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    const body = tableFileBody(input, documentsState);
    return fileTicket(upstream, rest.exportSettlementDocuments, { path: {}, body });
  }

  @RestQuery(() => [SettlementDocumentEvent], rest.settlementDocumentEvents)
  @TypicalRows(10)
  async settlementDocumentEvents(
    @PathId('document') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocumentEvent[]> {
    return (await upstream.call(rest.settlementDocumentEvents, { path: { documentId: id } })).data.events;
  }

  @RestMutation(() => SettlementDocument, rest.paySettlementDocument)
  async paySettlementDocument(
    @PathId('document') id: number,
    @DayArg('paidOn', 'The day, from that of the document to today.') paidOn: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { paidOn } };
    return (await upstream.call(rest.paySettlementDocument, call)).data.document;
  }

  @RestMutation(() => SettlementDocument, rest.takeBackSettlementPayment)
  async takeBackSettlementPayment(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.takeBackSettlementPayment, call)).data);
  }

  @RestMutation(() => SettlementDocument, rest.returnSettlementPayment)
  async returnSettlementPayment(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @DayArg('day', 'When it came back, from the day of the payment to today.') day: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason, day } };
    return asRequested((await upstream.call(rest.returnSettlementPayment, call)).data);
  }

  @RestMutation(() => SettlementDocument, rest.settlementDocumentNeverSent)
  async settlementDocumentNeverSent(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.settlementDocumentNeverSent, call)).data);
  }

  @RestMutation(() => SettlementDocument, rest.discardSettlementDocument)
  async discardSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.discardSettlementDocument, call)).data);
  }

  @RestMutation(() => SettlementDocument, rest.cancelSettlementDocument)
  async cancelSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.cancelSettlementDocument, call)).data);
  }

  @RestMutation(() => SettlementDocument, rest.answerSettlementDocument)
  async answerSettlementDocument(
    @PathId('document') id: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SettlementDocument> {
    const call = { path: { documentId: id }, body: { reason } };
    return asRequested((await upstream.call(rest.answerSettlementDocument, call)).data);
  }

  @RestMutation(() => PaymentsOutcome, rest.readSettlementPayments)
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
