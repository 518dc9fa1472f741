import { Resolver } from 'type-graphql';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { approvalSettingsBody, ApprovalSettingsInput, approvalsState, ApprovalTableInput } from './approvals.inputs.js';
import { Approval, ApprovalPage, ApprovalSettings, requestOf } from './approvals.types.js';

/** Requests for the approval of a second person, and the settings of what needs one. */
@Resolver()
export class ApprovalsResolver {
  @RestQuery(() => ApprovalPage, rest.approvalsTable)
  async approvalsTable(
    @Input(ApprovalTableInput, 'The state of the table.') input: ApprovalTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ApprovalPage> {
    return (await upstream.call(rest.approvalsTable, { body: approvalsState(input) })).data;
  }

  @RestQuery(() => Approval, rest.getApproval)
  async approval(@PathId('request') id: number, @Upstream() upstream: UpstreamRequest): Promise<Approval> {
    return (await upstream.call(rest.getApproval, { path: { id } })).data.approval;
  }

  @RestQuery(() => ApprovalSettings, rest.getApprovalSettings)
  async approvalSettings(@Upstream() upstream: UpstreamRequest): Promise<ApprovalSettings> {
    return (await upstream.call(rest.getApprovalSettings, {})).data.settings;
  }

  @RestMutation(() => Approval, rest.approveRequest)
  async approveRequest(@PathId('request') id: number, @Upstream() upstream: UpstreamRequest): Promise<Approval> {
    return (await upstream.call(rest.approveRequest, { path: { id } })).data.approval;
  }

  @RestMutation(() => Approval, rest.refuseRequest)
  async refuseRequest(
    @PathId('request') id: number,
    @TextArg('reason', 'Why: up to 500 characters.') reason: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Approval> {
    return (await upstream.call(rest.refuseRequest, { path: { id }, body: { reason } })).data.approval;
  }

  @RestMutation(() => Approval, rest.withdrawRequest)
  async withdrawRequest(@PathId('request') id: number, @Upstream() upstream: UpstreamRequest): Promise<Approval> {
    return (await upstream.call(rest.withdrawRequest, { path: { id } })).data.approval;
  }

  @RestMutation(() => Approval, rest.requestFactorReset)
  async requestFactorReset(@PathId('user') id: number, @Upstream() upstream: UpstreamRequest): Promise<Approval> {
    return (await upstream.call(rest.requestFactorReset, { path: { id } })).data.approval;
  }

  @RestMutation(() => ApprovalSettings, rest.updateApprovalSettings)
  async updateApprovalSettings(
    @Input(ApprovalSettingsInput, 'All of it.') input: ApprovalSettingsInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ApprovalSettings> {
    const { data } = await upstream.call(rest.updateApprovalSettings, { body: approvalSettingsBody(input) });
    return { ...data.settings, pendingApproval: requestOf(data) };
  }
}
