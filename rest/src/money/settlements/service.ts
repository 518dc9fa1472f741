/** Settlement runs until they are approved (docs/domain/settlement.md). */
import type { z } from 'zod';
import { rowsByIds } from '../../ground/database/pages.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { SettlementFilter } from '../../ground/database/tables/programme/settlements.js';
import { filteredMember } from '../../people/dealers/service.js';
import { kindOf } from '../../ground/domain/settlement/settle.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { Download } from '../../ground/files/fileContent.js';
import { refuseClosedMonth } from '../ledger/closedMonths.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, refuseStale, refuseWrong } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { lockSums } from '../../figures/sums/sums.js';
import { linesNow, type DealerLine } from './balances.js';
import {
  freezeLines,
  lineSource,
  lineTable,
  totalsOf,
  type LineRow,
  type LinesRequest,
  type LineSource,
} from './lines.js';
import { lineColumns } from './linesExport.js';
import {
  campaignsOfRuns,
  changeSettlement,
  deleteSettlement,
  insertSettlement,
  lockedSettlement,
  membersOfFilters,
  settlementById,
  settlementPage,
  type NamedSettlement,
  type SettlementRow,
} from './queries.js';
import { refuseNotProposed, refuseProposed, refuseWithoutTax } from './refusals.js';
import { kindsOf, refuseDayOutOfTurn, refuseTooLargeDocument } from './rules.js';
import type {
  NewSettlement,
  settlementDetail,
  SettlementDealersFilter,
  SettlementLinesFile,
  SettlementLinesState,
  SettlementLineView,
  SettlementsState,
  SettlementView,
  UpdateSettlement,
} from './schemas.js';
import { settingsNow } from './settings.js';

export type SettlementDetailView = z.output<typeof settlementDetail>;

/** The dependencies of the functions on runs. */
export type SettlementContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/** A page of the runs. */
export async function settlementsTable({ database }: SettlementContext, caller: SignedIn, state: SettlementsState) {
  const { items, total } = await settlementPage(database, state);
  return { items: await viewsOf(database, caller, items), total };
}

/** A run with its totals. @throws Refusal NOT_FOUND */
export async function oneSettlement(
  { database, programmeDay }: SettlementContext,
  caller: SignedIn,
  id: number,
): Promise<SettlementDetailView> {
  return detailOf(database, caller, await foundSettlement(database, id), programmeDay());
}

/**
 * Creates a run as a draft.
 *
 * @throws Refusal BAD_USER_INPUT for a campaign that does not exist or is a draft, a day in the future or before the
 *   first of a campaign, reason monthClosed for one in a closed month, and a member that the caller may not see;
 *   CONFLICT, reason dayOutOfTurn or amountTooLarge
 */
export async function createSettlement(
  { database, clock, programmeDay }: SettlementContext,
  caller: SignedIn,
  input: NewSettlement,
  request: IdempotentRequest | undefined,
): Promise<SettlementDetailView> {
  const now = clock.programmeNow();
  const today = programmeDay();
  const fields = await checkedFields(database, caller, input, today);
  return idempotent(database, request, clock, async (transaction) => {
    const run = await insertSettlement(transaction, { ...fields, createdBy: caller.userId, createdAt: now });
    const { id } = run;
    refuseTooLargeDocument(await linesNow(transaction, run, today), await settingsNow(transaction));
    await recordAudit(transaction, now, [record(caller, id, 'created', { ...fields })]);
    return detailOf(transaction, caller, await foundSettlement(transaction, id), today);
  });
}

/**
 * Changes a draft.
 *
 * @throws Refusal as `createSettlement`; NOT_FOUND; CONFLICT, reason notADraft or staleVersion
 */
export async function updateSettlement(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: UpdateSettlement,
): Promise<SettlementDetailView> {
  const { database, clock, programmeDay } = context;
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    const run = await settlementForUpdate(transaction, id);
    refuseProposed(run);
    refuseStale(version, run);
    const fields = await checkedFields(transaction, caller, input, programmeDay());
    await changeSettlement(transaction, id, fields);
    refuseTooLargeDocument(
      await linesNow(transaction, { ...run, ...fields }, programmeDay()),
      await settingsNow(transaction),
    );
    await recordAudit(transaction, now, [record(caller, id, 'updated', { ...fields })]);
  });
  return oneSettlement(context, caller, id);
}

/** Deletes a draft. @throws Refusal NOT_FOUND; CONFLICT, reason notADraft */
export async function removeSettlement({ database, clock }: SettlementContext, caller: SignedIn, id: number) {
  await database.transaction(async (transaction) => {
    const run = await settlementForUpdate(transaction, id);
    refuseProposed(run);
    await deleteSettlement(transaction, id);
    await recordAudit(transaction, clock.programmeNow(), [record(caller, id, 'deleted', { title: run.title })]);
  });
}

