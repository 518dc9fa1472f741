import type { CampaignState } from '@gdd/schema/campaigns';
import { sampleSize } from '@gdd/schema/imports';
import { addMembers, editGoals, setAccepted } from '../memberships/memberships.js';
import { lockSums } from '../sums/sums.js';
import { lockedRules, type CampaignRules } from '../sums/rules.js';
import type { Database } from '../database/connection.js';
import type { ImportProblem, ImportSampleRow, ImportTotals } from '../database/schema.js';
import { lockTree } from '../database/tree.js';
import { problemIn, type Wrong } from '../domain/cells.js';
import { goalsColumns, readGoalsRow, type GoalLine, type GoalsColumn } from '../domain/goalsRow.js';
import { oneLine } from '../domain/text.js';
import { noteFoundMembers, recordChanges, type RecordedChange } from './changes.js';
import { groupsOf, holdRows, type HeldRow } from './fileRows.js';
import {
  allCampaigns,
  dealersByVatNumbers,
  membershipsOf,
  type MembershipState,
  type NamedCampaign,
} from './goalsQueries.js';
import { goalsObstacles, undoGoals } from './goalsUndo.js';
import { listedProblems, type ImportAct, type KindOfImport, type ReadFile } from './kind.js';
import { problemOf, wholeRow } from './tableFile.js';

/**
 * Files of goals (docs/domain/imports.md): each row adds a dealer to a campaign or edits its goal, and sets acceptance;
 * 'no' never withdraws one.
 */
export const goalsImport: KindOfImport = {
  columns: goalsColumns,
  example: ['Annuale 2025', '01234567897', '120', 'sì'],
  read: async (_context, job, source, { progress }) => {
    const rows = await holdRows(source, goalsColumns, () => readGoalsRow, progress);
    return goalsFile(job.id, rows);
  },
  obstacles: goalsObstacles,
  undo: undoGoals,
  forget: () => Promise.resolve(),
};

type GoalsRow = HeldRow<GoalLine, GoalsColumn>;

/** A row whose campaign and dealer are known. */
interface Goal {
  readonly row: number;
  readonly campaignId: number;
  readonly title: string;
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly goalThreshold: number;
  readonly accepted: boolean;
}

/** The changes in one campaign. */
interface CampaignPlan {
  readonly campaignId: number;
  /** How the dealers of the file stand in the campaign, those that are in it. */
  readonly members: ReadonlyMap<number, MembershipState>;
  readonly added: readonly Goal[];
  /** With the goal that it has now. */
  readonly edited: readonly (Goal & { readonly goalBefore: number })[];
  /** Those that had not accepted, the added among them. */
  readonly accepted: readonly Goal[];
}

function goalsFile(importId: number, rows: readonly GoalsRow[]): ReadFile {
  let last: { readonly problems: readonly ImportProblem[]; readonly plans: readonly CampaignPlan[] } | undefined;
  return {
    check: async (transaction, purpose) => {
      // so that no dealer is deleted, and no sums are made from half an import, before the end
      if (purpose === 'apply') {
        await lockTree(transaction);
        await lockSums(transaction, 'lines');
      }
      const named = await resolved(transaction, rows, purpose);
      const plans = await plansOf(transaction, named.goals, purpose);
      last = { problems: named.problems, plans };
      return {
        rowsRead: rows.length,
        errorCount: named.problems.length,
        errors: named.problems.slice(0, listedProblems),
        groups: groupsOf(named.problems),
        sample: sampleOf(named.goals, plans),
        totals: totalsOf(plans, rows.length - named.problems.length),
      };
    },
    problems: () => last?.problems ?? [],
    apply: async (transaction, act, progress) => {
      if (last === undefined) throw new Error('What is applied was checked in the same transaction.');
      const right = rows.length - last.problems.length;
      let done = 0;
      for (const plan of last.plans) {
        await write(transaction, importId, plan, act);
        done += plan.added.length + plan.edited.length;
        progress(done, right);
      }
      return totalsOf(last.plans, right);
    },
  };
}

function totalsOf(plans: readonly CampaignPlan[], rightRows: number): ImportTotals {
  const created = plans.reduce((sum, { added }) => sum + added.length, 0);
  const updated = plans.reduce((sum, plan) => sum + changedDealers(plan).length, 0);
  return { created, updated, unchanged: rightRows - created - updated, months: [] };
}

