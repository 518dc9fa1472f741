/** The planners by REST and by GraphQL. */
import type { Office } from './office.js';
import type { Planner } from './planFigures.js';
import type { Services } from './services.js';

const pageSize = 100;

export function restPlanner(office: Office): Planner {
  return {
    simulate: async (campaignId, input) =>
      (await office.call<{ simulation: { id: number } }>('POST', `/campaigns/${campaignId}/simulations`, input))
        .simulation.id,
    results: async (id) => {
      const { simulation } = await office.call<{
        simulation: { status: string; results: Awaited<ReturnType<Planner['results']>> | null };
      }>('GET', `/simulations/${id}`);
      if (simulation.status === 'failed') throw new Error('The simulation failed.');
      return simulation.results ?? undefined;
    },
    dealers: (id, volume, page) =>
      office.call('POST', `/simulations/${id}/dealers`, { filter: { volume }, paginator: { page, pageSize } }),
    propose: async (campaignId, input) =>
      (await office.call<{ proposal: { id: number } }>('POST', `/campaigns/${campaignId}/proposals`, input)).proposal
        .id,
    goals: (id, page) => office.call('POST', `/proposals/${id}/goals`, { paginator: { page, pageSize } }),
  };
}

export function graphqlPlanner(services: Services): Planner {
  return {
    simulate: async (campaignId, input) =>
      (
        await services.send<{ createSimulation: { id: string } }>(
          `mutation ($campaignId: ID!, $input: SimulationInput!) {
            createSimulation(campaignId: $campaignId, input: $input, idempotencyKey: "denaro-simulation") { id }
          }`,
          { campaignId, input },
        )
      ).createSimulation.id,
    results: async (id) => {
      const { simulation } = await services.send<{
        simulation: { status: string; results: Awaited<ReturnType<Planner['results']>> | null };
      }>(
        `query ($id: ID!) { simulation(id: $id) { status results {
          dealers withTires goalReached unlocked tires accumulated expendable distribution
          against { winners losers same difference }
        } } }`,
        { id },
      );
      if (simulation.status === 'FAILED') throw new Error('The simulation failed.');
      return simulation.results ?? undefined;
    },
    dealers: async (id, volume, page) =>
      (
        await services.send<{ simulationDealers: Awaited<ReturnType<Planner['dealers']>> }>(
          `query ($id: ID!, $input: SimulationDealerTableInput!) { simulationDealers(id: $id, input: $input) {
            total items { vatNumber tires accumulated expendable difference }
          } }`,
          { id, input: { filter: { volume }, page, pageSize } },
        )
      ).simulationDealers,
    propose: async (campaignId, input) =>
      (
        await services.send<{ createGoalProposal: { id: string } }>(
          `mutation ($campaignId: ID!, $input: GoalProposalInput!) {
            createGoalProposal(campaignId: $campaignId, input: $input, idempotencyKey: "denaro-goals") { id }
          }`,
          { campaignId, input },
        )
      ).createGoalProposal.id,
    goals: async (id, page) =>
      (
        await services.send<{ proposedGoals: Awaited<ReturnType<Planner['goals']>> }>(
          `query ($id: ID!, $input: ProposalRowTableInput!) { proposedGoals(id: $id, input: $input) {
            total items { vatNumber goalThreshold }
          } }`,
          { id, input: { page, pageSize } },
        )
      ).proposedGoals,
  };
}