/**
 * Freezes the lines of a draft, with the balances that they were computed from, and the settings for its documents.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason notADraft, nothingToSettle, taxMissing, dayOutOfTurn or amountTooLarge;
 *   BAD_USER_INPUT for a day that is before the first of a campaign whose debts are covered, and with reason monthClosed
 */
export async function proposeSettlement(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
): Promise<SettlementDetailView> {
  const { database, clock, programmeDay } = context;
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    const run = await settlementForUpdate(transaction, id);
    refuseProposed(run);
    // waits for imports that run, so that the frozen lines do not contain half of one
    await lockSums(transaction, 'lines');
    const lines = await linesNow(transaction, run, programmeDay());
    const settled = lines.filter(({ outcome }) => outcome !== 'carriedOver');
    if (settled.length === 0) throw new Refusal('CONFLICT', { reason: 'nothingToSettle' });
    const settings = await settingsNow(transaction);
    refuseWithoutTax(settled, settings);
    refuseWrongDay(run.day, await campaignsOfRuns(transaction, campaignsIn(settled)), programmeDay());
    await refuseClosedMonth(transaction, run.day);
    await refuseDayOutOfTurn(transaction, run.day, kindsOf(settled), programmeDay());
    refuseTooLargeDocument(settled, settings);
    await freezeLines(transaction, id, lines);
    const proposed = { proposedBy: caller.userId, proposedAt: now, settings };
    await changeSettlement(transaction, id, { state: 'proposed', ...proposed });
    await recordAudit(transaction, now, [record(caller, id, 'proposed', { title: run.title })]);
  });
  return oneSettlement(context, caller, id);
}

/** Withdraws a proposed run permanently. @throws Refusal NOT_FOUND; CONFLICT, reason notProposed */
export async function withdrawSettlement(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
): Promise<SettlementDetailView> {
  const now = context.clock.programmeNow();
  await context.database.transaction(async (transaction) => {
    const run = await settlementForUpdate(transaction, id);
    refuseNotProposed(run);
    await changeSettlement(transaction, id, { state: 'withdrawn', decidedBy: caller.userId, decidedAt: now });
    await recordAudit(transaction, now, [record(caller, id, 'withdrawn', { title: run.title })]);
  });
  return oneSettlement(context, caller, id);
}

/** A page of the dealers of a run. @throws Refusal NOT_FOUND */
export async function settlementLinesPage(
  { database, programmeDay }: SettlementContext,
  caller: SignedIn,
  id: number,
  state: SettlementLinesState,
) {
  const { run } = await foundSettlement(database, id);
  const request = { ...state, source: await lineSource(database, run, programmeDay()) };
  const [rows, total] = await Promise.all([
    lineTable.page(database, caller.member, request, state.paginator),
    lineTable.count(database, caller.member, request),
  ]);
  return { items: await lineViews(database, request.source, rows), total };
}

/** All lines of a run that match, as a file. @throws Refusal NOT_FOUND */
export async function settlementLinesDownload(
  { database, programmeDay }: SettlementContext,
  caller: SignedIn,
  id: number,
  { format, ...state }: SettlementLinesFile,
): Promise<Download> {
  const { run } = await foundSettlement(database, id);
  const today = programmeDay();
  // the lines of a draft are computed once for the whole file
  let request: LinesRequest | undefined;
  const requestOnce = async () => (request ??= { ...state, source: await lineSource(database, run, today) });
  return exportedTable(format, { name: run.title, title: 'Liquidazione' }, lineColumns, (reportTotal) =>
    rowsByIds(
      async () => lineTable.ids(database, caller.member, await requestOnce()),
      async (ids) => {
        const rows = await lineTable.byIds(database, caller.member, await requestOnce(), ids);
        const views = await lineViews(database, (await requestOnce()).source, rows);
        return views.map((view) => ({ id: view.dealerId, ...view }));
      },
      reportTotal,
    ),
  );
}

/** A run, its row locked until the transaction ends. @throws Refusal NOT_FOUND */
export async function settlementForUpdate(transaction: Database, id: number): Promise<SettlementRow> {
  const run = await lockedSettlement(transaction, id);
  if (run === undefined) throw notFound();
  return run;
}

async function foundSettlement(database: Database, id: number): Promise<NamedSettlement> {
  const settlement = await settlementById(database, id);
  if (settlement === undefined) throw notFound();
  return settlement;
}

/** The audit record of a run. */
/** Who changes something; null for a command of the operator. */
export interface Actor {
  readonly userId: number | null;
}

export const record = (
  caller: Actor,
  entityId: number | null,
  action: string,
  after: Readonly<Record<string, unknown>>,
) => ({ actorId: caller.userId, entity: 'settlement' as const, entityId, action, before: null, after: { ...after } });

/** The campaigns whose balances the lines contain. */
export const campaignsIn = (lines: readonly Pick<DealerLine, 'parts'>[]) => [
  ...new Set(lines.flatMap(({ parts }) => parts.map(({ campaignId }) => campaignId))),
];

