import type { ExportFormat } from '@gdd/schema/campaigns';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { GatewayError } from '../errors/gatewayError.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Import } from '../imports/imports.types.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import {
  createGoalProposal,
  deleteGoalProposal,
  editProposedGoals,
  exportProposedGoals,
  getGoalProposal,
  importProposedGoals,
  listGoalProposals,
  pasteGoals,
  proposedGoals,
} from '../upstream/endpoints.generated.js';
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
  @Query(() => [GoalProposal], { nullable: true, description: 'The goals proposed for a campaign, the newest first.' })
  @Rest(listGoalProposals)
  @TypicalRows(5)
  async goalProposals(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<GoalProposal[]> {
    return (await upstream.call(listGoalProposals, { path: { id: pathId(campaignId) } })).data.proposals;
  }

  @Query(() => GoalProposal, { nullable: true, description: 'Proposed goals: their terms, and what they come to.' })
  @Rest(getGoalProposal)
  async goalProposal(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<GoalProposal> {
    return (await upstream.call(getGoalProposal, { path: { id: pathId(id) } })).data.proposal;
  }

  @Query(() => ProposedGoalPage, { nullable: true, description: 'A page of the table of proposed goals.' })
  @Rest(proposedGoals)
  async proposedGoals(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Arg('input', () => ProposalRowTableInput, { description: 'The state of the table.' }) input: ProposalRowTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ProposedGoalPage> {
    return (await upstream.call(proposedGoals, { path: { id: pathId(id) }, body: proposalRowState(input) })).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'Proposed goals as a file of goals: XLSX or CSV.' })
  @Rest(exportProposedGoals)
  proposedGoalsFile(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'XLSX or CSV.' }) format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    // the file can be imported again as goals, and imports read XLSX and CSV alone
    if (format !== 'xlsx' && format !== 'csv') {
      throw new GatewayError('BAD_USER_INPUT', { fields: { format: 'notAllowed' } });
    }
    return fileTicket(upstream, exportProposedGoals, { path: { id: pathId(id) }, body: { format } });
  }

  @Mutation(() => GoalProposal, { description: 'Proposes goals for a campaign from what dealers bought.' })
  @Rest(createGoalProposal)
  async createGoalProposal(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('input', () => GoalProposalInput, { description: 'How they are worked out.' }) input: GoalProposalInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key proposes once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<GoalProposal> {
    const call = { path: { id: pathId(campaignId) }, body: proposalBody(input), idempotencyKey };
    return (await upstream.call(createGoalProposal, call)).data.proposal;
  }

  @Mutation(() => GoalsOutcome, {
    description: 'Writes goals that were typed or pasted, at most 5,000: all of them or, where one is no goal, none.',
  })
  @Rest(editProposedGoals)
  async editProposedGoals(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Arg('goals', () => [EditedGoalInput], { description: 'The goals.' }) goals: EditedGoalInput[],
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only say what would change.' }) dryRun: boolean,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<GoalsOutcome> {
    const call = { path: { id: pathId(id) }, body: editedGoalsBody(goals, dryRun) };
    return (await upstream.call(editProposedGoals, call)).data.outcome;
  }

  @Mutation(() => PastedGoals, {
    description:
      "Hands pasted goals of a campaign's dealers, at most 5,000, to the import of goals: those that change or, where one is no goal, none.",
  })
  @Rest(pasteGoals)
  async pasteGoals(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('goals', () => [EditedGoalInput], { description: 'The goals.' }) goals: EditedGoalInput[],
    @Arg('dryRun', () => Boolean, { defaultValue: false, description: 'Only say what would change.' }) dryRun: boolean,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<PastedGoals> {
    const call = { path: { id: pathId(campaignId) }, body: editedGoalsBody(goals, dryRun) };
    return (await upstream.call(pasteGoals, call)).data;
  }

  @Mutation(() => Import, {
    description: 'Hands proposed goals to the import of goals: previewed, applied and undone like any other.',
  })
  @Rest(importProposedGoals)
  async importProposedGoals(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Import> {
    return (await upstream.call(importProposedGoals, { path: { id: pathId(id) } })).data.import;
  }

  @Mutation(() => Boolean, { description: 'Deletes proposed goals; what was applied stays.' })
  @Rest(deleteGoalProposal)
  async deleteGoalProposal(
    @Arg('id', () => ID, { description: 'The number of the proposal.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteGoalProposal, { path: { id: pathId(id) } });
    return true;
  }
}
