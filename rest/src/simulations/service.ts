import { exportedTable } from '../files/exports.js';
import type { Download } from '../files/fileContent.js';
import { campaignById, campaignExists, type CampaignRow } from '../campaigns/campaign/queries.js';
import { millionths } from '../domain/decimal.js';
import { yearBefore } from '../domain/periods.js';
import { rowsByIds } from '../database/pages.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, wrongInput } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { inSnapshot } from '../database/connections/longTransaction.js';
import type { Database } from '../database/connections/connection.js';
import type { SimulatedRules } from '../database/tables/programme/simulations.js';
import type { VolumeResult } from '../domain/incentive/simulation.js';
import { proposalOf } from '../proposals/queries.js';
import { simulationColumns } from './simulationExport.js';
import {
  countSimulationDealers,
  deleteSimulations,
  insertSimulation,
  linksOf,
  simulationById,
  simulationDealerIds,
  simulationDealerPage,
  simulationDealersByIds,
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
import { hashOfRules, simulate } from './work.js';

/** The resources of the services of simulations, beside those of every area. */
export interface SimulationContext extends ServiceContext {
  /** Tells the worker that there is work. */
  readonly wakeSimulations: () => void;
}

/** More of one campaign are not stored: the oldest go. */
const mostOfACampaign = 30;

/**
 * Asks for a simulation of a campaign's rules, made in the background (docs/domain/simulations.md).
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
  const now = clock.now();
  const campaign = await foundCampaign(database, campaignId);
  const period = basePeriodOf(campaign, { from, to });
  refuseFuture(context, period);
  if (against !== undefined && !(await campaignExists(database, against))) throw wrongInput({ against: 'unknown' });
  if (proposalId !== undefined && (await proposalOf(database, campaignId, proposalId)) === undefined) {
    throw wrongInput({ proposalId: 'unknown' });
  }
  const rules = rulesOf(campaign);
  const view = await idempotent(database, request, now, async (transaction) => {
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
    const older = (await simulationsOf(transaction, campaignId)).slice(mostOfACampaign);
    if (older.length > 0)
      await deleteSimulations(
        transaction,
        older.map(({ simulation }) => simulation.id),
      );
    return viewOf(transaction, await foundSimulation(transaction, id), campaign);
  });
  context.wakeSimulations();
  return view;
}

/** The simulations of a campaign, the newest first. @throws Refusal NOT_FOUND */
export async function campaignSimulations({ database }: ServiceContext, campaignId: number): Promise<SimulationView[]> {
  const campaign = await foundCampaign(database, campaignId);
  const found = await simulationsOf(database, campaignId);
  return Promise.all(found.map((each) => viewOf(database, each, campaign)));
}

/** One simulation. @throws Refusal NOT_FOUND */
export async function oneSimulation({ database }: ServiceContext, id: number): Promise<SimulationView> {
  const found = await foundSimulation(database, id);
  return viewOf(database, found, await foundCampaign(database, found.simulation.campaignId));
}

/** Deletes one; what is under way ends at its next step. @throws Refusal NOT_FOUND */
export async function removeSimulation({ database }: ServiceContext, id: number): Promise<void> {
  if ((await deleteSimulations(database, [id])) === 0) throw notFound();
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
    simulationDealerPage(database, caller.member, request, state.paginator),
    countSimulationDealers(database, caller.member, request),
  ]);
  return { items: items.map(dealerView), total };
}

/** All of them as a file. @throws Refusal as `simulationDealersPage` */
export async function simulationFile(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  { format, ...state }: SimulationDealersFile,
): Promise<Download> {
  const found = await foundSimulation(database, id);
  const campaign = await foundCampaign(database, found.simulation.campaignId);
  const request = dealersRequest(found, state);
  return exportedTable(
    format,
    { name: `Simulazione ${campaign.title}`, title: 'Simulazione' },
    simulationColumns,
    (tellTotal) =>
      rowsByIds(
        () => simulationDealerIds(database, caller.member, request),
        async (ids) => {
          const rows = await simulationDealersByIds(database, caller.member, request, ids);
          return rows.map((row) => ({ id: row.dealerId, ...dealerView(row) }));
        },
        tellTotal,
      ),
  );
}

/**
 * The cost of rules that need not be stored, for the editor.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a period that is not over
 */
export async function previewCost(context: ServiceContext, campaignId: number, body: SimulationPreviewBody) {
  const { database } = context;
  const campaign = await foundCampaign(database, campaignId);
  const { volume, incentiveDetail, factorBoostDetail, eligibility } = body;
  const period = basePeriodOf(campaign, body);
  refuseFuture(context, period);
  const rules = { incentiveDetail, factorBoostDetail, eligibility };
  const input = { id: 0, campaignId, ...period, volumes: [volume], againstId: null, proposalId: null, rules };
  const [result] = (await inSnapshot(database, (snapshot) => simulate(snapshot, input))).results;
  if (result === undefined) throw new Error('A volume has a result.');
  return { from: period.fromDay, to: period.toDay, result: await resultView(database, result) };
}

function rulesOf({ incentiveDetail, factorBoostDetail, eligibility }: CampaignRow): SimulatedRules {
  return { incentiveDetail, factorBoostDetail, eligibility };
}

function basePeriodOf(
  campaign: CampaignRow,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
) {
  return { fromDay: from ?? yearBefore(campaign.startsOn), toDay: to ?? yearBefore(campaign.endsOn) };
}

/** A base period is over: tyres that are not sold yet simulate nothing. */
function refuseFuture({ programmeDay }: ServiceContext, { toDay }: { readonly toDay: string }): void {
  if (toDay > programmeDay()) throw wrongInput({ to: 'notAllowed' });
}

async function foundCampaign(database: Database, id: number): Promise<CampaignRow> {
  const campaign = await campaignById(database, id);
  if (campaign === undefined) throw notFound();
  return campaign;
}

async function foundSimulation(database: Database, id: number): Promise<NamedSimulation> {
  const found = await simulationById(database, id);
  if (found === undefined) throw notFound();
  return found;
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
  // a check of the table makes sure that a dealer has them
  region: region as string,
  tier: tier as NonNullable<typeof tier>,
  vatNumber: vatNumber as string,
  distributor,
});

async function viewOf(
  database: Database,
  { simulation, againstTitle, userName }: NamedSimulation,
  campaign: CampaignRow,
): Promise<SimulationView> {
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
    rulesChanged: rulesHash !== hashOfRules(rulesOf(campaign)),
    createdBy: userName,
    createdAt: simulation.createdAt.toISOString(),
    finishedAt: simulation.finishedAt?.toISOString() ?? null,
    results: result === null ? null : await Promise.all(result.map((each) => resultView(database, each))),
  };
}

async function resultView(database: Database, { byDistributor, ...result }: VolumeResult) {
  const links = await linksOf(
    database,
    byDistributor.flatMap(({ distributorId }) => distributorId ?? []),
  );
  return {
    ...result,
    byDistributor: byDistributor.map(({ distributorId, ...share }) => ({
      distributor: (distributorId === null ? undefined : links.get(distributorId)) ?? null,
      ...share,
    })),
  };
}
