import { addMembers, editGoals, setAccepted } from '../../memberships/membership/memberships.js';
import { lockSums } from '../../sums/sums.js';
import { lockedRules, type CampaignRules } from '../../sums/rules.js';
import type { Database } from '../../database/connections/connection.js';
import type { ImportProblem } from '../../database/tables/work/imports.js';
import { lockTree } from '../../database/tree.js';
import { goalsColumns, goalsRowReader, requiredGoalsColumns } from '../../domain/rows/goalsRow.js';
import { noteFoundMembers, recordChanges } from '../record/changes.js';
import { groupsOf, readAllRows, rowsInError } from '../files/fileRows.js';
import { goalsObstacles, undoGoals } from './goalsUndo.js';
import { listedProblems, type ImportAct, type KindOfImport, type ReadFile } from '../record/kind.js';
import { type GoalsRow, resolveRows } from './goalsRows.js';
import { type CampaignPlan, plansOf, sampleOf, totalsOf, changesOf } from './goalsPlan.js';

const columns = { all: goalsColumns, required: requiredGoalsColumns };

/**
 * Files of goals (docs/domain/imports.md): each row adds a dealer to a campaign or edits its goal, and sets acceptance;
 * 'no' never withdraws one.
 */
export const goalsImport: KindOfImport = {
  columns,
  example: ['Annuale 2025', '01234567897', '120', 'sì'],
  read: async (_context, job, source, { progress }) => {
    const { rows } = await readAllRows(source, columns, (_format, missing) => goalsRowReader(missing), progress);
    return goalsFile(job.id, rows);
  },
  obstacles: goalsObstacles,
  closedCampaigns: () => Promise.resolve([]),
  undo: undoGoals,
  forget: () => Promise.resolve(),
};

function goalsFile(importId: number, rows: readonly GoalsRow[]): ReadFile {
  let last: { readonly problems: readonly ImportProblem[]; readonly plans: readonly CampaignPlan[] } | undefined;
  return {
    check: async (transaction, purpose) => {
      // so that no dealer is deleted, and no sums are made from half an import, before the end
      if (purpose === 'apply') {
        await lockTree(transaction);
        await lockSums(transaction, 'lines');
      }
      const named = await resolveRows(transaction, rows, purpose);
      const plans = await plansOf(transaction, named.goals, purpose);
      last = { problems: named.problems, plans };
      const errorCount = rowsInError(named.problems);
      return {
        rowsRead: rows.length,
        errorCount,
        errors: named.problems.slice(0, listedProblems),
        groups: groupsOf(named.problems),
        sample: sampleOf(named.goals, plans),
        warnings: [],
        prizes: [],
        totals: totalsOf(plans, rows.length - errorCount),
      };
    },
    problems: () => last?.problems ?? [],
    apply: async (transaction, act, progress) => {
      if (last === undefined) throw new Error('An applied import was checked in the same transaction.');
      const right = rows.length - rowsInError(last.problems);
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
