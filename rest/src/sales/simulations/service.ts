import { exportedTable } from '../../ground/files/exports.js';
import type { Download } from '../../ground/files/fileContent.js';
import { campaignExists, type CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import { existingCampaign } from '../../programme/campaigns/campaign/service.js';
import { millionths } from '../../ground/domain/decimal.js';
import { hashOfRules } from '../../ground/domain/incentive/canonicalRules.js';
import { rowsByIds } from '../../ground/database/pages.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { SimulatedRules } from '../../ground/database/tables/programme/simulations.js';
import type { VolumeResult } from '../../ground/domain/incentive/simulation.js';
import { basePeriodOf } from '../proposals/basePeriod.js';
import { proposalOf } from '../proposals/queries.js';
import { simulationColumns } from './simulationExport.js';
import {
  deleteOlderSimulations,
  deleteSimulation,
  insertSimulation,
  linksOf,
  simulationById,
  simulationDealerTable,
  simulationsOf,
  type DealersRequest,
  type NamedSimulation,
  type SimulationDealerRow,
} from './queries.js';
import type {
  SimulationBody,
  SimulationDealersFile,
  SimulationDealersState,
  SimulationPreviewBody,
  SimulationView,
} from './schemas.js';
import { simulate } from './work.js';

/** The dependencies of the functions on simulations. */
export interface SimulationContext extends ServiceContext {
  /** Wakes the worker. */
  readonly wakeSimulations: () => void;
}

/** Maximum number of stored simulations of a campaign: a new one replaces the oldest. */
const mostOfACampaign = 30;

/**
 * Requests a simulation of a campaign's rules, which runs in the background (docs/domain/simulations.md).
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a period that is not over, and for a campaign to compare with or a
 *   proposal that does not exist
 */
export async function requestSimulation(
  context: SimulationContext,
  caller: SignedIn,
  campaignId: number,
  { from, to, volumes, against, proposalId }: SimulationBody,
  request: IdempotentRequest | undefined,
): Promise<SimulationView> {
  const { database, clock } = context;
  const now = clock.programmeNow();
  const campaign = await existingCampaign(database, campaignId);
  const period = basePeriodOf(context, campaign, { from, to });
  if (against !== undefined && !(await campaignExists(database, against))) throw wrongInput({ against: 'unknown' });
  if (proposalId !== undefined && (await proposalOf(database, campaignId, proposalId)) === undefined) {
    throw wrongInput({ proposalId: 'unknown' });
  }
  const rules = rulesOf(campaign);
  const view = await idempotent(database, request, clock, async (transaction) => {
    const { id } = await insertSimulation(transaction, {
      campaignId,
      ...period,
      volumes,
      againstId: against ?? null,
      proposalId: proposalId ?? null,
      rules,
      rulesHash: hashOfRules(rules),
      createdBy: caller.userId,
      createdAt: now,
    });
    await deleteOlderSimulations(transaction, campaignId, mostOfACampaign);
    return oneView(transaction, await foundSimulation(transaction, id), campaign);
  });
  context.wakeSimulations();
  return view;
}

/** The simulations of a campaign, the newest first. @throws Refusal NOT_FOUND */
export async function campaignSimulations({ database }: ServiceContext, campaignId: number): Promise<SimulationView[]> {
  const campaign = await existingCampaign(database, campaignId);
  const namedSimulations = await simulationsOf(database, campaignId);
  return viewsOf(database, namedSimulations, campaign);
}

/** One simulation. @throws Refusal NOT_FOUND */
export async function oneSimulation({ database }: ServiceContext, id: number): Promise<SimulationView> {
  const namedSimulation = await foundSimulation(database, id);
  return oneView(database, namedSimulation, await existingCampaign(database, namedSimulation.simulation.campaignId));
}

/** Deletes a simulation; one that runs stops at its next step. @throws Refusal NOT_FOUND */
export async function removeSimulation({ database }: ServiceContext, id: number): Promise<void> {
  if (!(await deleteSimulation(database, id))) throw notFound();
}

/**
 * A page of a simulation's dealers.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a volume that it does not have
 */
export async function simulationDealersPage(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  state: SimulationDealersState,
) {
  const request = dealersRequest(await foundSimulation(database, id), state);
  const [items, total] = await Promise.all([
    simulationDealerTable.page(database, caller.member, request, state.paginator),
    simulationDealerTable.count(database, caller.member, request),
  ]);
  return { items: items.map(dealerView), total };
}

/** All dealers of a simulation that match, as a file. @throws Refusal as `simulationDealersPage` */
export async function simulationFile(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  { format, ...state }: SimulationDealersFile,
): Promise<Download> {
  const namedSimulation = await foundSimulation(database, id);
  const campaign = await existingCampaign(database, namedSimulation.simulation.campaignId);
  const request = dealersRequest(namedSimulation, state);
  return exportedTable(
    format,
    { name: `Simulazione ${campaign.title}`, title: 'Simulazione' },
    simulationColumns,
    (reportTotal) =>
      rowsByIds(
        () => simulationDealerTable.ids(database, caller.member, request),
        async (ids) => {
          const rows = await simulationDealerTable.byIds(database, caller.member, request, ids);
          return rows.map((row) => ({ id: row.dealerId, ...dealerView(row) }));
        },
        reportTotal,
      ),
  );
}

/**
 * The cost of rules that are not stored, for the editor.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a period that is not over
 */
export async function previewCost(context: ServiceContext, campaignId: number, body: SimulationPreviewBody) {
  const { database } = context;
  const campaign = await existingCampaign(database, campaignId);
  const { volume, incentiveDetail, factorBoostDetail, eligibility } = body;
  const period = basePeriodOf(context, campaign, body);
  const rules = { incentiveDetail, factorBoostDetail, eligibility };
  // no stored simulation has the id 0
  const input = { id: 0, campaignId, ...period, volumes: [volume], againstId: null, proposalId: null, rules };
  const results = await simulate(database, input);
  const [result] = results;
  if (result === undefined) throw new Error('A volume has a result.');
  const links = await linksIn(database, results);
  return { from: period.fromDay, to: period.toDay, result: resultView(result, links) };
}

function rulesOf({ incentiveDetail, factorBoostDetail, eligibility }: CampaignRow): SimulatedRules {
  return { incentiveDetail, factorBoostDetail, eligibility };
}

async function foundSimulation(database: Database, id: number): Promise<NamedSimulation> {
  const namedSimulation = await simulationById(database, id);
  if (namedSimulation === undefined) throw notFound();
  return namedSimulation;
}

function dealersRequest(
  { simulation }: NamedSimulation,
  state: Pick<SimulationDealersState, 'filter' | 'searchTerm' | 'sorting'>,
): DealersRequest {
  const { volume } = state.filter ?? {};
  const place =
    volume === undefined ? 0 : simulation.volumes.findIndex((each) => millionths(each) === millionths(volume));
  if (place < 0) throw wrongInput({ 'filter.volume': 'unknown' });
  return { ...state, simulationId: simulation.id, place };
}

const dealerView = ({ distributor, tier, region, vatNumber, ...row }: SimulationDealerRow) => ({
  ...row,
  // a check constraint of the table requires them of dealers
  region: region as string,
  tier: tier as NonNullable<typeof tier>,
  vatNumber: vatNumber as string,
  distributor,
});

async function oneView(
  database: Database,
  namedSimulation: NamedSimulation,
  campaign: CampaignRow,
): Promise<SimulationView> {
  const [view] = await viewsOf(database, [namedSimulation], campaign);
  if (view === undefined) throw new Error('A simulation has a view.');
  return view;
}

/** Simulations of a campaign as the API returns them; one query reads all their distributors. */
async function viewsOf(
  database: Database,
  namedSimulations: readonly NamedSimulation[],
  campaign: CampaignRow,
): Promise<SimulationView[]> {
  const links = await linksIn(
    database,
    namedSimulations.flatMap(({ simulation }) => simulation.result ?? []),
  );
  const hashNow = hashOfRules(rulesOf(campaign));
  return namedSimulations.map(({ simulation, againstTitle, userName }) => {
    const { id, campaignId, fromDay, toDay, volumes, againstId, proposalId, status, rulesHash, result } = simulation;
    return {
      id,
      campaignId,
      from: fromDay,
      to: toDay,
      volumes,
      against: againstId === null || againstTitle === null ? null : { id: againstId, title: againstTitle },
      proposalId,
      status,
      progress: { done: simulation.progressDone, total: simulation.progressTotal },
      rulesHash,
      rulesChanged: rulesHash !== hashNow,
      createdBy: userName,
      createdAt: simulation.createdAt.toISOString(),
      finishedAt: simulation.finishedAt?.toISOString() ?? null,
      results: result?.map((each) => resultView(each, links)) ?? null,
    };
  });
}

type Links = Awaited<ReturnType<typeof linksOf>>;

/** The distributors of some results. */
function linksIn(database: Database, results: readonly VolumeResult[]): Promise<Links> {
  const ids = results.flatMap(({ byDistributor }) => byDistributor.flatMap(({ distributorId }) => distributorId ?? []));
  return linksOf(database, [...new Set(ids)]);
}

function resultView({ byDistributor, ...result }: VolumeResult, links: Links) {
  return {
    ...result,
    byDistributor: byDistributor.map(({ distributorId, ...share }) => ({
      distributor: (distributorId === null ? undefined : links.get(distributorId)) ?? null,
      ...share,
    })),
  };
}
