import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  createSimulation,
  deleteSimulation,
  exportSimulation,
  getSimulation,
  listSimulations,
  previewCampaignCost,
  simulationDealers,
} from '../upstream/endpoints.generated.js';
import {
  CampaignCostInput,
  costBody,
  simulationBody,
  SimulationDealersFileInput,
  simulationDealerState,
  SimulationDealerTableInput,
  SimulationInput,
} from './simulations.inputs.js';
import { CampaignCost, Simulation, SimulationDealerPage } from './simulations.types.js';

/** Simulations of campaigns over real sale lines. */
@Resolver()
export class SimulationsResolver {
  @Query(() => [Simulation], { nullable: true, description: 'The simulations of a campaign, the newest first.' })
  @Rest(listSimulations)
  @TypicalRows(5)
  async simulations(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Simulation[]> {
    return (await upstream.call(listSimulations, { path: { id: pathId(campaignId) } })).data.simulations;
  }

  @Query(() => Simulation, { nullable: true, description: 'A simulation.' })
  @Rest(getSimulation)
  async simulation(
    @Arg('id', () => ID, { description: 'The number of the simulation.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Simulation> {
    return (await upstream.call(getSimulation, { path: { id: pathId(id) } })).data.simulation;
  }

  @Query(() => SimulationDealerPage, { nullable: true, description: "A page of the table of a simulation's dealers." })
  @Rest(simulationDealers)
  async simulationDealers(
    @Arg('id', () => ID, { description: 'The number of the simulation.' }) id: string,
    @Arg('input', () => SimulationDealerTableInput, { description: 'The state of the table.' })
    input: SimulationDealerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SimulationDealerPage> {
    const call = { path: { id: pathId(id) }, body: simulationDealerState(input) };
    return (await upstream.call(simulationDealers, call)).data;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All dealers of a simulation as a file.' })
  @Rest(exportSimulation)
  simulationFile(
    @Arg('id', () => ID, { description: 'The number of the simulation.' }) id: string,
    @Arg('input', () => SimulationDealersFileInput, { description: 'Which, in which order and format.' })
    input: SimulationDealersFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportSimulation, {
      path: { id: pathId(id) },
      body: tableFileBody(input, simulationDealerState),
    });
  }

  @Query(() => CampaignCost, {
    nullable: true,
    description: "The cost of rules for a campaign's dealers over a base period; nothing is stored.",
  })
  @Rest(previewCampaignCost)
  async campaignCost(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('input', () => CampaignCostInput, { description: 'The rules.' }) input: CampaignCostInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignCost> {
    const call = { path: { id: pathId(campaignId) }, body: costBody(input) };
    return (await upstream.call(previewCampaignCost, call)).data;
  }

  @Mutation(() => Simulation, { description: 'Has a campaign simulated, in the background.' })
  @Rest(createSimulation)
  async createSimulation(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('input', () => SimulationInput, { description: 'What to simulate.' }) input: SimulationInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key asks once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Simulation> {
    const call = { path: { id: pathId(campaignId) }, body: simulationBody(input), idempotencyKey };
    return (await upstream.call(createSimulation, call)).data.simulation;
  }

  @Mutation(() => Boolean, { description: 'Deletes a simulation; one that is not done is cancelled.' })
  @Rest(deleteSimulation)
  async deleteSimulation(
    @Arg('id', () => ID, { description: 'The number of the simulation.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteSimulation, { path: { id: pathId(id) } });
    return true;
  }
}
