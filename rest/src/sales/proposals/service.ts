import { Readable } from 'node:stream';
import type { ExportFormat } from '@gdd/schema/campaigns';
import { sql } from 'drizzle-orm';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import { existingCampaign } from '../../programme/campaigns/campaign/service.js';
import { refuseClosed } from '../../programme/campaigns/campaign/refusals.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { inSnapshot } from '../../ground/database/connections/longTransaction.js';
import { members } from '../../ground/database/tables/people/network.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { proposedGoal } from '../../ground/domain/proposedGoal.js';
import type { Download } from '../../ground/files/fileContent.js';
import { startImport, type ImportContext } from '../imports/service.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { spreadsheet, spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { sumsByDealer } from '../../figures/sums/sums.js';
import { basePeriodOf } from './basePeriod.js';
import {
  activeDealers,
  campaignGoals,
  dealerTiers,
  deleteOlderProposals,
  deleteProposal,
  goalsOf,
  insertProposal,
  lockProposal,
  proposalById,
  proposalRowPage,
  proposalsOf,
  proposedGoals,
  writeGoals,
  type ProposalSummary,
} from './queries.js';
import type { EditedGoals, GoalProposalView, ProposalBody, ProposalRowsState } from './schemas.js';
import { namesIn, readGoals } from './typedGoals.js';

/** Maximum number of stored proposals for a campaign: a new one replaces the oldest. */
const mostOfACampaign = 30;

/**
 * Proposes goals for a campaign from what dealers bought in a base period (docs/domain/simulations.md).
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed; BAD_USER_INPUT for a period that is not over or in which
 *   none of the dealers bought anything, and for a filter that no active dealer matches
 */
export async function proposeGoals(
  context: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  body: ProposalBody,
  request: IdempotentRequest | undefined,
): Promise<GoalProposalView> {
  const { database, clock } = context;
  const now = clock.programmeNow();
  const campaign = await existingCampaign(database, campaignId);
  refuseClosed(campaign);
  const { growth, floor, step } = body;
  const { fromDay, toDay } = basePeriodOf(context, campaign, body);
  const { dealers, sums } = await inSnapshot(database, (snapshot) =>
    baseOf(snapshot, caller, campaign, { startsOn: fromDay, endsOn: toDay }, body.filter),
  );
  if (dealers.length === 0) throw wrongInput({ filter: 'unknown' });
  if (sums.size === 0) throw wrongInput({ from: 'notAllowed' });
  const rows = dealers.map(({ id, tier }) => {
    const baseTires = sums.get(id)?.quantity ?? 0;
    // a check constraint of the table requires a tier of dealers
    const dealerTier = tier as NonNullable<typeof tier>;
    const goal = proposedGoal(baseTires, growth[dealerTier], floor[dealerTier], step);
    return { dealerId: id, baseTires, proposedGoal: goal, goalThreshold: goal };
  });
  return idempotent(database, request, clock, async (transaction) => {
    const values = { campaignId, fromDay, toDay, terms: { growth, floor, step } };
    const id = await insertProposal(transaction, { ...values, createdBy: caller.userId, createdAt: now }, rows);
    await deleteOlderProposals(transaction, campaignId, mostOfACampaign);
    return viewOf(await foundProposal(transaction, id));
  });
}

/** The dealers for whom goals are proposed, and the sums of their eligible lines. */
async function baseOf(
  snapshot: Database,
  caller: SignedIn,
  campaign: CampaignRow,
  period: { readonly startsOn: string; readonly endsOn: string },
  filter: ProposalBody['filter'],
) {
  const condition = activeDealers(caller.member, filter);
  const dealers = await dealerTiers(snapshot, condition);
  const among = sql`${sales.dealerId} in (select ${members.id} from ${members} where ${condition})`;
  // 'open', so that the lines count also for a draft, which has none otherwise
  return { dealers, sums: await sumsByDealer(snapshot, { ...campaign, ...period, state: 'open' }, undefined, among) };
}

/** The proposals for a campaign, the newest first. @throws Refusal NOT_FOUND */
export async function campaignProposals({ database }: ServiceContext, campaignId: number): Promise<GoalProposalView[]> {
  await existingCampaign(database, campaignId);
  return (await proposalsOf(database, campaignId)).map(viewOf);
}

/** One proposal. @throws Refusal NOT_FOUND */
export async function oneProposal({ database }: ServiceContext, id: number): Promise<GoalProposalView> {
  return viewOf(await foundProposal(database, id));
}

/** Deletes a proposal. @throws Refusal NOT_FOUND */
export async function removeProposal({ database }: ServiceContext, id: number): Promise<void> {
  if (!(await deleteProposal(database, id))) throw notFound();
}

/** A page of the rows of a proposal. @throws Refusal NOT_FOUND */
export async function proposalRows(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  state: ProposalRowsState,
) {
  await foundProposal(database, id);
  const { items, total } = await proposalRowPage(database, caller.member, id, state);
  // a check constraint of the table requires them of dealers
  const rows = items.map(({ region, tier, vatNumber, ...row }) => ({
    ...row,
    region: region as string,
    tier: tier as NonNullable<typeof tier>,
    vatNumber: vatNumber as string,
  }));
  return { items: rows, total };
}

