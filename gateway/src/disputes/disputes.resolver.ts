import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { inputId, pathId } from '../schema/ids.js';
import {
  acceptDispute,
  addDisputeAttachment,
  assignDispute,
  disputeImports,
  disputesSummary,
  disputesTable,
  downloadDisputeAttachment,
  getDispute,
  openDispute,
  refuseDispute,
  withdrawDispute,
  writeDisputeMessage,
} from '../upstream/endpoints.generated.js';
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
  @Query(() => DisputePage, {
    nullable: true,
    description: "A page of the disputes of the dealers of the caller's subtree.",
  })
  @Rest(disputesTable)
  async disputesTable(
    @Arg('input', () => DisputeTableInput, { description: 'The state of the queue.' }) input: DisputeTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DisputePage> {
    return (await upstream.call(disputesTable, { body: disputesState(input) })).data;
  }

  @Query(() => DisputesSummary, {
    nullable: true,
    description: 'How many disputes wait for whom, and how long answers take.',
  })
  @Rest(disputesSummary)
  async disputesSummary(@Ctx() { upstream }: GatewayContext): Promise<DisputesSummary> {
    return (await upstream.call(disputesSummary, {})).data.summary;
  }

  @Query(() => Dispute, { nullable: true, description: 'A dispute.' })
  @Rest(getDispute)
  async dispute(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    return (await upstream.call(getDispute, { path: { id: pathId(id) } })).data.dispute;
  }

  @Query(() => [DisputeImport], {
    nullable: true,
    description: 'The applied imports that brought lines of the dealer of a dispute, newest first: the last 50.',
  })
  @Rest(disputeImports)
  async disputeImports(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DisputeImport[]> {
    return (await upstream.call(disputeImports, { path: { id: pathId(id) } })).data.imports;
  }

  @Query(() => FileTicket, { nullable: true, description: 'A file of a dispute.' })
  @Rest(downloadDisputeAttachment)
  disputeAttachmentFile(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('attachmentId', () => ID, { description: 'The number of the file.' }) attachmentId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    const path = { id: pathId(id), attachmentId: pathId(attachmentId) };
    return fileTicket(upstream, downloadDisputeAttachment, { path });
  }

  @Mutation(() => Dispute, {
    description:
      'Opens a dispute of a dealer, with what the portal itself says about the line or the figure at this moment.',
  })
  @Rest(openDispute)
  async openDispute(
    @Arg('input', () => OpenDisputeInput, { description: 'What is wrong with what.' }) input: OpenDisputeInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key opens one dispute.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    return (await upstream.call(openDispute, { body: openDisputeBody(input), idempotencyKey })).data.dispute;
  }

  @Mutation(() => Dispute, {
    description: 'Writes into a dispute: the office answers it, the reply of the dealer opens it again.',
  })
  @Rest(writeDisputeMessage)
  async writeDisputeMessage(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('text', () => String, { description: 'The message: up to 2000 characters.' }) text: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key writes one message.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    const call = { path: { id: pathId(id) }, body: { text }, idempotencyKey };
    return (await upstream.call(writeDisputeMessage, call)).data.dispute;
  }

  @Mutation(() => Dispute, { description: 'Withdraws a dispute, for good: the dealer, or whoever opened it.' })
  @Rest(withdrawDispute)
  async withdrawDispute(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    return (await upstream.call(withdrawDispute, { path: { id: pathId(id) } })).data.dispute;
  }

  @Mutation(() => Dispute, { description: 'Gives a dispute to somebody of the office, or to nobody.' })
  @Rest(assignDispute)
  async assignDispute(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('assigneeId', () => ID, { nullable: true, description: 'The number of the user; null: nobody.' })
    assigneeId: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    const body = { assigneeId: assigneeId == null ? null : inputId('assigneeId', assigneeId) };
    return (await upstream.call(assignDispute, { path: { id: pathId(id) }, body })).data.dispute;
  }

  @Mutation(() => Dispute, { description: 'Refuses a dispute, for good, with a reason.' })
  @Rest(refuseDispute)
  async refuseDispute(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, which the dealer reads: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Dispute> {
    return (await upstream.call(refuseDispute, { path: { id: pathId(id) }, body: { reason } })).data.dispute;
  }

  @Mutation(() => AcceptanceOutcome, {
    description:
      'Accepts a dispute, for good, with an adjustment or an import, or asks a second person to approve the adjustment.',
  })
  @Rest(acceptDispute)
  async acceptDispute(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('input', () => AcceptDisputeInput, { description: 'With what, and why.' }) input: AcceptDisputeInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key accepts once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AcceptanceOutcome> {
    const call = { path: { id: pathId(id) }, body: acceptDisputeBody(input), idempotencyKey };
    const { data } = await upstream.call(acceptDispute, call);
    return { dispute: data.dispute, approval: requestOf(data) };
  }

  @Mutation(() => DisputeAttachment, { description: 'Adds a file to a dispute: a picture or a PDF, up to 10 MB.' })
  @Rest(addDisputeAttachment)
  async addDisputeAttachment(
    @Arg('id', () => ID, { description: 'The number of the dispute.' }) id: string,
    @Arg('uploadId', () => ID, { description: 'The upload, made for disputeAttachment.' }) uploadId: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key adds one file.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DisputeAttachment> {
    const body = { uploadId: inputId('uploadId', uploadId) };
    return (await upstream.call(addDisputeAttachment, { path: { id: pathId(id) }, body, idempotencyKey })).data
      .attachment;
  }
}