/** The first rows that change something. */
function sampleOf(goals: readonly Goal[], plans: readonly CampaignPlan[]): ImportSampleRow[] {
  const membersById = new Map(plans.map(({ campaignId, members }) => [campaignId, members]));
  const sample: ImportSampleRow[] = [];
  for (const { row, campaignId, title, dealerId, code, businessName, goalThreshold, accepted } of goals) {
    const current = membersById.get(campaignId)?.get(dealerId);
    const terms = { goalThreshold, accepted: accepted || current?.accepted === true };
    if (current?.goalThreshold === terms.goalThreshold && current.accepted === terms.accepted) continue;
    const who = { title, code, businessName };
    sample.push({ row, before: current === undefined ? null : { ...who, ...current }, after: { ...who, ...terms } });
    if (sample.length === sampleSize) break;
  }
  return sample;
}

/** Who was in the campaign before, and has another goal or acceptance now. */
function changedDealers({ added, edited, accepted }: CampaignPlan): number[] {
  const isNew = new Set(added.map(({ dealerId }) => dealerId));
  const changed = new Set([...edited, ...accepted].map(({ dealerId }) => dealerId));
  return [...changed].filter((dealerId) => !isNew.has(dealerId));
}

/** The goals that the right rows set, each once, and what is wrong in the others. */
async function resolved(
  transaction: Database,
  rows: readonly GoalsRow[],
  purpose: 'preview' | 'apply',
): Promise<{ readonly goals: readonly Goal[]; readonly problems: readonly ImportProblem[] }> {
  const campaigns = new CampaignNames(await allCampaigns(transaction));
  if (purpose === 'apply') await campaigns.keep(transaction, rows);
  const vatNumbers = new Set(rows.flatMap(({ values }) => (values.vatNumber === undefined ? [] : [values.vatNumber])));
  const dealers = await dealersByVatNumbers(transaction, [...vatNumbers]);
  const firstRows = new Map<string, GoalsRow>();
  const goals: Goal[] = [];
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const { campaign, vatNumber, goalThreshold, accepted } = row.values;
    const found = campaign === undefined ? undefined : campaigns.find(campaign);
    const dealer = vatNumber === undefined ? undefined : dealers.get(vatNumber);
    const key = found?.campaign && dealer?.id ? `${found.campaign.id} ${dealer.id}` : undefined;
    const first = key === undefined ? undefined : firstRows.get(key);
    if (key !== undefined && first === undefined) firstRows.set(key, row);
    const repeated = first === undefined || sameValues(first, row) ? undefined : repeatedAt(first.row);
    const known: Partial<Record<GoalsColumn, Wrong | undefined>> = {
      campagna: found?.problem ?? repeated,
      partita_iva: vatNumber === undefined ? undefined : (dealer?.problem ?? (dealer ? undefined : unknownDealer)),
    };
    const problem = firstProblem(row, known);
    if (problem !== undefined) problems.push(problem);
    else if (first === undefined && found?.campaign && dealer?.id && goalThreshold !== undefined) {
      const { id: campaignId, title } = found.campaign;
      const { id: dealerId, code, businessName } = dealer;
      const terms = { goalThreshold, accepted: accepted === true };
      goals.push({ row: row.row, campaignId, title, dealerId, code, businessName, ...terms });
    }
  }
  return { goals, problems };
}

const unknownDealer: Wrong = { reason: 'unknownVatNumber' };
const repeatedAt = (row: number): Wrong => ({ reason: 'repeatedDealer', parameters: { row } });

function sameValues(one: GoalsRow, other: GoalsRow): boolean {
  const said = ({ values: { goalThreshold, accepted }, problem }: GoalsRow) =>
    JSON.stringify([goalThreshold, accepted, problem?.column, problem?.value]);
  return said(one) === said(other);
}

/** The problem of the column that stands first in the table: the row's own, or one that the others know. */
function firstProblem(
  { row, cells, problem }: GoalsRow,
  known: Partial<Record<GoalsColumn, Wrong | undefined>>,
): ImportProblem | undefined {
  if (problem?.column === wholeRow) return problemOf(row, problem, problem.value);
  for (const [place, column] of goalsColumns.entries()) {
    const wrong = problem?.column === column ? problem : known[column];
    if (wrong !== undefined) return problemOf(row, problemIn(column, wrong), cells[place] ?? '');
  }
  return undefined;
}

/** Campaigns as a file names them: a number that is one's id means that one, whatever titles there are. */
class CampaignNames {
  private readonly byId: ReadonlyMap<string, NamedCampaign>;
  private readonly byTitle = new Map<string, NamedCampaign[]>();
  private readonly stateById = new Map<number, CampaignState>();

