import type { ExportFormat } from '@gdd/schema/campaigns';
import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Import } from '../imports/imports.types.js';
import { Argument, FlagArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { ExportFormatEnum } from '../schema/enums.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  EditedGoalInput,
  editedGoalsBody,
  GoalProposalInput,
  proposalBody,
  proposalRowState,
  ProposalRowTableInput,
} from './proposals.inputs.js';
import { GoalProposal, GoalsOutcome, PastedGoals, ProposedGoalPage } from './proposals.types.js';

/** Goals that are proposed from the past purchases of dealers. */
@Resolver()
export class ProposalsResolver {
  @RestQuery(() => [GoalProposal], rest.listGoalProposals)
  @TypicalRows(5)
  async goalProposals(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<GoalProposal[]> {
    return (await upstream.call(rest.listGoalProposals, { path: { id: campaignId } })).data.proposals;
  }

  @RestQuery(() => GoalProposal, rest.getGoalProposal)
  async goalProposal(@PathId('proposal') id: number, @Upstream() upstream: UpstreamRequest): Promise<GoalProposal> {
    return (await upstream.call(rest.getGoalProposal, { path: { id } })).data.proposal;
  }

  @RestQuery(() => ProposedGoalPage, rest.proposedGoals)
  async proposedGoals(
    @PathId('proposal') id: number,
    @Input(ProposalRowTableInput, 'The state of the table.') input: ProposalRowTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ProposedGoalPage> {
    return (await upstream.call(rest.proposedGoals, { path: { id }, body: proposalRowState(input) })).data;
  }

  @RestQuery(() => FileTicket, rest.exportProposedGoals)
  proposedGoalsFile(
    @PathId('proposal') id: number,
    @Argument('format', () => ExportFormatEnum, 'XLSX or CSV.', { defaultValue: 'xlsx' }) format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    // the file can be imported again as goals, and imports read XLSX and CSV alone
    if (format !== 'xlsx' && format !== 'csv') {
      throw new GatewayError('BAD_USER_INPUT', { fields: { format: 'notAllowed' } });
    }
    return fileTicket(upstream, rest.exportProposedGoals, { path: { id }, body: { format } });
  }

  @RestMutation(() => GoalProposal, rest.createGoalProposal)
  async createGoalProposal(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Input(GoalProposalInput, 'How they are worked out.') input: GoalProposalInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<GoalProposal> {
    const call = { path: { id: campaignId }, body: proposalBody(input), idempotencyKey };
    return (await upstream.call(rest.createGoalProposal, call)).data.proposal;
  }

  @RestMutation(() => GoalsOutcome, rest.editProposedGoals)
  async editProposedGoals(
    @PathId('proposal') id: number,
    @Argument('goals', () => [EditedGoalInput], 'The goals.') goals: EditedGoalInput[],
    @FlagArg('dryRun', 'Only say what would change.', { defaultValue: false }) dryRun: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<GoalsOutcome> {
    const call = { path: { id }, body: editedGoalsBody(goals, dryRun) };
    return (await upstream.call(rest.editProposedGoals, call)).data.outcome;
  }

  @RestMutation(() => PastedGoals, rest.pasteGoals)
  async pasteGoals(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Argument('goals', () => [EditedGoalInput], 'The goals.') goals: EditedGoalInput[],
    @FlagArg('dryRun', 'Only say what would change.', { defaultValue: false }) dryRun: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<PastedGoals> {
    const call = { path: { id: campaignId }, body: editedGoalsBody(goals, dryRun) };
    return (await upstream.call(rest.pasteGoals, call)).data;
  }

  @RestMutation(() => Import, rest.importProposedGoals)
  async importProposedGoals(@PathId('proposal') id: number, @Upstream() upstream: UpstreamRequest): Promise<Import> {
    return (await upstream.call(rest.importProposedGoals, { path: { id } })).data.import;
  }

  @RestMutation(() => Boolean, rest.deleteGoalProposal)
  async deleteGoalProposal(@PathId('proposal') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteGoalProposal, { path: { id } });
    return true;
  }
}