/**
 * Stores typed or pasted goals of a proposal, all of them or none; with `dryRun` only reports what they would change.
 *
 * @throws Refusal NOT_FOUND
 */
export async function editProposal({ database }: ServiceContext, id: number, { goals, dryRun }: EditedGoals) {
  return database.transaction(async (transaction) => {
    if ((await lockProposal(transaction, id)) === undefined) throw notFound();
    const { outcome, changed } = readGoals(goals, await goalsOf(transaction, id, namesIn(goals)));
    if (!dryRun && outcome.invalid.length === 0) {
      const written = changed.map(({ dealer: { dealerId }, goalThreshold }) => ({ dealerId, goalThreshold }));
      await writeGoals(transaction, id, written);
    }
    return outcome;
  });
}

/**
 * Starts an import of the goals as a file, which is previewed, applied in one transaction and can be undone like any
 * other import.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed
 */
export async function importProposal(context: ImportContext, caller: SignedIn, id: number) {
  const { database } = context;
  const { proposal } = await foundProposal(database, id);
  const campaign = await existingCampaign(database, proposal.campaignId);
  refuseClosed(campaign);
  return importGoals(context, caller, campaign, goalsRows(database, id, campaignNameInImport(campaign)));
}

/**
 * Starts an import of those typed or pasted goals of a campaign's dealers that change; with `dryRun` only reports what
 * they would change. If one goal is invalid, nothing is imported.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed
 */
export async function pasteGoals(
  context: ImportContext,
  caller: SignedIn,
  campaignId: number,
  { goals, dryRun }: EditedGoals,
) {
  const { database } = context;
  const campaign = await existingCampaign(database, campaignId);
  refuseClosed(campaign);
  const { outcome, changed } = readGoals(goals, await campaignGoals(database, campaignId, namesIn(goals)));
  if (dryRun || outcome.invalid.length > 0 || changed.length === 0) return { outcome, import: null };
  const rows = changed.map(({ dealer: { vatNumber }, goalThreshold }) => ({
    campaign: campaignNameInImport(campaign),
    vatNumber: vatNumber as string,
    goalThreshold,
  }));
  return { outcome, import: (await importGoals(context, caller, campaign, Readable.from(rows))).import };
}

function importGoals(
  context: ImportContext,
  caller: SignedIn,
  campaign: CampaignRow,
  rows: AsyncIterable<GoalsFileRow>,
) {
  const bytes = Readable.from(spreadsheet('csv', sheetName, goalsColumns, rows), { objectMode: false });
  const file = { filename: `${fileName(campaign)}.csv`, contentType: spreadsheetTypes.csv, bytes };
  return startImport(context, caller, 'goals', { kind: 'file', file }, { isGenerated: true });
}

/** The goals as a goals file, which can be edited and imported again. @throws Refusal NOT_FOUND */
export async function proposalFile(
  { database }: ServiceContext,
  id: number,
  format: Extract<ExportFormat, 'xlsx' | 'csv'>,
): Promise<Download> {
  const { proposal } = await foundProposal(database, id);
  const campaign = await existingCampaign(database, proposal.campaignId);
  return {
    filename: `${fileName(campaign)}.${format}`,
    contentType: spreadsheetTypes[format],
    content: {
      kind: 'generated',
      isExport: true,
      chunks: () => spreadsheet(format, sheetName, goalsColumns, goalsRows(database, id, campaign.title)),
    },
  };
}

interface GoalsFileRow {
  readonly campaign: string;
  readonly vatNumber: string;
  readonly goalThreshold: number;
}

const sheetName = 'Obiettivi';
const fileName = ({ title }: CampaignRow) => `Obiettivi ${title}`;
/** The id: another campaign may have the same title, and a title may be another campaign's id. */
const campaignNameInImport = ({ id }: CampaignRow) => String(id);

/** The column names of docs/domain/imports.md. */
const goalsColumns: readonly Column<GoalsFileRow>[] = [
  { header: 'campagna', kind: 'text', value: ({ campaign }) => campaign },
  { header: 'partita_iva', kind: 'text', value: ({ vatNumber }) => vatNumber },
  { header: 'obiettivo', kind: 'integer', value: ({ goalThreshold }) => goalThreshold },
];

async function* goalsRows(database: Database, id: number, campaign: string): AsyncGenerator<GoalsFileRow> {
  for (const { vatNumber, goalThreshold } of await proposedGoals(database, id)) {
    yield { campaign, vatNumber: vatNumber as string, goalThreshold };
  }
}

async function foundProposal(database: Database, id: number): Promise<ProposalSummary> {
  const proposal = await proposalById(database, id);
  if (proposal === undefined) throw notFound();
  return proposal;
}

function viewOf({ proposal, userName, proposed, ...sums }: ProposalSummary): GoalProposalView {
  const { id, campaignId, fromDay, toDay, terms, createdAt } = proposal;
  return {
    id,
    campaignId,
    from: fromDay,
    to: toDay,
    ...terms,
    ...sums,
    raisedToFloor: proposed - sums.grown - sums.rounding,
    editedTires: sums.goals - proposed,
    createdBy: userName,
    createdAt: createdAt.toISOString(),
  };
}