async function checkedFields(
  database: Database,
  caller: SignedIn,
  { campaigns: campaignIds, filter, title, minimum, day }: NewSettlement,
  today: string,
) {
  await filteredMember(database, caller, filter.memberId, 'filter.memberId');
  const campaignById = await campaignsOfRuns(database, campaignIds);
  refuseWrong({
    campaigns: campaignIds.some((id) => !campaignById.has(id))
      ? 'unknown'
      : [...campaignById.values()].some(({ state }) => state === 'draft')
        ? 'invalid'
        : undefined,
  });
  refuseWrongDay(day, campaignById, today);
  await refuseClosedMonth(database, day);
  const kinds = [...campaignById.values()].map(({ settlement }) => kindOf(settlement));
  await refuseDayOutOfTurn(database, day, kinds, today);
  return { title, campaignIds, filter: storedFilter(filter), minimum, day };
}

/** Refuses a day on which no entry may be written: before the first day of a campaign, or in the future. */
function refuseWrongDay(day: string, campaignById: Awaited<ReturnType<typeof campaignsOfRuns>>, today: string): void {
  const isWrong = day > today || [...campaignById.values()].some(({ startsOn }) => day < startsOn);
  refuseWrong({ day: isWrong ? 'invalid' : undefined });
}

function storedFilter({ status, tier, region, province, ...rest }: SettlementDealersFilter): SettlementFilter {
  const lists = Object.entries({ status, tier, region, province }).map(([name, value]) => [name, severalOf(value)]);
  // JSON drops undefined properties
  return JSON.parse(JSON.stringify({ ...Object.fromEntries(lists), ...rest })) as SettlementFilter;
}

async function detailOf(
  database: Database,
  caller: SignedIn,
  settlement: NamedSettlement,
  today: string,
): Promise<SettlementDetailView> {
  const [view] = await viewsOf(database, caller, [settlement]);
  if (view === undefined) throw new Error('A run has a view.');
  const totals = await totalsOf(database, await lineSource(database, settlement.run, today));
  const { taxRate, taxNature, sender } = await settingsNow(database);
  return { ...view, totals, configured: { tax: taxRate !== null || taxNature !== null, sender: sender !== null } };
}

/** Runs as the API returns them; one query each reads their campaigns and the members of their filters. */
async function viewsOf(
  database: Database,
  caller: SignedIn,
  settlements: readonly NamedSettlement[],
): Promise<SettlementView[]> {
  const titles = await campaignsOfRuns(
    database,
    settlements.flatMap(({ run }) => run.campaignIds),
  );
  const memberIds = settlements.flatMap(({ run }) => run.filter.memberId ?? []);
  const links = memberIds.length === 0 ? new Map<number, never>() : await membersOfFilters(database, memberIds);
  return settlements.map(({ run, ...names }) => {
    const { id, title, campaignIds, minimum, day, state, version, createdAt, proposedAt, decidedAt, filter } = run;
    return {
      id,
      title,
      campaigns: campaignIds.map((campaignId) => titleOf(titles, campaignId)),
      filter: filterView(filter, links),
      minimum,
      day,
      state,
      version,
      createdAt: createdAt.toISOString(),
      proposedAt: proposedAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      mayApprove: state === 'proposed' && run.proposedBy !== caller.userId,
      ...names,
    };
  });
}

type Links = Awaited<ReturnType<typeof membersOfFilters>>;

function filterView(
  { status = [], tier = [], region = [], province = [], memberId, joinedOn, stopped }: SettlementFilter,
  links: Links,
): SettlementView['filter'] {
  return {
    // validated when they were saved
    status: status as SettlementView['filter']['status'],
    tier: tier as SettlementView['filter']['tier'],
    region: [...region],
    province: [...province],
    member: (memberId === undefined ? undefined : links.get(memberId)) ?? null,
    joinedFrom: joinedOn?.from ?? null,
    joinedTo: joinedOn?.to ?? null,
    stopped: stopped ?? null,
  };
}

/** A campaign's id and title. */
export const titleOf = (titles: ReadonlyMap<number, { readonly title: string }>, id: number) => ({
  id,
  title: titles.get(id)?.title ?? '',
});

async function lineViews(
  database: Database,
  source: LineSource,
  rows: readonly LineRow[],
): Promise<SettlementLineView[]> {
  const details = await source.detailsOf(rows.map(({ dealerId }) => dealerId));
  const titles = await campaignsOfRuns(database, campaignsIn([...details.values()]));
  return rows.map(({ vatNumber, region, ...row }) => {
    const { parts = [], moves = [] } = details.get(row.dealerId) ?? {};
    return {
      ...row,
      // a check constraint of the table requires them of dealers
      vatNumber: vatNumber as string,
      region: region as string,
      parts: parts.map(({ campaignId, ...part }) => ({ campaign: titleOf(titles, campaignId), ...part })),
      moves: moves.map(({ from, to, amount }) => ({ from: titleOf(titles, from), to: titleOf(titles, to), amount })),
    };
  });
}
