import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => [Simulation], rest.listSimulations)
  @TypicalRows(5)
  async simulations(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Simulation[]> {
    return (await upstream.call(rest.listSimulations, { path: { id: campaignId } })).data.simulations;
  }

  @RestQuery(() => Simulation, rest.getSimulation)
  async simulation(@PathId('simulation') id: number, @Upstream() upstream: UpstreamRequest): Promise<Simulation> {
    return (await upstream.call(rest.getSimulation, { path: { id } })).data.simulation;
  }

  @RestQuery(() => SimulationDealerPage, rest.simulationDealers)
  async simulationDealers(
    @PathId('simulation') id: number,
    @Input(SimulationDealerTableInput, 'The state of the table.') input: SimulationDealerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SimulationDealerPage> {
    const call = { path: { id }, body: simulationDealerState(input) };
    return (await upstream.call(rest.simulationDealers, call)).data;
  }

  @RestQuery(() => FileTicket, rest.exportSimulation)
  simulationFile(
    @PathId('simulation') id: number,
    @Input(SimulationDealersFileInput, 'The filter, order and format of the file.') input: SimulationDealersFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportSimulation, {
      path: { id },
      body: tableFileBody(input, simulationDealerState),
    });
  }

  @RestQuery(() => CampaignCost, rest.previewCampaignCost)
  async campaignCost(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Input(CampaignCostInput, 'The rules.') input: CampaignCostInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignCost> {
    const call = { path: { id: campaignId }, body: costBody(input) };
    return (await upstream.call(rest.previewCampaignCost, call)).data;
  }

  @RestMutation(() => Simulation, rest.createSimulation)
  async createSimulation(
    @PathId('campaign', 'campaignId') campaignId: number,
    @Input(SimulationInput, 'What to simulate.') input: SimulationInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Simulation> {
    const call = { path: { id: campaignId }, body: simulationBody(input), idempotencyKey };
    return (await upstream.call(rest.createSimulation, call)).data.simulation;
  }

  @RestMutation(() => Boolean, rest.deleteSimulation)
  async deleteSimulation(@PathId('simulation') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteSimulation, { path: { id } });
    return true;
  }
}
