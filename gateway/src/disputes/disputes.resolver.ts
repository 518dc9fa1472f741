import { Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { IdArg, IdempotencyKey, Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  acceptDisputeBody,
  AcceptDisputeInput,
  disputesState,
  DisputeTableInput,
  openDisputeBody,
  OpenDisputeInput,
} from './disputes.inputs.js';
import {
  AcceptanceOutcome,
  Dispute,
  DisputeAttachment,
  DisputeImport,
  DisputePage,
  DisputesSummary,
} from './disputes.types.js';

/** Disputes of dealers about their statements. */
@Resolver()
export class DisputesResolver {
  @RestQuery(() => DisputePage, rest.disputesTable)
  async disputesTable(
    @Input(DisputeTableInput, 'The state of the queue.') input: DisputeTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DisputePage> {
    return (await upstream.call(rest.disputesTable, { body: disputesState(input) })).data;
  }

  @RestQuery(() => DisputesSummary, rest.disputesSummary)
  async disputesSummary(@Upstream() upstream: UpstreamRequest): Promise<DisputesSummary> {
    return (await upstream.call(rest.disputesSummary, {})).data.summary;
  }

  @RestQuery(() => Dispute, rest.getDispute)
  async dispute(@PathId('dispute') id: number, @Upstream() upstream: UpstreamRequest): Promise<Dispute> {
    return (await upstream.call(rest.getDispute, { path: { id } })).data.dispute;
  }

  @RestQuery(() => [DisputeImport], rest.disputeImports)
  async disputeImports(@PathId('dispute') id: number, @Upstream() upstream: UpstreamRequest): Promise<DisputeImport[]> {
    return (await upstream.call(rest.disputeImports, { path: { id } })).data.imports;
  }

  @RestQuery(() => FileTicket, rest.downloadDisputeAttachment)
  disputeAttachmentFile(
    @PathId('dispute') id: number,
    @PathId('file', 'attachmentId') attachmentId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadDisputeAttachment, { path: { id, attachmentId } });
  }

  @RestMutation(() => Dispute, rest.openDispute)
  async openDispute(
    @Input(OpenDisputeInput, 'The subject and the complaint.') input: OpenDisputeInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dispute> {
    return (await upstream.call(rest.openDispute, { body: openDisputeBody(input), idempotencyKey })).data.dispute;
  }

  @RestMutation(() => Dispute, rest.writeDisputeMessage)
  async writeDisputeMessage(
    @PathId('dispute') id: number,
    @TextArg('text', 'The message: up to 2000 characters.') text: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dispute> {
    const call = { path: { id }, body: { text }, idempotencyKey };
    return (await upstream.call(rest.writeDisputeMessage, call)).data.dispute;
  }

  @RestMutation(() => Dispute, rest.withdrawDispute)
  async withdrawDispute(@PathId('dispute') id: number, @Upstream() upstream: UpstreamRequest): Promise<Dispute> {
    return (await upstream.call(rest.withdrawDispute, { path: { id } })).data.dispute;
  }

  @RestMutation(() => Dispute, rest.assignDispute)
  async assignDispute(
    @PathId('dispute') id: number,
    @IdArg.orNull('assigneeId', 'The number of the user; null: nobody.') assigneeId: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dispute> {
    const body = { assigneeId: assigneeId == null ? null : inputId('assigneeId', assigneeId) };
    return (await upstream.call(rest.assignDispute, { path: { id }, body })).data.dispute;
  }

  @RestMutation(() => Dispute, rest.refuseDispute)
  async refuseDispute(
    @PathId('dispute') id: number,
    @TextArg('reason', 'Why, which the dealer reads: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Dispute> {
    return (await upstream.call(rest.refuseDispute, { path: { id }, body: { reason } })).data.dispute;
  }

  @RestMutation(() => AcceptanceOutcome, rest.acceptDispute)
  async acceptDispute(
    @PathId('dispute') id: number,
    @Input(AcceptDisputeInput, 'The change and the reason.') input: AcceptDisputeInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AcceptanceOutcome> {
    const call = { path: { id }, body: acceptDisputeBody(input), idempotencyKey };
    const { data } = await upstream.call(rest.acceptDispute, call);
    return { dispute: data.dispute, approval: requestOf(data) };
  }

  @RestMutation(() => DisputeAttachment, rest.addDisputeAttachment)
  async addDisputeAttachment(
    @PathId('dispute') id: number,
    @IdArg('uploadId', 'The upload, made for disputeAttachment.') uploadId: string,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DisputeAttachment> {
    const body = { uploadId: inputId('uploadId', uploadId) };
    return (await upstream.call(rest.addDisputeAttachment, { path: { id }, body, idempotencyKey })).data.attachment;
  }
}
