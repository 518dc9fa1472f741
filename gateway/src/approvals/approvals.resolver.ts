import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  approvalsTable,
  approveRequest,
  getApproval,
  getApprovalSettings,
  refuseRequest,
  updateApprovalSettings,
  withdrawRequest,
} from '../upstream/endpoints.generated.js';
import { approvalSettingsBody, ApprovalSettingsInput, approvalsState, ApprovalTableInput } from './approvals.inputs.js';
import { Approval, ApprovalPage, ApprovalSettings, requestOf } from './approvals.types.js';

/** Requests for the approval of a second person, and the settings of what needs one. */
@Resolver()
export class ApprovalsResolver {
  @Query(() => ApprovalPage, {
    nullable: true,
    description: 'A page of the requests for approval, of the kinds that the caller may decide about.',
  })
  @Rest(approvalsTable)
  async approvalsTable(
    @Arg('input', () => ApprovalTableInput, { description: 'The state of the table.' }) input: ApprovalTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ApprovalPage> {
    return (await upstream.call(approvalsTable, { body: approvalsState(input) })).data;
  }

  @Query(() => Approval, { nullable: true, description: 'A request for approval.' })
  @Rest(getApproval)
  async approval(
    @Arg('id', () => ID, { description: 'The number of the request.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Approval> {
    return (await upstream.call(getApproval, { path: { id: pathId(id) } })).data.approval;
  }

  @Query(() => ApprovalSettings, { nullable: true, description: 'What a second person approves.' })
  @Rest(getApprovalSettings)
  async approvalSettings(@Ctx() { upstream }: GatewayContext): Promise<ApprovalSettings> {
    return (await upstream.call(getApprovalSettings, {})).data.settings;
  }

  @Mutation(() => Approval, {
    description: 'Approves a request that somebody else made: checks it again and carries it out as it was asked.',
  })
  @Rest(approveRequest)
  async approveRequest(
    @Arg('id', () => ID, { description: 'The number of the request.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Approval> {
    return (await upstream.call(approveRequest, { path: { id: pathId(id) } })).data.approval;
  }

  @Mutation(() => Approval, { description: 'Refuses a request that somebody else made, for good.' })
  @Rest(refuseRequest)
  async refuseRequest(
    @Arg('id', () => ID, { description: 'The number of the request.' }) id: string,
    @Arg('reason', () => String, { description: 'Why: up to 500 characters.' }) reason: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Approval> {
    return (await upstream.call(refuseRequest, { path: { id: pathId(id) }, body: { reason } })).data.approval;
  }

  @Mutation(() => Approval, { description: 'Withdraws a request that the caller made, for good.' })
  @Rest(withdrawRequest)
  async withdrawRequest(
    @Arg('id', () => ID, { description: 'The number of the request.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Approval> {
    return (await upstream.call(withdrawRequest, { path: { id: pathId(id) } })).data.approval;
  }

  @Mutation(() => ApprovalSettings, {
    description:
      'Changes what a second person approves. Switching off, or raising a limit, is itself approved by a second person.',
  })
  @Rest(updateApprovalSettings)
  async updateApprovalSettings(
    @Arg('input', () => ApprovalSettingsInput, { description: 'All of it.' }) input: ApprovalSettingsInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ApprovalSettings> {
    const { data } = await upstream.call(updateApprovalSettings, { body: approvalSettingsBody(input) });
    return { ...data.settings, pendingApproval: requestOf(data) };
  }
}