  constructor(campaigns: readonly NamedCampaign[]) {
    this.byId = new Map(campaigns.map((campaign) => [String(campaign.id), campaign]));
    for (const campaign of campaigns) {
      this.stateById.set(campaign.id, campaign.state);
      // as the cells of a file are read: composed, and without the spaces that nobody sees
      const title = oneLine(campaign.title);
      const others = this.byTitle.get(title);
      if (others === undefined) this.byTitle.set(title, [campaign]);
      else others.push(campaign);
    }
  }

  /** Keeps the campaigns that rows name as they are until the transaction ends: open or closed. */
  async keep(transaction: Database, rows: readonly GoalsRow[]): Promise<void> {
    const named = rows.flatMap(({ values }) => this.named(values.campaign ?? ''));
    for (const id of [...new Set(named.map((campaign) => campaign.id))].sort((a, b) => a - b)) {
      const rules = await lockedRules(transaction, id, 'share');
      if (rules !== undefined) this.stateById.set(id, rules.state);
    }
  }

  find(name: string): { readonly campaign?: NamedCampaign; readonly problem?: Wrong } {
    const [campaign, ...others] = this.named(name);
    if (campaign === undefined) return { problem: { reason: 'unknownCampaign' } };
    if (others.length > 0) return { problem: { reason: 'ambiguousCampaign' } };
    const isClosed = this.stateById.get(campaign.id) === 'closed';
    return isClosed ? { problem: { reason: 'campaignClosed' } } : { campaign };
  }

  private named(name: string): readonly NamedCampaign[] {
    const byId = this.byId.get(name);
    return byId === undefined ? (this.byTitle.get(name) ?? []) : [byId];
  }
}

async function plansOf(
  transaction: Database,
  goals: readonly Goal[],
  purpose: 'preview' | 'apply',
): Promise<CampaignPlan[]> {
  const byCampaign = new Map<number, Goal[]>();
  for (const goal of goals) {
    const others = byCampaign.get(goal.campaignId);
    if (others === undefined) byCampaign.set(goal.campaignId, [goal]);
    else others.push(goal);
  }
  const plans: CampaignPlan[] = [];
  for (const [campaignId, ofCampaign] of [...byCampaign].sort(([a], [b]) => a - b)) {
    const members = await membershipsOf(
      transaction,
      campaignId,
      ofCampaign.map(({ dealerId }) => dealerId),
      purpose,
    );
    plans.push({
      campaignId,
      members,
      added: ofCampaign.filter(({ dealerId }) => !members.has(dealerId)),
      edited: ofCampaign.flatMap((goal) => {
        const goalBefore = members.get(goal.dealerId)?.goalThreshold;
        return goalBefore === undefined || goalBefore === goal.goalThreshold ? [] : [{ ...goal, goalBefore }];
      }),
      accepted: ofCampaign.filter(({ dealerId, accepted }) => accepted && members.get(dealerId)?.accepted !== true),
    });
  }
  return plans;
}

async function write(transaction: Database, importId: number, plan: CampaignPlan, act: ImportAct): Promise<void> {
  const rules: CampaignRules | undefined = await lockedRules(transaction, plan.campaignId, 'share');
  if (rules === undefined) throw new Error('The campaign was checked and is gone.');
  await addMembers(transaction, act, rules, plan.added);
  await editGoals(transaction, act, rules, plan.edited);
  await setAccepted(
    transaction,
    act,
    rules,
    plan.accepted.map(({ dealerId }) => dealerId),
  );
  await noteFoundMembers(transaction, importId, [...plan.members.keys()], plan.campaignId);
  await recordChanges(transaction, importId, changesOf(plan));
}

function changesOf(plan: CampaignPlan): RecordedChange[] {
  const { campaignId } = plan;
  const goalBefore = new Map(plan.edited.map((goal) => [goal.dealerId, goal]));
  const hasAccepted = new Set(plan.accepted.map(({ dealerId }) => dealerId));
  return [
    ...plan.added.map(({ dealerId, goalThreshold, accepted }) => ({
      memberId: dealerId,
      campaignId,
      before: null,
      after: { goalThreshold, accepted },
    })),
    ...changedDealers(plan).map((dealerId) => {
      const edit = goalBefore.get(dealerId);
      const accepts = hasAccepted.has(dealerId);
      return {
        memberId: dealerId,
        campaignId,
        before: { ...(edit && { goalThreshold: edit.goalBefore }), ...(accepts && { accepted: false }) },
        after: { ...(edit && { goalThreshold: edit.goalThreshold }), ...(accepts && { accepted: true }) },
      };
    }),
  ];
}
